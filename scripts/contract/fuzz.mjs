// `npm run contract -- fuzz --seed 7 --calls 10000 --only getVip,login`: sends about so many generated calls, valid and
// invalid, to the fake backend and checks every answer against the contract. The first failure is shrunk to the smallest
// series of calls that fails; `--path` repeats it. `--self-test` plants mistakes that no single answer shows, all of
// which must be found.
import { bundleContract } from '../generate/bundle.mjs'
import { readOperations } from '../generate/operations.mjs'
import { duration, fail, inRoot, option } from '../say.mjs'

function wholeNumber(name, fallback) {
  const text = option(name) ?? String(fallback)
  if (!/^\d{1,9}$/.test(text)) fail(`--${name} wants a whole number, not "${text}".`)
  return Number(text)
}

function pathOption() {
  const text = option('path')
  if (text !== undefined && !/^\d+(:\d+)*$/.test(text))
    fail(`--path wants the path of a failure, such as 11:0:2, not "${text}".`)
  return text
}

const inWords = (counted) =>
  Object.entries(counted)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

function print({ scenario, id, problem, calls }) {
  console.log(
    `\n${id} ${problem}\n  in ?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z after`,
  )
  for (const call of calls) console.log(`  ${JSON.stringify(call)}`)
}

/** Plants each mistake and fails unless the calls that can show it find it. */
async function selfTest(contract) {
  const { foundBy, MISTAKES } = await import('./fuzz-mistakes.mjs')
  let missed = 0
  for (const mistake of MISTAKES) {
    const problem = await foundBy(contract, mistake)
    console.log(`  ${problem ? 'found ' : 'MISSED'}  ${mistake.name}: ${problem ?? ''}`)
    if (!problem) missed += 1
  }
  console.log(`${MISTAKES.length - missed} of ${MISTAKES.length} planted mistakes are found.`)
  if (missed > 0) fail('The self-test failed.')
}

export async function run() {
  const seed = wholeNumber('seed', 7)
  const calls = wholeNumber('calls', 10_000)
  const contract = await bundleContract(inRoot('openapi', 'portal.yaml'))
  if (process.argv.includes('--self-test')) return selfTest(contract)
  const { fuzz } = await import('./fuzz-run.mjs')
  const only = option('only')?.split(',') ?? []
  const unknown = only.find((id) => !readOperations(contract).some((one) => one.id === id))
  if (unknown) fail(`There is no operation "${unknown}" in the contract.`)
  const start = performance.now()
  const { counts, operations, problem } = await fuzz({
    contract,
    seed,
    path: pathOption(),
    calls,
    only,
  })
  console.log(
    `${counts.sent} calls of seed ${seed} (${inWords(counts.kinds)}) in ${duration(performance.now() - start)}; answers: ${inWords(counts.statuses)}.`,
  )
  console.log(`${counts.granted.size} of the ${operations} operations answered 200 at least once.`)
  if (problem) {
    print(problem)
    const narrowed = only.length > 0 ? ` --only ${only.join(',')}` : ''
    fail(
      `The same again: npm run contract -- fuzz --seed ${seed} --path ${problem.path}${narrowed}`,
    )
  }
  console.log('0 violations of the contract.')
}
