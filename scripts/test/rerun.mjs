// Which failing tests run once more, how they are named to their tool, and what the whole run comes to. Pure.

/** @typedef {import('./report.mjs').Failure} Failure */

/** So many tests may pass only the second time; more fail the run. */
export const FLAKY_ALLOWED = 3

/** With more failures than this nothing is run again: that many are a fault and not chance. */
export const RERUN_AT_MOST = 10

/** A text as a regular expression that matches it and nothing else; Playwright takes `/…/` for one. */
export const escapePattern = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/**
 * The arguments with which Vitest runs one failing test, or one whole file.
 * @param {Failure} failure @returns {string[]}
 */
export function vitestArgs({ project, file, name }) {
  // A project of a browser is reported with the browser's name: `stories (chromium)`.
  const only = ['--project', project.replace(/ \(.*\)$/, ''), file]
  return name === undefined ? only : [...only, '--testNamePattern', `^${escapePattern(name)}$`]
}

/**
 * The arguments with which Playwright runs one failing journey.
 * @param {Failure} failure @returns {string[]}
 */
export function playwrightArgs({ project, file, name, line }) {
  // A line may hold a loop of tests: the title chooses among them.
  const place = line === undefined ? file : `${file}:${line}`
  return [
    place,
    '--project',
    project,
    ...(name === undefined ? [] : ['--grep', escapePattern(name)]),
  ]
}

/** @param {Failure[]} failures @returns {Failure[]} the ones that run once more */
export const toRerun = (failures) => (failures.length > RERUN_AT_MOST ? [] : failures)

/**
 * What the run comes to.
 * @param {{ stopped?: string, errors: string[], failures: Failure[], passedAgain: Set<Failure> }} run
 *   `stopped`: the stage that stopped the run; `errors`: what failed without a test that could run again
 * @returns {{ ok: boolean, flaky: Failure[], failed: Failure[], why: string[] }}
 */
export function outcomeOf({ stopped, errors, failures, passedAgain }) {
  const flaky = failures.filter((failure) => passedAgain.has(failure))
  const failed = failures.filter((failure) => !passedAgain.has(failure))
  const why = [
    ...(stopped ? [`stage "${stopped}" failed`] : []),
    ...errors,
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...(flaky.length > FLAKY_ALLOWED
      ? [`${flaky.length} are flaky, and at most ${FLAKY_ALLOWED} may be`]
      : []),
  ]
  return { ok: why.length === 0, flaky, failed, why }
}

/** `unit tests/a.test.ts › name` @param {Failure} failure */
export const titleOf = ({ stage, file, line, name, project }) =>
  [
    `${stage} ${file}${line === undefined ? '' : `:${line}`}${project === 'phone' ? ' [phone]' : ''}`,
    ...(name === undefined ? [] : [name]),
  ].join(' › ')

/** The beginning of a message, indented. */
export const excerpt = (message, lines = 8) =>
  message
    .trim()
    .split('\n')
    .slice(0, lines)
    .map((line) => `      ${line.slice(0, 200)}`)
    .join('\n')
