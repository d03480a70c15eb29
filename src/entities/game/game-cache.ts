import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { fetchHotGames, fetchVendors, type Game, type GameVendor } from '#api/games/games.ts'
import { publicKey } from '#api/transport/query-keys.ts'
import { now } from '#lib/clock.ts'
import { isRecord } from '#lib/read.ts'
import { session } from '#session/store.ts'

/** A stored answer is fetched again after this: games close, others become hot. */
const STALE_MS = 300_000

type CacheKey = 'HOT_GAMES' | 'gameVendor'

const texts = (value: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.every((key) => typeof value[key] === 'string' && value[key] !== '')

const isGame = (value: unknown): value is Game =>
  isRecord(value) &&
  Number.isSafeInteger(value.nodeId) &&
  texts(value, ['gameType', 'vassalage', 'gameCode', 'displayName', 'iconUrl', 'isGame']) &&
  typeof value.maintenance === 'boolean' &&
  typeof value.demo === 'boolean'

const isVendor = (value: unknown): value is GameVendor =>
  isRecord(value) &&
  texts(value, ['vassalage', 'displayName', 'lagerIcon']) &&
  Array.isArray(value.gameTypes) &&
  typeof value.maintenance === 'boolean'

/**
 * The tab's stored list in this language, at most five minutes old, or null; one invalid entry invalidates the list.
 */
function stored<T>(key: CacheKey, code: string, fits: (value: unknown) => value is T): T[] | null {
  const record = session.get(key)
  if (record?.code !== code || !Array.isArray(record.list)) return null
  if (!(Math.abs(now() - Number(record.at)) < STALE_MS)) return null
  const list: unknown[] = record.list
  return list.every(fits) ? list : null
}

/** The hot games, from the tab's HOT_GAMES while those are fresh. */
export const hotGamesQuery = (code: string) =>
  queryOptions({
    queryKey: publicKey('games', 'hot', code),
    queryFn: async ({ signal }) => {
      const list = stored('HOT_GAMES', code, isGame)
      if (list) return { list }
      const fresh = await fetchHotGames(signal)
      session.set('HOT_GAMES', { code, at: now(), list: fresh.list })
      return fresh
    },
    staleTime: STALE_MS,
  })

/** The vendors, from the tab's gameVendor while those are fresh. */
export const gameVendorsQuery = (code: string) =>
  queryOptions({
    queryKey: publicKey('games', 'vendors', code),
    queryFn: async ({ signal }) => {
      const list = stored('gameVendor', code, isVendor)
      if (list) return { list }
      const fresh = await fetchVendors(signal)
      session.set('gameVendor', { code, at: now(), list: fresh.list })
      return fresh
    },
    staleTime: STALE_MS,
  })

const ROOT = {
  HOT_GAMES: publicKey('games', 'hot'),
  gameVendor: publicKey('games', 'vendors'),
} as const

/** Removes what the tab stored; what is on the page is fetched again at once. */
export async function flushGames(client: QueryClient, key: CacheKey): Promise<void> {
  session.remove(key)
  await client.invalidateQueries({ queryKey: ROOT[key] })
}
