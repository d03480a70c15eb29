// The result of `npm run contract -- lint`.

/**
 * Null where all rules are kept. A test run that did not finish has judged nothing.
 * @param {{ problems: number, code: number, output: string }} found `output` and `code` are those of the tests
 * @returns {string | null}
 */
export function verdictOf({ problems, code, output }) {
  if (problems > 0 || /AssertionError/.test(output)) return 'The contract breaks rules.'
  if (code === 0) return null
  return /timed out/i.test(output)
    ? 'A test of the rules timed out, so it is not known whether the contract keeps them: run it again when the machine has less to do.'
    : 'The tests of the rules did not come to their end, so it is not known whether the contract keeps them.'
}
