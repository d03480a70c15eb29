// Writes a report of a Playwright run for `npm test`, to the file named in TEST_REPORT.
import { relative } from 'node:path'
import { root } from '../say.mjs'
import { messageOf, writeReport } from './report.mjs'

export default class {
  #tests = []
  #errors = []

  onTestEnd(test, { duration, errors, status }) {
    // The title path is '', the project, the file, the groups, and the title of the test.
    const [, project = '', , ...titles] = test.titlePath()
    const failed = status !== test.expectedStatus && status !== 'skipped'
    this.#tests.push({
      project,
      file: relative(root, test.location.file).replaceAll('\\', '/'),
      line: test.location.line,
      name: titles.join(' '),
      ms: duration,
      ...(failed && { message: messageOf(errors) || `It ${status}.` }),
    })
  }

  /** An error outside of any test, such as a file that could not be loaded. */
  onError(error) {
    this.#errors.push(messageOf([error]))
  }

  onEnd() {
    writeReport({ files: [], tests: this.#tests, errors: this.#errors })
  }

  /** The other reporter prints to the terminal. */
  printsToStdio() {
    return false
  }
}
