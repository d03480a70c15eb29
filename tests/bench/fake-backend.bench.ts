// The run time of the fake backend, with validation on.
import { getResponse, http, RequestHandler } from 'msw'
import { expect, test } from 'vitest'
import { createCatalogue } from '#mocks/catalogue/catalogue.ts'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { createWorld } from '#mocks/create-world.ts'
import { combineHandlers } from '#mocks/handlers/routes.ts'
import { createUndoLog } from '#mocks/world/core/undo-log.ts'

const OPERATIONS = 120
const world = createWorld({ scenario: 'member', clock: '2026-11-20T09:00:00Z' })

test('a call', async ({ bench }) => {
  await world.ready
  const value = { balance: '1.00', currency: 'BDT', currencySymbol: '৳', updatedAt: 0 }
  // The measured handler comes last, behind as many others as the full contract has.
  const others = Array.from({ length: OPERATIONS - 1 }, (_, n) =>
    http.get(`*/wps/bench/operation-${n}/:id`, () => new Response()),
  )
  const all = combineHandlers([...others, operation(world, 'getBalance', () => ok(value))])
  const handlers = all.filter((one) => one instanceof RequestHandler)
  const headers = { 'x-session-token': world.visitor.token ?? '', 'x-merchant': 'suborno' }
  const url = 'http://localhost/wps/v2/wallets/balance'
  const call = bench('a call', async () => {
    const response = await getResponse(handlers, new Request(url, { headers }))
    expect(response?.status).toBe(200)
    await response?.text()
  })
  const bare = bench('its request and answer alone', async () => {
    await new Response(JSON.stringify({ success: true, value, traceId: 'x' })).text()
    return new Request(url, { headers })
  })
  const results = await bench.compare(call, bare)
  const [whole, floor] = [results.get('a call'), results.get('its request and answer alone')]
  expect(whole.latency.p50 - floor.latency.p50, 'ms').toBeLessThan(0.5)
})

test('what it takes to undo a call', async ({ bench }) => {
  await world.ready
  const headers = { 'x-session-token': world.visitor.token ?? '', 'x-merchant': 'suborno' }
  const undoLog = createUndoLog(() => ({ facts: world.facts(), at: world.clock.now() }))
  // A call that writes five rows.
  const writes = Array.from({ length: 5 }, () => ({ before: null, after: { id: 1 }, at: 0 }))
  let n = 0
  const keep = bench('kept of a call', () => {
    n += 1
    const call = { traceId: `tr-0007-${n}`, operationId: 'getBalance' }
    undoLog.begin(call)
    undoLog.note('ledger', writes)
    undoLog.end({ ...call, n, at: 0, ms: 0, method: 'GET', path: '', status: 200, marks: [] })
  })
  const call = bench('a whole call', async () => {
    const url = 'http://localhost/wps/v2/wallets/balance'
    await (await world.handle(new Request(url, { headers }))).text()
  })
  const results = await bench.compare(keep, call)
  const [kept, whole] = [results.get('kept of a call'), results.get('a whole call')]
  expect(kept.latency.p50 / whole.latency.p50, 'share').toBeLessThan(0.05)
})

test('the index of 10,000 games', async ({ bench }) => {
  await world.ready
  const index = 'http://localhost/lgw/games/index?merchant=suborno&platform=web&language=BN'
  const { latency } = await bench('index', async () => {
    await (await world.handle(new Request(index))).text()
  }).run()
  expect(latency.p50, 'ms').toBeLessThan(100)
})

test('a catalogue of 10,000 games from scratch', async ({ bench }) => {
  let seed = 0
  const { latency } = await bench('catalogue', () => {
    seed += 1
    createCatalogue(seed, world.startedAt)
  }).run()
  expect(latency.p50, 'ms').toBeLessThan(150)
})

test('a new session', async ({ bench }) => {
  const { latency } = await bench('world', async () => {
    await createWorld({ scenario: 'member' }).ready
  }).run()
  expect(latency.p50, 'ms').toBeLessThan(50)
})
