// A reporter for Vitest and for Playwright: names the tests that passed only when they were repeated, and fails a run
// with more than three of them.
import { relative } from 'node:path'

/** More of them have a common cause, and hide what else is broken. */
const ALLOWED = 3

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const linesOf = (errors) =>
  errors.flatMap(({ message = '' }) => message.replace(COLOURS, '').trim().split('\n').slice(0, 5))

export default class {
  #flaky = []

  #add(file, name, errors) {
    this.#flaky.push(`FLAKY  ${relative(process.cwd(), file)} › ${name}`)
    for (const line of linesOf(errors)) this.#flaky.push(`       ${line.slice(0, 200)}`)
  }

  /** Prints what is flaky; returns whether it is too much. */
  #judge() {
    const count = this.#flaky.filter((line) => line.startsWith('FLAKY')).length
    if (count > 0) console.log(`\n${this.#flaky.join('\n')}\n`)
    if (count > ALLOWED) console.error(`${count} tests are flaky, and at most ${ALLOWED} may be.`)
    return count > ALLOWED
  }

  /** Vitest. */
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    if (state === 'passed' && test.diagnostic()?.flaky)
      this.#add(test.module.moduleId, test.fullName, errors)
  }

  onTestRunEnd() {
    if (this.#judge()) process.exitCode = 1
  }

  /** Playwright. */
  onTestEnd(test) {
    if (test.outcome() !== 'flaky') return
    const errors = test.results.flatMap((result) => result.errors)
    this.#add(test.location.file, test.titlePath().slice(3).join(' › '), errors)
  }

  onEnd() {
    return this.#judge() ? { status: 'failed' } : undefined
  }

  printsToStdio() {
    return false
  }
}
