// `npm run contract -- TOOL`: the tools of the contract. What each does and takes is in its file in scripts/contract;
// `lint` and `fuzz` are tests.
import { fail, main, requireLockedNode, runNode } from './lib/cli.mjs'

/** Runs the unit tests of these paths, or with `named` those whose name has this text. */
async function runTests(paths, { named, env = {} } = {}) {
  const shown = named
    ? ['--testNamePattern', named, '--reporter=tree', '--hideSkippedTests']
    : ['--reporter=minimal']
  const args = ['run', '--project', 'unit', ...paths, ...shown]
  const { code } = await runNode('node_modules/vitest/vitest.mjs', args, { env })
  if (code !== 0) fail('A test failed, or did not finish: see above.')
}

/** The tests that check the contract itself: the linter (openapi/redocly.yaml) and this repository's own rules. */
const RULES = ['lint', 'names', 'examples', 'generated', 'flows'].map(
  (name) => `tests/contract/${name}.test.ts`,
)

const TOOLS = {
  lint: () => runTests(RULES),
  diff: async () => (await import('./contract/diff.mjs')).run(),
  coverage: async () => (await import('./contract/coverage.mjs')).run(),
  verify: async () => (await import('./contract/verify.mjs')).run(runTests),
  record: async () => (await import('./contract/record.mjs')).record(),
  fuzz: async () => (await import('./contract/fuzz.mjs')).run(runTests),
}

await main(async () => {
  requireLockedNode('contract')
  // The tool reads what follows its name.
  const [name = ''] = process.argv.splice(2, 1)
  if (!Object.hasOwn(TOOLS, name)) fail(`Name one of the tools: ${Object.keys(TOOLS).join(', ')}.`)
  await TOOLS[name]()
})
