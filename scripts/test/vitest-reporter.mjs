// Writes a report of a Vitest run for `npm test`, to the file named in TEST_REPORT.
import { relative } from 'node:path'
import { root } from '../say.mjs'
import { messageOf, writeReport } from './report.mjs'

/** Errors of the file itself: it could not be collected, or a hook of a group failed. */
function fileErrors(module) {
  const suites = [...module.children.allSuites()]
  return [...module.errors(), ...suites.flatMap((suite) => [...suite.errors()])]
}

function fileOf(module) {
  const { environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic()
  const finished = ['passed', 'failed', 'skipped'].includes(module.state())
  const errors = fileErrors(module)
  return {
    project: module.project.name,
    file: relative(root, module.moduleId).replaceAll('\\', '/'),
    ms: environmentSetupDuration + setupDuration + collectDuration + duration,
    tests: duration,
    ...(errors.length > 0 && { message: messageOf(errors) }),
    ...(!finished && errors.length === 0 && { message: 'The file did not finish.' }),
  }
}

function testOf(test, { project, file }) {
  const { state, errors } = test.result()
  return {
    project,
    file,
    name: test.fullName,
    ms: test.diagnostic()?.duration ?? 0,
    ...(state === 'failed' && {
      message: messageOf(errors ?? []) || 'It failed without a message.',
    }),
    ...(state === 'pending' && { message: 'It did not finish.' }),
  }
}

export default class {
  /** Called by Vitest at the end; `unhandled` are errors outside of any test. */
  onTestRunEnd(modules, unhandled) {
    const files = modules.map((module) => ({ module, file: fileOf(module) }))
    writeReport({
      files: files.map(({ file }) => file),
      tests: files.flatMap(({ module, file }) =>
        // A test that did not run because its file failed is not a failure of its own.
        [...module.children.allTests()].map((test) => testOf(test, file)),
      ),
      errors: unhandled.map((error) => messageOf([error])),
    })
  }
}
