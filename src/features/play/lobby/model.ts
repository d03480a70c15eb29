import { compact, normalise } from '#lib/search-text.ts'
import type { CatalogueGame, GameType, SubCategory } from './catalogue/model.ts'
import { NEW_MS } from './catalogue/model.ts'
import { matchesOdds, type Odds } from './odds.ts'

/** `list`: games of a type with chips; `centre`: vendors first; `wallet`: by how stakes are paid. */
export interface LobbyPage {
  readonly kind: 'list' | 'centre' | 'wallet'
  /** Null: of every type. */
  readonly type: GameType | null
  readonly shape: 'portrait' | 'wide'
}

const list = (type: GameType, shape: LobbyPage['shape'] = 'portrait'): LobbyPage => ({
  kind: 'list',
  type,
  shape,
})
const centre = (type: GameType, shape: LobbyPage['shape'] = 'wide'): LobbyPage => ({
  kind: 'centre',
  type,
  shape,
})

/** RTE-15..25, by the title of the page. */
export const PAGES = {
  live: list('LIVE', 'wide'),
  fish: list('FISH'),
  rng: list('RNG'),
  pvp: list('PVP'),
  bgs: list('BGS'),
  sports: centre('SPORTS'),
  esports: centre('ESPORTS'),
  cockfight: centre('COCKFIGHT'),
  lott: centre('LOTT', 'portrait'),
  elott: centre('ELOTT', 'portrait'),
  seamless: { kind: 'wallet', type: null, shape: 'portrait' },
} as const satisfies Readonly<Record<string, LobbyPage>>
export type PageName = keyof typeof PAGES

export const isPageName = (title: string): title is PageName => Object.hasOwn(PAGES, title)

/** D-042: represents the vendors that the configuration calls in-house. */
export const INHOUSE = 'INHOUSE'
export const SELECTIONS = ['ALL', 'HOT', 'NEW', 'FAV', 'RECENT'] as const
export type Selection = (typeof SELECTIONS)[number]
/** These need a member. */
export const isPersonal = (selection: Selection) => selection === 'FAV' || selection === 'RECENT'
export const SORTS = ['popular', 'newest', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** Bingo only where the language TY is supported. */
export const chipsFor = (languages: readonly string[]): readonly SubCategory[] =>
  languages.includes('TY') ? ['JP', 'TG', 'AC', 'BG'] : ['JP', 'TG', 'AC']

export interface Filters extends Odds {
  readonly vendor: string | null
  readonly chip: SubCategory | null
  readonly selection: Selection
  readonly sort: Sort
  readonly query: string
}

/** The games of a page, before any filter; the catalogue itself is never changed. */
export function filterPageGames(page: LobbyPage, games: readonly CatalogueGame[]) {
  return games.filter((game) =>
    page.kind === 'wallet' ? game.seamless && !game.opensList : game.gameType === page.type,
  )
}

/** Sorts games. `tag` is the language whose alphabet counts. */
export function sortGames(games: readonly CatalogueGame[], sort: Sort, tag: string) {
  if (sort === 'popular') return games
  if (sort === 'newest') return [...games].sort((a, b) => b.addedAt - a.addedAt)
  const { compare } = new Intl.Collator(tag, { numeric: true })
  return [...games].sort((a, b) => compare(a.name, b.name))
}

export interface FilterContext {
  readonly inhouse: ReadonlySet<string>
  readonly favorites: ReadonlySet<number>
  /** Node ids, latest first. */
  readonly recent: readonly number[]
  /** Node ids, best first; null for an empty query. */
  readonly found: readonly number[] | null
  /** Epoch ms. */
  readonly now: number
}

const byId = new WeakMap<object, ReadonlyMap<number, CatalogueGame>>()

/** Made once for a list: ten thousand games for each letter would be felt. */
function byIdOf(games: readonly CatalogueGame[]): ReadonlyMap<number, CatalogueGame> {
  const known = byId.get(games) ?? new Map(games.map((game) => [game.id, game]))
  byId.set(games, known)
  return known
}

/** Search results and recent games keep their own order. */
function inOrder(
  games: readonly CatalogueGame[],
  { selection, sort }: Filters,
  context: FilterContext,
) {
  const ids = context.found ?? (selection === 'RECENT' ? context.recent : null)
  if (!ids) return games
  if (sort !== 'popular') {
    const included = new Set(ids)
    return games.filter(({ id }) => included.has(id))
  }
  const known = byIdOf(games)
  return ids.flatMap((id) => known.get(id) ?? [])
}

/** The games of a page that pass its filters, in their order. */
export function filterGames(
  games: readonly CatalogueGame[],
  filters: Filters,
  context: FilterContext,
): readonly CatalogueGame[] {
  const { vendor, chip, selection } = filters
  const recent = selection === 'RECENT' ? new Set(context.recent) : null
  const keep = (game: CatalogueGame) => {
    if (vendor === INHOUSE ? !context.inhouse.has(game.vendor) : vendor && game.vendor !== vendor)
      return false
    if ((chip && !game.marks.includes(chip)) || !matchesOdds(filters, game)) return false
    if (selection === 'HOT') return game.isHot
    if (selection === 'NEW') return context.now - game.addedAt < NEW_MS
    if (selection === 'FAV') return context.favorites.has(game.id)
    return recent?.has(game.id) ?? true
  }
  return inOrder(games, filters, context).filter(keep)
}

/** Vendors of these games with the number of their games, by name. */
export function countVendors(games: readonly CatalogueGame[], tag: string) {
  const found = new Map<string, { code: string; name: string; count: number }>()
  for (const { vendor, vendorName } of games) {
    const known = found.get(vendor)
    if (known) known.count += 1
    else found.set(vendor, { code: vendor, name: vendorName, count: 1 })
  }
  const { compare } = new Intl.Collator(tag)
  return [...found.values()].sort((a, b) => compare(a.name, b.name))
}

/** The number of games by type, most first. */
export function countsByType(
  games: readonly CatalogueGame[],
): readonly (readonly [GameType, number])[] {
  const counts = new Map<GameType, number>()
  for (const { gameType } of games) counts.set(gameType, (counts.get(gameType) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

const SUGGESTED = 6

/** Games to suggest where nothing was found: only such as can be played right now. */
export const filterSuggestions = (games: readonly CatalogueGame[]): readonly CatalogueGame[] =>
  games.filter(({ maintenance, opensList }) => !maintenance && !opensList).slice(0, SUGGESTED)

/** The first half of the longest word, to search again when a misspelt name was not found. */
export function loosenQuery(query: string): string {
  const words = query.split(/\s+/).map((word) => [...word])
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), [])
  return longest.slice(0, Math.max(2, Math.ceil(longest.length * 0.5))).join('')
}

/** The games whose name or vendor contains the query; accents, case and spaces do not count. */
export function findByText(
  games: readonly CatalogueGame[],
  query: string,
): readonly CatalogueGame[] {
  const plain = (text: string) => compact(normalise(text))
  const part = plain(query)
  if (part === '') return games
  return games.filter(({ name, vendorName }) =>
    [name, vendorName].some((text) => plain(text).includes(part)),
  )
}

/** The page with all games of a type; null for an unknown type. */
export function pagePath(type: string | null): string | null {
  const found = Object.entries(PAGES).find(([, page]) => page.type !== null && page.type === type)
  return found ? `/${found[0]}` : null
}
