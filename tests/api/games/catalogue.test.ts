import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueQueries, setCatalogueStore } from '#api/games/catalogue.ts'
import { type RecordStore, recordStore } from '#lib/record-store.ts'
import { createTestWorld } from '#tests/mocks/helpers.ts'
import { connectNetwork, mockNetwork, setContext, successEnvelope } from '../transport/wire.ts'

let records: Map<string, unknown>
const memory = (): RecordStore => ({
  get: async (id) => records.get(id),
  set: async (id, record) => void records.set(id, record),
  clear: async () => records.clear(),
})
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

beforeEach(() => {
  records = new Map()
  setCatalogueStore(memory())
  setContext({ merchant: () => 'suborno', language: () => 'EN' })
})
afterEach(() => {
  setCatalogueStore(null)
  vi.unstubAllGlobals()
})

const load = (client = newClient()) => client.fetchQuery(catalogueQueries.index('EN'))
const versionsAsked = (sent: { path: string }[]) =>
  sent.map(({ path }) => new URL(path, 'http://x').searchParams.get('version'))

test('F-01 the first visit asks for everything, the next one only for changes', async () => {
  const sent = connectNetwork(await createTestWorld())
  const first = await load()
  expect(first.games).toHaveLength(10_000)
  await expect.poll(() => [...records.keys()]).toEqual(['suborno.EN', 'suborno.EN.at'])
  const second = await load()
  expect(second.games).toEqual(first.games)
  expect(versionsAsked(sent)).toEqual([null, first.version])
})

test('F-01 asked again in the same visit, an unchanged catalogue is the same object', async () => {
  connectNetwork(await createTestWorld())
  const client = newClient()
  const first = await load(client)
  expect(await load(client)).toBe(first)
})

test('F-01 a changed catalogue replaces the stored one', async () => {
  const world = await createTestWorld('catalogue-changes')
  const sent = connectNetwork(world)
  const first = await load()
  world.clock.advance(600_000)
  const second = await load()
  expect(second.version).not.toBe(first.version)
  expect(versionsAsked(sent)).toEqual([null, first.version])
  const third = await load()
  expect(third.version).toBe(second.version)
})

test('F-01 F-05 the stored catalogue is shown before the answer, with its date', async () => {
  connectNetwork(await createTestWorld())
  const { version } = await load()
  mockNetwork(() => new Promise(() => undefined))
  const kept = await newClient().fetchQuery(catalogueQueries.stored('EN'))
  expect(kept?.index.version).toBe(version)
  expect(kept?.at).toBeGreaterThan(0)
  records.set('suborno.EN.at', 'yesterday')
  const strange = await newClient().fetchQuery(catalogueQueries.stored('EN'))
  expect(strange?.at).toBeNull()
})

test.each([
  ['nothing', undefined],
  ['text', 'corrupt'],
  ['columns of a wrong shape', { version: 'c-1', games: { nodeId: [1] } }],
])('D-095 %s in the storage: the whole catalogue is requested', async (_, record) => {
  records.set('suborno.EN', record)
  const sent = connectNetwork(await createTestWorld())
  expect((await load()).games).toHaveLength(10_000)
  expect(versionsAsked(sent)).toEqual([null])
})

const refuse = () => Promise.reject(new Error('no'))
const silent = () => new Promise<never>(() => undefined)
test.each([
  ['is missing', null],
  ['refuses', { get: refuse, set: refuse, clear: refuse }],
  ['never answers', { get: silent, set: silent, clear: silent }],
])('a storage that %s does not prevent the games from loading', async (_, store) => {
  setCatalogueStore(store)
  connectNetwork(await createTestWorld())
  expect((await load()).games).toHaveLength(10_000)
})

test('a browser without IndexedDB, or one that forbids its use, has no store', () => {
  expect(recordStore('x')).toBeNull()
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  expect(recordStore('x')).toBeNull()
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

test.each([
  ['unchanged, though nothing was there', { version: 'c-1', unchanged: true, games: null }],
  ['no columns', { version: 'c-1', unchanged: false, games: { nodeId: [1], flags: [] } }],
])('an answer of %s is refused and not stored', async (_, value) => {
  vi.spyOn(console, 'error').mockReturnValue()
  mockNetwork(() => successEnvelope(value))
  await expect(load()).rejects.toMatchObject({ outcome: 'unknown' })
  expect(records.size).toBe(0)
})
