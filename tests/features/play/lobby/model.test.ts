import { describe, expect, test } from 'vitest'
import { NO_FILTERS } from '#features/play/lobby/address.ts'
import { type CatalogueGame, NEW_MS } from '#features/play/lobby/catalogue/model.ts'
import {
  chipsFor,
  countVendors,
  type FilterContext,
  filterGames,
  filterPageGames,
  filterSuggestions,
  findByText,
  isPageName,
  loosenQuery,
  PAGES,
  pagePath,
  sortGames,
} from '#features/play/lobby/model.ts'

const NOW = Date.parse('2026-11-20T09:00:00Z')
const game = (id: number, more: Partial<CatalogueGame> = {}): CatalogueGame => ({
  id,
  name: `Game ${id}`,
  vendor: 'PG',
  gameName: '',
  vendorName: 'Paddy Gold',
  vendorOwnName: '',
  gameType: 'RNG',
  popularity: 1000 - id,
  isHot: false,
  addedAt: 0,
  marks: [],
  seamless: false,
  maintenance: false,
  trial: true,
  opensList: false,
  picture: 'games/x.svg',
  rtp: null,
  volatility: null,
  ...more,
})
const GAMES = [
  game(1, { isHot: true, name: 'Zebra' }),
  game(2, { addedAt: NOW - NEW_MS + 1, marks: ['JP'], name: 'Apple 10' }),
  game(3, { addedAt: NOW - NEW_MS, vendor: 'INH1', vendorName: 'Originals One', name: 'Apple 9' }),
  game(4, { marks: ['TG'], vendor: 'INH2', vendorName: 'Originals Two' }),
  game(5, { gameType: 'LIVE', seamless: true }),
  game(6, { gameType: 'PVP', seamless: true, opensList: true }),
]
const CONTEXT: FilterContext = {
  inhouse: new Set(['INH1', 'INH2']),
  favorites: new Set([4, 1]),
  recent: [3, 1, 5],
  found: null,
  now: NOW,
}
const idsOf = (games: readonly CatalogueGame[]) => games.map(({ id }) => id)
const slots = filterPageGames(PAGES.rng, GAMES)
const kept = (filters: Partial<typeof NO_FILTERS>, context: Partial<FilterContext> = {}) =>
  idsOf(filterGames(slots, { ...NO_FILTERS, ...filters }, { ...CONTEXT, ...context }))

describe('pages', () => {
  test('RTE-16..25 each kind of game has a page', () => {
    expect(idsOf(slots)).toEqual([1, 2, 3, 4])
    expect(idsOf(filterPageGames(PAGES.live, GAMES))).toEqual([5])
    expect(pagePath('BGS')).toBe('/bgs')
    expect(pagePath('COCKFIGHT')).toBe('/cockfight')
    expect(pagePath('__proto__')).toBeNull()
    expect(pagePath(null)).toBeNull()
    expect(isPageName('constructor')).toBe(false)
    const pathsOf = (kind: string) =>
      Object.entries(PAGES).flatMap(([name, page]) => (page.kind === kind ? [`/${name}`] : []))
    expect(pathsOf('centre')).toEqual(['/sports', '/esports', '/cockfight', '/lott', '/elott'])
    expect(pathsOf('list')).toEqual(['/live', '/fish', '/rng', '/pvp', '/bgs'])
  })

  test('RTE-15 D-042 seamless games are those of all kinds, without lists', () => {
    expect(idsOf(filterPageGames(PAGES.seamless, GAMES))).toEqual([5])
  })
})

describe('filters', () => {
  test('D-040 bingo only where TY is supported', () => {
    expect(chipsFor(['EN', 'BN'])).toEqual(['JP', 'TG', 'AC'])
    expect(chipsFor(['EN', 'TY'])).toEqual(['JP', 'TG', 'AC', 'BG'])
    expect(kept({ chip: 'JP' })).toEqual([2])
  })

  test('RTE-26 RTE-27 D-042 one vendor, or all in-house ones', () => {
    expect(kept({ vendor: 'PG' })).toEqual([1, 2])
    expect(kept({ vendor: 'INHOUSE' })).toEqual([3, 4])
    expect(kept({ vendor: 'NONE' })).toEqual([])
  })

  test('D-044 all, hot, new for less than thirty days, liked, and recent in the order of play', () => {
    expect(kept({})).toEqual([1, 2, 3, 4])
    expect(kept({ selection: 'HOT' })).toEqual([1])
    expect(kept({ selection: 'NEW' })).toEqual([2])
    expect(kept({ selection: 'FAV' })).toEqual([1, 4])
    expect(kept({ selection: 'RECENT' })).toEqual([3, 1])
  })

  test('results are sorted by match unless another order is chosen', () => {
    expect(kept({}, { found: [4, 99, 2, 5] })).toEqual([4, 2])
    expect(kept({ sort: 'name' }, { found: [4, 2] })).toEqual([2, 4])
    expect(kept({ vendor: 'PG' }, { found: [4, 2] })).toEqual([2])
    expect(kept({}, { found: [] })).toEqual([])
  })

  test('sorts by newness and by name, with numbers by value', () => {
    expect(idsOf(sortGames(slots, 'newest', 'en'))).toEqual([2, 3, 1, 4])
    expect(idsOf(sortGames(slots, 'name', 'en'))).toEqual([3, 2, 4, 1])
    expect(sortGames(slots, 'popular', 'en')).toBe(slots)
  })

  test('names the vendors with the number of their games', () => {
    expect(countVendors(slots, 'en')).toEqual([
      { code: 'INH1', name: 'Originals One', count: 1 },
      { code: 'INH2', name: 'Originals Two', count: 1 },
      { code: 'PG', name: 'Paddy Gold', count: 2 },
    ])
  })
})

describe('suggestions without a result', () => {
  test('F-29 up to six games that can be played now', () => {
    const many = [game(8, { maintenance: true }), game(9, { opensList: true }), ...GAMES, ...GAMES]
    expect(idsOf(filterSuggestions(many))).toEqual([1, 2, 3, 4, 5, 1])
  })

  test('F-29 half of the longest word is searched', () => {
    expect(loosenQuery('dragan feest')).toBe('dra')
    expect(loosenQuery('  সোনালিই বর্ষা ')).toBe([...'সোনালিই'].slice(0, 4).join(''))
    expect(loosenQuery('a')).toBe('a')
    expect(loosenQuery('')).toBe('')
  })
})

test('GAM-21 GAM-22 favourites are found by name and vendor, in any case', () => {
  expect(idsOf(findByText(GAMES, 'aPPLE'))).toEqual([2, 3])
  expect(idsOf(findByText(GAMES, 'originals two'))).toEqual([4])
  expect(findByText(GAMES, ' ')).toBe(GAMES)
  expect(findByText(GAMES, 'zzqqxx')).toEqual([])
})
