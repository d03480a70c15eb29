// `npm run contract -- lint`: checks the contract with the linter (openapi/redocly.yaml) and this repository's own rules;
// both are tests.
import { fail, runNode } from '../say.mjs'

/** The tests that check the contract itself. */
const RULES = ['lint', 'names', 'examples', 'generated']

export async function run() {
  const files = RULES.map((name) => `tests/contract/${name}.test.ts`)
  const args = ['run', '--project', 'unit', '--reporter', 'minimal', ...files]
  const { code } = await runNode('node_modules/vitest/vitest.mjs', args)
  if (code !== 0) fail('A rule is broken, or a test of the rules did not finish: see above.')
}
