import type { CatalogueGame, GameType, SubCategory } from '#mocks/catalogue/types.ts'
import { findClosure } from '#mocks/merchant/closures.ts'
import { DAY } from '#mocks/world/core/durations.ts'
import { hash32 } from '#mocks/world/core/prng.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { getGameName, getVendorName } from './games.ts'

type Columns = components['schemas']['GameIndexColumns']

const HOT = 1
const SEAMLESS = 2
const MAINTENANCE = 4
const DEMO = 8
const LIST = 256
const SUB: Record<SubCategory, number> = { JP: 16, TG: 32, AC: 64, BG: 128 }

/** The flags of a game as the contract's bit field. */
function flagsOf(world: World, game: CatalogueGame): number {
  return (
    (game.isHot === 1 ? HOT : 0) +
    (game.wallet === 'SEAMLESS' ? SEAMLESS : 0) +
    (findClosure(world, game) ? MAINTENANCE : 0) +
    (game.demo ? DEMO : 0) +
    (game.subCategory ? SUB[game.subCategory] : 0) +
    (game.isGame === 'VASSALAGE' ? LIST : 0)
  )
}

/** Tenths of a percent, rounded down; read from the text, since float multiplication could round wrongly. */
const tenthsOf = ({ rtp }: CatalogueGame): number | null =>
  rtp === null ? null : Number(rtp.slice(0, -1).replace('.', ''))

const LETTERS = { LOW: 'L', MEDIUM: 'M', HIGH: 'H' } as const

/** Numbers values in order of first appearance. */
function numbering<T>() {
  const numbers = new Map<T, number>()
  return {
    of(thing: T): number {
      const known = numbers.get(thing) ?? numbers.size
      numbers.set(thing, known)
      return known
    },
    all: () => [...numbers.keys()],
  }
}

/** Games, most popular first, as the columns of the index. */
export function makeIndexColumns(
  world: World,
  games: readonly CatalogueGame[],
  language: string,
): Columns {
  const words = numbering<string>()
  const vendors = numbering<string>()
  const types = numbering<GameType>()
  const days = games.map(({ releasedAt }) => Math.floor(releasedAt / DAY))
  const firstDay = days.reduce((first, day) => Math.min(first, day), days[0] ?? 0)
  const returns = games.map(tenthsOf)
  const rtpFrom = returns.reduce<number>((least, one) => Math.min(least, one ?? least), 1000)
  const rows = games.map((game) => ({
    name: getGameName(game, language).split(' ').map(words.of),
    gameName:
      game.gameName === getGameName(game, language) ? [] : game.gameName.split(' ').map(words.of),
    vendor: vendors.of(game.vassalage),
    type: types.of(game.gameType),
  }))
  return {
    picture: 'games/{nodeId}.svg',
    addedFrom: firstDay * DAY,
    types: types.all(),
    vendors: vendors.all().map((code) => {
      const vendor = world.catalogue.vendor(code)
      if (!vendor) return { vassalage: code, displayName: code }
      const displayName = getVendorName(vendor, language)
      const others = displayName === vendor.name ? {} : { vendorName: vendor.name }
      return { vassalage: code, displayName, ...others }
    }),
    words: words.all(),
    nodeId: games.map(({ nodeId }) => nodeId),
    name: rows.map(({ name }) => name),
    gameName: rows.some(({ gameName }) => gameName.length > 0)
      ? rows.map(({ gameName }) => gameName)
      : [],
    vendor: rows.map(({ vendor }) => vendor),
    type: rows.map(({ type }) => type),
    added: days.map((day) => day - firstDay),
    flags: games.map((game) => flagsOf(world, game)),
    rtpFrom,
    rtp: returns.map((tenths) => (tenths === null ? null : tenths - rtpFrom)),
    volatility: games.map(({ volatility }) => (volatility ? LETTERS[volatility] : '-')).join(''),
  }
}

/** A version that depends on the columns only. */
export const hashColumns = (columns: Columns): string =>
  `c-${hash32(columns.nodeId.length, JSON.stringify(columns)).toString(16)}`
