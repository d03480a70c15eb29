// `npm test`: everything that must pass, in an order that finds failures early. `npm test -- unit e2e` runs only those
// stages, `npm test -- unit tests/lib` only the files whose path contains that text, `npm test -- unit --shard 2/4` the
// second quarter of their tests, `npm test -- --changed` the tests that the changes since main reach.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { duration, fail, inRoot, main, needLockedNode, runNode } from './say.mjs'

const VITE = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
const FLAKY = './scripts/test/flaky-reporter.mjs'
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--retry=1', '--reporter=minimal']
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--retries=1']
const projects = (...names) => names.flatMap((name) => ['--project', name])

/** `steps` come first, and the run stops where one fails. The tests of all stages run, whichever fail. */
const STAGES = {
  check: { steps: [['scripts/check.mjs']] },
  unit: { tests: [...VITEST, `--reporter=${FLAKY}`, ...projects('unit', 'dom', 'dom-own')] },
  stories: { tests: [...VITEST, `--reporter=${FLAKY}`, ...projects('stories')] },
  build: { steps: [VITE, ['scripts/check/no-mocks.mjs']] },
  'build:mock': { steps: [[...VITE, '--mode', 'mock']] },
  e2e: { tests: [...PLAYWRIGHT, `--reporter=dot,${FLAKY}`] },
}
const COVERAGE = ['scripts/contract.mjs', 'coverage', '--report', '--hold', '--short']

const git = (...args) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).trim()

/** What the tests of all stages are asked for besides: their share, or what the changes since main reach. */
function readArguments() {
  const options = { shard: { type: 'string' }, changed: { type: 'boolean' } }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const files = positionals.filter((name) => /[/.]/.test(name))
    const named = positionals.filter((name) => !files.includes(name))
    const strange = named.find((name) => !Object.hasOwn(STAGES, name))
    if (strange) fail(`There is no stage "${strange}": ${Object.keys(STAGES).join(', ')}.`)
    if (files.length > 0 && named.length !== 1) fail(`Name one stage, such as: unit ${files[0]}`)
    return { ...values, files, named }
  } catch (error) {
    return fail(error.message)
  }
}

/** Playwright knows which journeys have changed, and not which of them a change of the portal reaches. */
function stagesFor({ named, changed }, base) {
  if (named.length > 0) return Object.keys(STAGES).filter((name) => named.includes(name))
  if (!changed) return Object.keys(STAGES)
  const journeys = git('diff', '--name-only', base, '--', 'e2e') !== ''
  return ['unit', 'stories', ...(journeys ? ['build:mock', 'e2e'] : [])]
}

const changedSince = (base, stage) =>
  stage === 'e2e' ? [`--only-changed=${base}`, '--pass-with-no-tests'] : [`--changed=${base}`]

async function runStage(name, more) {
  const { steps = [], tests } = STAGES[name]
  for (const [script, ...args] of steps)
    if ((await runNode(script, args)).code !== 0) return 'stopped'
  if (!tests) return 'ok'
  const { emptyNotes } = await import('./contract/coverage.mjs')
  const whole = name === 'unit' && more.length === 0
  const cache = inRoot('node_modules', '.cache', 'compiled')
  const env = {
    NODE_COMPILE_CACHE: cache,
    ...(name === 'unit' && { CONTRACT_COVERAGE: emptyNotes() }),
  }
  const [script, ...args] = tests
  if ((await runNode(script, [...args, ...more], { env })).code !== 0) return 'FAILED'
  return whole && (await runNode(COVERAGE[0], COVERAGE.slice(1))).code !== 0 ? 'FAILED' : 'ok'
}

await main(async () => {
  needLockedNode('test')
  const asked = readArguments()
  const base = asked.changed ? git('merge-base', 'main', 'HEAD') : ''
  const rows = []
  const start = performance.now()
  for (const name of stagesFor(asked, base)) {
    const since = performance.now()
    const more = [
      ...asked.files,
      ...(asked.shard ? [`--shard=${asked.shard}`] : []),
      ...(asked.changed ? changedSince(base, name) : []),
    ]
    console.log(`\n=== ${name}`)
    const state = await runStage(name, more)
    rows.push([name, state, performance.now() - since])
    if (state === 'stopped') break
  }
  const failed = rows.filter(([, state]) => state !== 'ok').map(([name]) => name)
  console.log()
  for (const [name, state, took] of [
    ...rows,
    ['all', failed.length > 0 ? 'FAILED' : 'ok', performance.now() - start],
  ])
    console.log(`  ${name.padEnd(12)} ${state.padEnd(8)} ${duration(took).padStart(9)}`)
  if (failed.length > 0) fail(`\nThe run failed: ${failed.join(', ')}.`)
})
