// `npm run contract -- verify --backend https://play.example --session TOKEN`: checks by operation whether a backend
// keeps the contract; only reads, unless `--writes` is given. `--json FILE` stores the result for programs, `--only
// a,b` narrows it, `--self-test` plants mistakes into the fake backend, all of which must be found. `--flows` runs the
// flows of openapi/flows.arazzo.yaml instead, with two test accounts.
import { writeFileSync } from 'node:fs'
import { bundleContract } from '../generate/bundle.mjs'
import { backendOption, fail, option } from '../lib/cli.mjs'
import { verify } from './verify-run.mjs'

function print(results) {
  const drifting = results.filter(({ drifts }) => drifts.length > 0)
  for (const { id, drifts } of drifting) console.log([id, ...drifts].join('\n  '))
  const granted = results.filter((one) => one.granted).length
  console.log(
    `${results.length} operations asked, ${granted} granted, ${results.length - granted} refused; ${drifting.length} drift from the contract.`,
  )
  if (drifting.length > 0) process.exitCode = 1
}

/** A test account for the flows; the member is a direct downline of the agent. */
const account = (name) => option(name) ?? fail(`--flows needs --${name} NAME:PASSWORD.`)

/** @param {(paths: string[], how: { named: string, env?: Record<string, string> }) => Promise<void>} runTests */
export async function run(runTests) {
  const args = process.argv.slice(2)
  if (args.includes('--self-test'))
    return runTests(['tests/contract/verify.test.ts'], { named: 'planted mistakes' })
  const backend = backendOption('`npm run contract -- verify --backend https://play.example`')
  const merchant = option('merchant')
  if (args.includes('--flows')) {
    const accounts = { member: account('member'), agent: account('agent') }
    const env = { FLOWS: JSON.stringify({ backend, merchant, ...accounts }) }
    return runTests(['tests/contract/flows.test.ts'], { named: 'a flow runs', env })
  }
  const session = option('session')
  if (!session) console.log('Without --session only what is open to everyone is granted.')
  const results = await verify({
    contract: await bundleContract(),
    backend,
    session,
    merchant,
    writes: args.includes('--writes'),
    only: option('only')?.split(','),
  })
  const file = option('json')
  if (file) writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  print(results)
}
