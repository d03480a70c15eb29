// What a stage's tools report, and what is read from it. Pure, but for the two functions that touch a file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * @typedef {{ project: string, file: string, name: string, ms: number, line?: number, message?: string }} Test
 *   one test; a message says why it failed, and `line` is known of journeys only
 * @typedef {{ project: string, file: string, ms: number, tests: number, message?: string }} TestFile
 *   milliseconds with and without set-up and imports; a message says that the file itself failed
 * @typedef {{ files: TestFile[], tests: Test[], errors: string[] }} Report
 *   `errors` belong to no test
 * @typedef {{ stage: string, project: string, file: string, name?: string, line?: number, message: string }} Failure
 *   without a name the whole file failed
 */

/** Called by the reporters inside the tools. @param {Report} report */
export function writeReport(report) {
  const path = process.env.TEST_REPORT
  if (!path) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(report))
}

/** @param {string} path @returns {Report | undefined} undefined where the tool died before it could report */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * What failed, one entry per test; the tests of a file that failed as a whole are not named one by one.
 * @param {string} stage @param {Report} report @returns {Failure[]}
 */
export function failuresOf(stage, { files, tests }) {
  const broken = files.filter(({ message }) => message !== undefined)
  const isBroken = ({ project, file }) =>
    broken.some((one) => one.project === project && one.file === file)
  return [
    ...broken.map(({ project, file, message = '' }) => ({ stage, project, file, message })),
    ...tests
      .filter((test) => test.message !== undefined && !isBroken(test))
      .map(({ project, file, name, line, message = '' }) => ({
        stage,
        project,
        file,
        name,
        ...(line !== undefined && { line }),
        message,
      })),
  ]
}

/**
 * Errors as a person reads them: the message, then the places in our own files.
 * @param {{ message?: string, stack?: string, value?: string }[]} errors
 */
export const messageOf = (errors) =>
  errors
    .map(({ message, stack = '', value }) => {
      const words = (message ?? value ?? stack).replace(COLOURS, '').replace(STORYBOOK_LINK, '')
      const places = stack
        .replace(COLOURS, '')
        .split('\n')
        .filter(
          (line) => /^\s+at /.test(line) && !/node_modules|node:|__vitest|<anonymous>/.test(line),
        )
      return [words.trim(), ...places].join('\n')
    })
    .join('\n\n')

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const STORYBOOK_LINK = /^\s*Click to debug the error directly in Storybook: .*$/m

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8)
const slowest = (entries, count) => entries.toSorted((a, b) => b.ms - a.ms).slice(0, count)
const shorten = (text, length = 100) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

/**
 * The slowest tests, and the slowest files where the tool knows what a file costs.
 * @param {Report} report @param {number} [count] @returns {string[]} lines
 */
export function slowLines({ files, tests }, count = 10) {
  const lines = slowest(tests, count).map(
    ({ ms, file, name, project }) =>
      `  ${seconds(ms)}  ${shorten(`${placeOf(file)} › ${name}${mark(project)}`)}`,
  )
  const costly = slowest(files, count).map(
    ({ ms, tests: own, file }) =>
      `  ${seconds(ms)}  ${placeOf(file)} (tests ${seconds(own).trim()})`,
  )
  return [
    ...(lines.length > 0 ? ['  slowest tests', ...lines] : []),
    ...(costly.length > 0 ? ['  slowest files, with set-up and imports', ...costly] : []),
  ]
}

const placeOf = (file) => file.replace(/^(tests|stories|e2e)\//, '')
const mark = (project) => (project === 'phone' ? ' [phone]' : '')
