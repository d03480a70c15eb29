// `npm run contract -- verify --backend https://play.example --session TOKEN`: checks by operation whether a backend
// keeps the contract; only reads, unless `--writes` is given. `--json FILE` stores the result for programs, `--only
// a,b` narrows it, `--self-test` plants mistakes into the fake backend, all of which must be found.
import { writeFileSync } from 'node:fs'
import { bundleContract } from '../generate/bundle.mjs'
import { readOperations } from '../generate/operations.mjs'
import { backendOption, fail, inRoot, option } from '../say.mjs'
import { MUTATIONS, mutated } from './mutations.mjs'
import { verify } from './verify-run.mjs'

const EXAMPLE = '`npm run contract -- verify --backend https://play.example`'

function print(results) {
  const drifting = results.filter(({ drifts }) => drifts.length > 0)
  for (const { id, drifts } of drifting) {
    console.log(id)
    for (const drift of drifts) console.log(`  ${drift}`)
  }
  const granted = results.filter((one) => one.granted).length
  console.log(
    `${results.length} operations asked, ${granted} granted, ${results.length - granted} refused; ${drifting.length} drift from the contract.`,
  )
  if (drifting.length > 0) process.exitCode = 1
}

/** Fails unless every planted mistake is found, and nothing without one. */
async function selfTest(contract) {
  const { startServer } = await import('#mocks/server.ts')
  const server = await startServer({ scenario: 'member', seed: 7, clock: '2026-11-20T09:00:00Z' })
  try {
    const world = server.worlds.of(null)
    await world.ready
    const settings = { contract, backend: server.url, session: world.visitor.token }
    const clean = (await verify(settings)).filter(({ drifts }) => drifts.length > 0)
    console.log(`A clean run finds ${clean.length} drifts.`)
    const missed = []
    for (const { name, operation, change } of MUTATIONS) {
      const { path } = readOperations(contract).find(({ id }) => id === operation)
      const send = mutated(fetch, path, change)
      const [{ drifts }] = await verify({ ...settings, only: [operation], send })
      console.log(`  ${drifts.length > 0 ? 'found ' : 'MISSED'}  ${name}: ${drifts[0] ?? ''}`)
      if (drifts.length === 0) missed.push(name)
    }
    console.log(
      `${MUTATIONS.length - missed.length} of ${MUTATIONS.length} planted mistakes are found.`,
    )
    if (missed.length + clean.length > 0) fail('The self-test failed.')
  } finally {
    await server.close()
  }
}

export async function run() {
  const args = process.argv.slice(2)
  const contract = bundleContract(inRoot('openapi', 'portal.yaml'))
  if (args.includes('--self-test')) return selfTest(await contract)
  const backend = backendOption(EXAMPLE)
  const session = option('session')
  if (!session) console.log('Without --session only what is open to everyone is granted.')
  const results = await verify({
    contract: await contract,
    backend,
    session,
    merchant: option('merchant'),
    writes: args.includes('--writes'),
    only: option('only')?.split(','),
  })
  const file = option('json')
  if (file) writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  print(results)
}
