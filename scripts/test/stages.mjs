// The stages of `npm test`, in an order that finds failures early.
import { playwrightArgs, vitestArgs } from './rerun.mjs'

const VITEST = 'node_modules/vitest/vitest.mjs'
const VITE = 'node_modules/vite/bin/vite.js'

const vitest = (...projects) => ({
  script: VITEST,
  args: ['run', '--reporter=minimal', '--reporter=./scripts/test/vitest-reporter.mjs'],
  all: projects.flatMap((project) => ['--project', project]),
  one: vitestArgs,
})

const playwright = () => ({
  script: 'node_modules/@playwright/test/cli.js',
  args: ['test', '-c', 'e2e', '--reporter=dot,./scripts/test/playwright-reporter.mjs'],
  all: [],
  one: playwrightArgs,
})

/**
 * `steps` are programs that must all succeed. `tests` is a tool that reports its tests: the run goes on to the next
 * stage when some fail, and `one` runs a single failing test; `noted` checks the contract coverage of the whole stage.
 * `after` names the stages that this one depends on.
 */
export const STAGES = {
  check: { steps: [['scripts/check.mjs']] },
  unit: {
    tests: vitest('unit', 'dom', 'dom-own'),
    noted: ['scripts/contract/coverage.mjs', '--report', '--hold', '--short'],
  },
  stories: { tests: vitest('stories') },
  build: {
    steps: [
      [VITE, 'build', '--logLevel', 'warn'],
      ['scripts/no-mocks.mjs'],
      ['scripts/budget.mjs'],
    ],
  },
  'build:mock': { steps: [[VITE, 'build', '--mode', 'mock', '--logLevel', 'warn']] },
  e2e: { tests: playwright(), after: ['build', 'build:mock'] },
}
