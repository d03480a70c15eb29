// `npm run bench:mock`: measures what the fake backend costs per call, with validation on.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getResponse } from 'msw'
import { fail, main, needLockedNode } from '../say.mjs'
import { median } from './median.mjs'

const OPERATIONS = 120
const CALLS = 2000
const LIMIT_MS = 0.5
/** Calls that return all games in one answer. */
const INDEX_CALLS = 20
const INDEX_LIMIT_MS = 100
/** Catalogues of 10,000 games, each built from scratch. */
const CATALOGUES = 9
const CATALOGUE_LIMIT_MS = 150
/** Worlds that the server keeps at the same time. */
const SESSIONS = 100
const SESSION_LIMIT_MS = 50
/** The limit for the memory of these worlds, without that of the rest of the process. */
const SESSIONS_LIMIT_MIB = 120

/** The heap in use after a garbage collection. */
function heapNow() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

async function measure(calls, work) {
  const times = []
  for (let i = 0; i < calls; i += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}

await main(async () => {
  needLockedNode('bench:mock')
  const { createWorld } = await import('#mocks/create-world.ts')
  const { operation } = await import('#mocks/contract/operation.ts')
  const { ok } = await import('#mocks/contract/answers.ts')
  const { routed } = await import('#mocks/handlers/routes.ts')
  const { createCatalogue } = await import('#mocks/catalogue/catalogue.ts')
  const { http } = await import('msw')
  const created = performance.now()
  const world = createWorld({ scenario: 'member', clock: '2026-11-20T09:00:00Z' })
  await world.ready
  const creation = performance.now() - created

  // The measured handler comes last, behind as many others as the full contract has.
  const others = Array.from({ length: OPERATIONS - 1 }, (_, n) =>
    http.get(`*/wps/bench/operation-${n}/:id`, () => new Response()),
  )
  const value = { balance: '1.00', currency: 'BDT', currencySymbol: '৳', updatedAt: 0 }
  const measured = operation(world, 'getBalance', () => ok(value))
  const routes = routed([...others, measured])
  const headers = { 'x-session-token': world.visitor.token, 'x-merchant': 'suborno' }
  const url = 'http://localhost/wps/v2/wallets/balance'
  const call = async () => {
    const response = await getResponse(routes, new Request(url, { headers }))
    if (response.status !== 200) fail(`The measured call was answered ${response.status}.`)
    await response.text()
  }
  const bare = async () => {
    await new Response(JSON.stringify({ success: true, value, traceId: 'x' })).text()
    return new Request(url, { headers })
  }
  await measure(CALLS / 4, call)
  const whole = median(await measure(CALLS, call))
  const floor = median(await measure(CALLS, bare))
  const overhead = whole - floor
  console.log(`World ready after ${creation.toFixed(0)} ms (${world.catalogue.size} games).`)
  console.log(
    `Fake backend, ${OPERATIONS} operations, validation on: ${overhead.toFixed(3)} ms median overhead per call (limit ${LIMIT_MS} ms; whole call ${whole.toFixed(3)} ms).`,
  )
  const index = 'http://localhost/lgw/games/index?merchant=suborno&platform=web&language=BN'
  const indexCall = async () => (await world.handle(new Request(index))).text()
  const { length } = await indexCall()
  const warm = median(await measure(INDEX_CALLS, indexCall))
  console.log(
    `Index of all games, ${Math.round(length / 1000)} thousand signs, validated: ${warm.toFixed(1)} ms median (limit ${INDEX_LIMIT_MS} ms).`,
  )
  let seed = 0
  const made = median(
    await measure(CATALOGUES, () => {
      seed += 1
      return createCatalogue(seed, world.startedAt)
    }),
  )
  console.log(`Catalogue: ${made.toFixed(0)} ms median (limit ${CATALOGUE_LIMIT_MS} ms).`)
  const { createWorlds } = await import('#mocks/server/worlds.ts')
  const before = heapNow()
  const worlds = createWorlds({ scenario: 'member' })
  let session = 0
  const opened = await measure(SESSIONS, () => {
    session += 1
    return worlds.of(`session-${session}`).ready
  })
  const opening = median(opened)
  const mebibytes = (heapNow() - before) / 2 ** 20
  console.log(
    `${SESSIONS} sessions: ${opening.toFixed(1)} ms median for a new one (limit ${SESSION_LIMIT_MS} ms), ${mebibytes.toFixed(0)} MiB (limit ${SESSIONS_LIMIT_MIB} MiB).`,
  )
  if (opening > SESSION_LIMIT_MS)
    fail(`A new session takes ${opening.toFixed(1)} ms, above ${SESSION_LIMIT_MS} ms.`)
  if (mebibytes > SESSIONS_LIMIT_MIB)
    fail(`${SESSIONS} sessions take ${mebibytes.toFixed(0)} MiB, above ${SESSIONS_LIMIT_MIB} MiB.`)
  if (made > CATALOGUE_LIMIT_MS)
    fail(`The catalogue takes ${made.toFixed(0)} ms, above ${CATALOGUE_LIMIT_MS} ms.`)
  if (warm > INDEX_LIMIT_MS)
    fail(`The index takes ${warm.toFixed(1)} ms, above ${INDEX_LIMIT_MS} ms.`)
  if (overhead > LIMIT_MS)
    fail(`The overhead of ${overhead.toFixed(3)} ms is above ${LIMIT_MS} ms.`)
})
