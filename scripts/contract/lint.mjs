// `npm run contract -- lint`: runs the linter with the rules of openapi/redocly.yaml, then this repository's own rules,
// which are tests.
import { lint, loadConfig } from '@redocly/openapi-core'
import { placeOf } from '../generate/bundle.mjs'
import { fail, inRoot, runNode } from '../say.mjs'
import { verdictOf } from './lint-verdict.mjs'

/** The tests that check the contract itself. */
const HOUSE_RULES = ['lint', 'names', 'examples', 'generated']

export async function run() {
  const config = await loadConfig({ configPath: inRoot('openapi', 'redocly.yaml') })
  const problems = await lint({ ref: inRoot('openapi', 'portal.yaml'), config })
  for (const { location, ruleId, message } of problems)
    console.log(`${placeOf(location[0])}  ${ruleId}: ${message.split('\n')[0]}`)
  console.log(`The linter found ${problems.length} problems.`)
  const files = HOUSE_RULES.map((name) => `tests/contract/${name}.test.ts`)
  const args = ['run', '--project', 'unit', '--reporter', 'minimal', ...files]
  const ran = await runNode('node_modules/vitest/vitest.mjs', args, { capture: true })
  console.log(ran.output)
  const verdict = verdictOf({ ...ran, problems: problems.length })
  if (verdict) fail(verdict)
}
