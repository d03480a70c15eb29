// Chooses the failing tests that run once more, names them for their tool, and decides the result of the run. Pure.

/** @typedef {import('./report.mjs').Failure} Failure */

/** Up to this many tests may pass only the second time; more of them fail the run. */
export const FLAKY_ALLOWED = 3

/** With more failures than this, no test is run again: so many have a common cause and are not flaky. */
export const RERUN_AT_MOST = 10

/** A text as a regular expression that matches only this text; Playwright treats `/…/` as one. */
export const escapePattern = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/**
 * Vitest's arguments for one failing test, or for one whole file.
 * @param {Failure} failure @returns {string[]}
 */
export function vitestArgs({ project, file, name }) {
  // A browser project is reported with the name of the browser: `stories (chromium)`.
  const only = ['--project', project.replace(/ \(.*\)$/, ''), file]
  return name === undefined ? only : [...only, '--testNamePattern', `^${escapePattern(name)}$`]
}

/**
 * Playwright's arguments for one failing journey.
 * @param {Failure} failure @returns {string[]}
 */
export function playwrightArgs({ project, file, name, line }) {
  // One line may define several tests in a loop, so the title selects the test.
  const place = line === undefined ? file : `${file}:${line}`
  return [
    place,
    '--project',
    project,
    ...(name === undefined ? [] : ['--grep', escapePattern(name)]),
  ]
}

/** @param {Failure[]} failures @returns {Failure[]} the ones to run once more */
export const toRerun = (failures) => (failures.length > RERUN_AT_MOST ? [] : failures)

/**
 * Decides the result of a run.
 * @param {{ stopped?: string, errors: string[], failures: Failure[], passedAgain: Set<Failure> }} run
 * `stopped`: the stage that stopped the run; `errors`: failures that belong to no test
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
