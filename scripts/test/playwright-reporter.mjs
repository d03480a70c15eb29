// Writes what the test run needs to know about a run of Playwright to the file named in TEST_REPORT.
import { relative } from 'node:path'
import { root } from '../say.mjs'
import { writeReport } from './report.mjs'

const messageOf = (errors) =>
  errors.map(({ message, stack, value }) => stack ?? message ?? value).join('\n\n')

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

export default class {
  #tests = []
  #errors = []

  onTestEnd(test, { duration, errors, status }) {
    // '', the project, the file, then the groups and the test's own title.
    const [, project = '', , ...titles] = test.titlePath()
    const failed = status !== test.expectedStatus && status !== 'skipped'
    this.#tests.push({
      project,
      file: relative(root, test.location.file).replaceAll('\\', '/'),
      line: test.location.line,
      name: titles.join(' '),
      ms: duration,
      ...(failed && { message: messageOf(errors).replace(colours, '') || `It ${status}.` }),
    })
  }

  /** An error outside of any test, such as a file that could not be loaded. */
  onError(error) {
    this.#errors.push(messageOf([error]).replace(colours, ''))
  }

  onEnd() {
    writeReport({ files: [], tests: this.#tests, errors: this.#errors })
  }

  /** The terminal belongs to the other reporter. */
  printsToStdio() {
    return false
  }
}
