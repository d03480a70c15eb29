// Reads and writes the reports of a stage's tools. Pure except for the two functions that access a file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * @typedef {{ project: string, file: string, name: string, ms: number, line?: number, message?: string }} Test
 * one test; `message` says why it failed, and `line` is known for journeys only
 * @typedef {{ project: string, file: string, ms: number, tests: number, message?: string }} TestFile
 * `ms` includes set-up and imports, `tests` does not; `message` says that the file itself failed
 * @typedef {{ files: TestFile[], tests: Test[], errors: string[] }} Report
 * `errors` belong to no test
 * @typedef {{ stage: string, project: string, file: string, name?: string, line?: number, message: string }} Failure
 * without `name` the whole file failed
 */

/** Called by the reporters inside of the tools. @param {Report} report */
export function writeReport(report) {
  const path = process.env.TEST_REPORT
  if (!path) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(report))
}

/** @param {string} path @returns {Report | undefined} undefined if the tool crashed before it could report */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The failures, one entry per test; the tests of a file that failed as a whole are not listed individually.
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
 * Errors in readable form: the message, then the positions in our own files.
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
 * The slowest tests, and the slowest files where the tool reports the time of a file.
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
