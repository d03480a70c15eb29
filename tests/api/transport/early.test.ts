// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemQueries } from '#api/content/system.ts'
import { earlyFetch } from '#api/transport/early.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import { createWorld } from '#mocks/create-world.ts'
import { mockNetwork, setContext, successEnvelope } from './wire.ts'

const CONFIG = '/wps/system/settings/consolidated'
const ask = (method = 'GET', path = CONFIG) =>
  earlyFetch(new Request(`http://localhost:3000${path}`, { method }))

beforeEach(() => setContext())
afterEach(() => {
  delete window.early
  vi.unstubAllGlobals()
})

test('the first call of an address takes the answer that the page already requested', async () => {
  const sent = mockNetwork(() => successEnvelope('late'))
  window.early = { [CONFIG]: Promise.resolve(successEnvelope('early')) }
  expect(await (await ask()).json()).toMatchObject({ value: 'early' })
  expect(sent).toEqual([])
})

test('the second call of that address goes to the network', async () => {
  const sent = mockNetwork(() => successEnvelope('late'))
  window.early = { [CONFIG]: Promise.resolve(successEnvelope('early')) }
  await ask()
  expect(await (await ask()).json()).toMatchObject({ value: 'late' })
  expect(sent).toHaveLength(1)
})

test('another address or method does not take it', async () => {
  const sent = mockNetwork(() => successEnvelope('late'))
  window.early = { [CONFIG]: Promise.resolve(successEnvelope('early')) }
  await ask('GET', '/wps/system/status')
  await ask('POST')
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /wps/system/status',
    `POST ${CONFIG}`,
  ])
})

test('an early call that failed is repeated', async () => {
  const sent = mockNetwork(() => successEnvelope('late'))
  window.early = { [CONFIG]: Promise.reject(new TypeError('fetch failed')) }
  expect(await (await ask()).json()).toMatchObject({ value: 'late' })
  expect(sent).toHaveLength(1)
})

test('an early answer of 500 counts as the first of three tries', async () => {
  vi.useFakeTimers()
  const world = createWorld({ seed: 7, clock: '2026-11-20T09:00:00Z' })
  const sent = mockNetwork((request, nth) =>
    nth === 1 ? new Response('', { status: 500 }) : world.handle(request),
  )
  window.early = { [CONFIG]: Promise.resolve(new Response('', { status: 500 })) }
  const call = createQueryClient().fetchQuery(systemQueries.config())
  await vi.runAllTimersAsync()
  expect(await call).toHaveProperty('merchantCode')
  expect(sent).toHaveLength(2)
  vi.useRealTimers()
})

test('a page without early calls uses the network', async () => {
  const sent = mockNetwork(() => successEnvelope())
  await ask()
  expect(sent).toHaveLength(1)
})
