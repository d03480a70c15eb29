import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flushGames, gameVendorsQuery, hotGamesQuery } from '#entities/game/game-cache.ts'
import { session } from '#session/store.ts'
import { connectNetwork, setContext } from '#tests/api/transport/wire.ts'
import { createTestWorld } from '#tests/mocks/helpers.ts'

const CACHES = [
  ['GAM-14 hot games', 'HOT_GAMES', hotGamesQuery, '/wps/relay/hotGames'],
  ['GAM-15 vendors', 'gameVendor', gameVendorsQuery, '/wps/relay/gameVendor'],
] as const

let sent: ReturnType<typeof connectNetwork>
beforeEach(async () => {
  setContext({ merchant: () => 'suborno', language: () => 'EN' })
  sent = connectNetwork(await createTestWorld())
})
afterEach(() => {
  session.clear()
  vi.unstubAllGlobals()
})

/** A client as after a reload: nothing in memory, but the tab's storage is kept. */
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe.each(CACHES)('%s', (_, key, query, path) => {
  const load = async (client = newClient(), code = 'EN') =>
    (await client.fetchQuery<{ list: unknown[] }>({ ...query(code), staleTime: 0 } as never)).list
  const asked = () => sent.filter((one) => one.path.startsWith(path)).length

  test('are requested once per tab', async () => {
    const first = await load()
    expect(first.length).toBeGreaterThan(0)
    expect(await load()).toEqual(first)
    expect(asked()).toBe(1)
    expect(session.get(key)).toMatchObject({ code: 'EN' })
  })

  test('are requested again after five minutes', async () => {
    await load()
    const old = { ...session.get(key), at: Date.now() - 300_001 }
    session.set(key, old)
    await load()
    expect(asked()).toBe(2)
  })

  test('are requested again after a flush', async () => {
    const client = newClient()
    await load(client)
    await flushGames(client, key)
    expect(session.get(key)).toBeNull()
    await load(client)
    expect(asked()).toBe(2)
  })

  test('are requested once per language', async () => {
    await load()
    await load(newClient(), 'BN')
    expect(asked()).toBe(2)
  })

  test.each([
    ['no list', { code: 'EN' }],
    ['another shape', { code: 'EN', list: { length: 1 } }],
    ['one bad entry', { code: 'EN', list: [{ nodeId: 'x', vassalage: '' }] }],
  ])('D-095 %s in the storage is replaced by a new request', async (__, kept) => {
    session.set(key, kept)
    expect((await load()).length).toBeGreaterThan(0)
    expect(asked()).toBe(1)
  })

  test('a failed call stores nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await expect(load()).rejects.toMatchObject({ code: 'network' })
    expect(session.get(key)).toBeNull()
  })
})
