// The stages of `npm test`, which of them a run has, and how one of them runs.
import { execFileSync } from 'node:child_process'
import { fromRoot, runNode } from '../lib/cli.mjs'

const VITE = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
const FLAKY = './tests/harness/flaky-reporter.mjs'
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--retry=1', '--reporter=minimal']
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--retries=1']
const projects = (...names) => names.flatMap((name) => ['--project', name])

/** `steps` come first, and the run stops where one fails. The tests of all stages run, whichever fail. */
export const STAGES = {
  check: { steps: [['scripts/check.mjs']] },
  unit: { tests: [...VITEST, `--reporter=${FLAKY}`, ...projects('unit', 'dom', 'dom-own')] },
  stories: { tests: [...VITEST, `--reporter=${FLAKY}`, ...projects('stories')] },
  build: { steps: [VITE, ['scripts/check/no-mocks.mjs']] },
  'build:mock': { steps: [[...VITE, '--mode', 'mock']] },
  e2e: { tests: [...PLAYWRIGHT, `--reporter=dot,${FLAKY}`] },
}
const COVERAGE = ['scripts/contract.mjs', 'coverage', '--report', '--hold', '--short']

const git = (...args) => execFileSync('git', args, { cwd: fromRoot(), encoding: 'utf8' }).trim()

const filesSince = (base) =>
  [
    ['diff', '--name-only', base],
    ['ls-files', '--others', '--exclude-standard'],
  ]
    .flatMap((args) => git(...args).split('\n'))
    .filter(Boolean)

/** The commit at which this branch left main. */
export const baseOfBranch = () => git('merge-base', 'main', 'HEAD')

/** Playwright knows which journeys have changed, and not which of them a change of the portal reaches. */
export function stagesFor({ named, changed }, base) {
  if (named.length > 0) return Object.keys(STAGES).filter((name) => named.includes(name))
  if (!changed) return Object.keys(STAGES)
  const journeys = git('diff', '--name-only', base, '--', 'e2e') !== ''
  return ['unit', 'stories', ...(journeys ? ['build:mock', 'e2e'] : [])]
}

/** The arguments that select what the changes since `base` reach; null if that is nothing of this stage. */
async function changedSince(base, stage) {
  if (stage === 'e2e') return [`--only-changed=${base}`, '--pass-with-no-tests']
  const { findReached } = await import('./reach.mjs')
  const reached = findReached(filesSince(base))
  if (reached === null) return []
  console.log(`Files: ${reached[stage].length}`)
  if (reached.more > 0)
    console.log(`They are the nearest; \`npm test\` also runs ${reached.more} others.`)
  return reached[stage].length > 0 ? reached[stage] : null
}

/** The folder in which the unit tests note the answers that they get. */
async function emptyNotes() {
  const coverage = await import('../contract/coverage.mjs')
  return coverage.emptyNotes()
}

/**
 * Runs a stage with the options of `npm test`.
 * @returns {Promise<'ok' | 'FAILED' | 'stopped'>}
 */
export async function runStage(name, { files, shard, changed }, base) {
  const { steps = [], tests } = STAGES[name]
  for (const [script, ...args] of steps)
    if ((await runNode(script, args)).code !== 0) return 'stopped'
  if (!tests) return 'ok'
  const reached = changed ? await changedSince(base, name) : []
  if (reached === null) return 'ok'
  const more = [...files, ...(shard ? [`--shard=${shard}`] : []), ...reached]
  const whole = name === 'unit' && more.length === 0
  const cache = fromRoot('node_modules', '.cache', 'compiled')
  const env = {
    NODE_COMPILE_CACHE: cache,
    ...(name === 'unit' && { CONTRACT_COVERAGE: await emptyNotes() }),
  }
  const [script, ...args] = tests
  if ((await runNode(script, [...args, ...more], { env })).code !== 0) return 'FAILED'
  return whole && (await runNode(COVERAGE[0], COVERAGE.slice(1))).code !== 0 ? 'FAILED' : 'ok'
}
