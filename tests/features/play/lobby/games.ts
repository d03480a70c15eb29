import { type GameIndex, type IndexGame, parseGameIndex } from '#api/games/game-index.ts'
import { createCatalogue } from '#mocks/catalogue/catalogue.ts'
import { createWorld } from '#mocks/create-world.ts'
import { makeIndexColumns } from '#mocks/factories/games-index.ts'

const PLAIN: Omit<IndexGame, 'id' | 'name' | 'popularity'> = {
  gameName: '',
  vendor: 'XX',
  vendorName: 'Xenon',
  vendorOwnName: '',
  gameType: 'RNG',
  isHot: false,
  addedAt: 0,
  marks: [],
  seamless: true,
  maintenance: false,
  trial: true,
  opensList: false,
  picture: 'games/1.svg',
  rtp: null,
  volatility: null,
}

/** A small catalogue, sorted by popularity. */
export function gamesNamed(
  games: readonly (string | (Partial<IndexGame> & { name: string }))[],
): GameIndex {
  const list = games.map((one, at): IndexGame => {
    const popularity = games.length - at
    const facts = typeof one === 'string' ? { name: one } : one
    return { ...PLAIN, id: 100 + at, popularity, ...facts }
  })
  return { version: 'small', games: list, byId: new Map(list.map((game) => [game.id, game])) }
}

/** The columns of the fake world's 10,000 games. */
function columnsOf(language: string) {
  const world = createWorld({ seed: 7, clock: '2026-11-20T09:00:00Z' })
  const catalogue = createCatalogue(7, world.clock.now())
  return makeIndexColumns(world, catalogue.all(), language)
}

/** The game index of the fake world as the portal reads it. */
export function readGameIndex(language: string): GameIndex {
  const index = parseGameIndex({ version: 'whole', games: columnsOf(language) })
  if (!index) throw new Error('The index of the fake world cannot be read.')
  return index
}
