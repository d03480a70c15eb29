import { makeGames } from './make-games.ts'
import type { CatalogueGame, GameType, SubCategory } from './types.ts'
import { type Vendor, vendorList } from './vendors.ts'

/** The filter for a page; an absent field keeps everything. */
interface CatalogueFilter {
  gameType?: GameType
  vassalage?: string
  subCategory?: SubCategory
  hot?: boolean
  jackpot?: boolean
  demo?: boolean
  /** Only games released at or after this time (epoch ms). */
  releasedSince?: number
  /** Part of the title in either language, or of the vendor's name; case is ignored. */
  search?: string
  sort?: 'popularity' | 'newest' | 'name'
}

/** One page of games and the total number. */
interface CataloguePage {
  games: readonly CatalogueGame[]
  total: number
  pageNo: number
  pageSize: number
}

/** The read-only set of games of one world. Lists are ordered by popularity, highest first. */
export interface Catalogue {
  readonly size: number
  all(): readonly CatalogueGame[]
  byId(nodeId: number): CatalogueGame | undefined
  byType(type: GameType): readonly CatalogueGame[]
  byVendor(code: string): readonly CatalogueGame[]
  vendors(type?: GameType): readonly Vendor[]
  vendor(code: string): Vendor | undefined
  /** pageNo starts at 1. */
  page(filter: CatalogueFilter, pageNo: number, pageSize: number): CataloguePage
}

function group<K>(
  games: readonly CatalogueGame[],
  key: (game: CatalogueGame) => K,
): Map<K, CatalogueGame[]> {
  const map = new Map<K, CatalogueGame[]>()
  for (const game of games) {
    const list = map.get(key(game))
    if (list) list.push(game)
    else map.set(key(game), [game])
  }
  return map
}

function matches(game: CatalogueGame, filter: CatalogueFilter, vendorNames: Map<string, string>) {
  if (filter.gameType && game.gameType !== filter.gameType) return false
  if (filter.vassalage && game.vassalage !== filter.vassalage) return false
  if (filter.subCategory && game.subCategory !== filter.subCategory) return false
  if (filter.hot !== undefined && (game.isHot === 1) !== filter.hot) return false
  if (filter.jackpot !== undefined && game.jackpot !== filter.jackpot) return false
  if (filter.demo !== undefined && game.demo !== filter.demo) return false
  if (filter.releasedSince !== undefined && game.releasedAt < filter.releasedSince) return false
  if (!filter.search) return true
  const needle = filter.search.trim().toLowerCase()
  return (
    game.displayName.toLowerCase().includes(needle) ||
    game.displayNameBn.includes(needle) ||
    (vendorNames.get(game.vassalage) ?? '').includes(needle)
  )
}

const orders: Record<'newest' | 'name', (a: CatalogueGame, b: CatalogueGame) => number> = {
  newest: (a, b) => b.releasedAt - a.releasedAt || a.nodeId - b.nodeId,
  name: (a, b) => (a.displayName < b.displayName ? -1 : 1),
}

/**
 * The catalogue of one world: about 10,000 games of about 60 vendors, always the same for a seed. Release dates are
 * relative to `now` (epoch ms), which changes nothing else.
 */
export function createCatalogue(seed: number, now: number): Catalogue {
  const games = makeGames(seed, now).sort(
    (a, b) => b.popularity - a.popularity || a.nodeId - b.nodeId,
  )
  const ids = new Map(games.map((game) => [game.nodeId, game]))
  const types = group(games, (game) => game.gameType)
  const ofVendor = group(games, (game) => game.vassalage)
  for (const shown of [games, ...types.values(), ...ofVendor.values(), ...games])
    Object.freeze(shown)
  const vendorsByCode = new Map(vendorList.map((vendor) => [vendor.code, vendor]))
  const vendorNames = new Map(
    vendorList.map((vendor) => [vendor.code, `${vendor.name.toLowerCase()} ${vendor.nameBn}`]),
  )
  /** The smallest list at hand that has all games of a filter. */
  const candidates = ({ vassalage, gameType }: CatalogueFilter) => {
    if (vassalage) return ofVendor.get(vassalage) ?? []
    return gameType ? (types.get(gameType) ?? []) : games
  }
  return {
    size: games.length,
    all: () => games,
    byId: (nodeId) => ids.get(nodeId),
    byType: (type) => types.get(type) ?? [],
    byVendor: (code) => ofVendor.get(code) ?? [],
    vendors: (type) => (type ? vendorList.filter((v) => v.types.includes(type)) : vendorList),
    vendor: (code) => vendorsByCode.get(code),
    page(filter, pageNo, pageSize) {
      const kept = candidates(filter).filter((game) => matches(game, filter, vendorNames))
      const sort = filter.sort ?? 'popularity'
      if (sort !== 'popularity') kept.sort(orders[sort])
      const from = (pageNo - 1) * pageSize
      return { games: kept.slice(from, from + pageSize), total: kept.length, pageNo, pageSize }
    },
  }
}

/** Enough for the worlds of one test file or one story. */
const MAX_CACHED_CATALOGUES = 3
const kept = new Map<string, Catalogue>()

/**
 * The catalogue shared by worlds of the same seed and start time. It is immutable, so sharing is safe, and
 * worlds with a frozen clock start at the same time.
 */
export function commonCatalogue(seed: number, now: number): Catalogue {
  const key = `${seed} ${now}`
  const known = kept.get(key)
  if (known) return known
  const made = createCatalogue(seed, now)
  const [oldest] = kept.keys()
  if (kept.size === MAX_CACHED_CATALOGUES && oldest !== undefined) kept.delete(oldest)
  kept.set(key, made)
  return made
}
