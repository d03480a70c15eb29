// Prints the result of a run: the table, the flaky tests and the failures, and writes a report of the same.
import { mkdirSync, writeFileSync } from 'node:fs'
import { duration, fail, inRoot } from '../say.mjs'
import { workTitle } from './plan.mjs'
import { excerpt, titleOf } from './rerun.mjs'

const SUMMARY = '.cache/test-report'

/** @typedef {import('./run.mjs').Result} Result */

function stateOf(results, failed, missing) {
  const isBad = ({ stopped, errors, failures }) =>
    stopped || errors.length > 0 || failures.some((one) => failed.includes(one))
  if (results.some(isBad)) return 'FAILED'
  if (missing || results.length === 0) return 'not run'
  return results.some(({ failures }) => failures.length > 0) ? 'flaky' : 'ok'
}

/**
 * The time of each stage on all machines together, and at the end the time of the whole run.
 * @param {{ stages: string[], results: Result[], failed: import('./report.mjs').Failure[], total: number,
 * missing?: string[] }} run `missing`: stages of which a part did not run
 * @returns {string[]}
 */
export function tableLines({ stages, results, failed, total, missing = [] }) {
  const rows = stages.map((name) => {
    const own = results.filter((one) => one.name === name)
    const state = stateOf(own, failed, missing.includes(name))
    const tests = own.reduce((sum, one) => sum + (one.tests ?? 0), 0)
    const took = own.length > 0 ? duration(own.reduce((sum, one) => sum + one.took, 0)) : ''
    const count = own.some((one) => one.tests) ? `${tests} tests` : ''
    return `  ${name.padEnd(12)} ${state.padEnd(8)} ${took.padStart(9)}  ${count}`.trimEnd()
  })
  return [...rows, `  ${'all'.padEnd(21)} ${duration(total).padStart(9)}`]
}

/** Writes the flaky tests and the failures to `.cache/test-report.md` for people and `.json` for programs. */
export function keep(outcome, results, table) {
  const part = (title, failures) =>
    failures.length === 0
      ? []
      : [`## ${title}`, ...failures.map((one) => `### ${titleOf(one)}\n\n~~~\n${one.message}\n~~~`)]
  const stages = results.map(({ name, part, took, tests = 0 }) => ({
    name: workTitle({ stage: name, part }),
    ms: Math.round(took),
    tests,
  }))
  const words = [
    `# Test run: ${outcome.ok ? 'passed' : 'failed'}`,
    `~~~\n${table.join('\n')}\n~~~`,
    ...outcome.why,
    ...part('Flaky', outcome.flaky),
    ...part('Failed', outcome.failed),
  ]
  mkdirSync(inRoot('.cache'), { recursive: true })
  writeFileSync(inRoot(`${SUMMARY}.json`), `${JSON.stringify({ ...outcome, stages }, null, 2)}\n`)
  writeFileSync(inRoot(`${SUMMARY}.md`), `${words.join('\n\n')}\n`)
}

/** Prints the flaky tests and the failures; for a run that is not ok, ends with the reasons. */
export function printOutcome({ ok, flaky, failed, why }) {
  for (const one of flaky) console.log(`\nFLAKY  ${titleOf(one)}\n${excerpt(one.message)}`)
  for (const one of failed) console.log(`\nFAILED ${titleOf(one)}\n${excerpt(one.message)}`)
  if (flaky.length + failed.length > 0) console.log(`\nThe whole messages: ${SUMMARY}.md`)
  if (!ok) fail(`\nThe run failed: ${why.join('; ')}.`)
}
