import { asText, isRecord } from '#lib/read.ts'
import type { components } from '#openapi/generated/types.ts'
import { parseOdds, type Volatility } from './game-odds.ts'

type GameType = components['schemas']['GameType']
export type SubCategory = components['schemas']['SubCategoryFilter']

/** A game as search, filters and tiles need it; its stakes are fetched when it is opened. */
export interface IndexGame {
  /** Node id. */
  readonly id: number
  readonly name: string
  /** The maker's name, which search finds too; empty where it is the name shown. */
  readonly gameName: string
  /** Vendor code (vassalage). */
  readonly vendor: string
  readonly vendorName: string
  /** The vendor's own name, where it is another one. */
  readonly vendorOwnName: string
  readonly gameType: GameType
  /** Higher is more played; no two games share one. */
  readonly popularity: number
  readonly isHot: boolean
  /** Epoch ms, to the day. */
  readonly addedAt: number
  /** Jackpot, table, arcade and bingo games. */
  readonly marks: readonly SubCategory[]
  /** Stakes come from the main wallet, nothing has to be transferred to the vendor. */
  readonly seamless: boolean
  readonly maintenance: boolean
  /** Can be played with play money. */
  readonly trial: boolean
  /** A vendor's tile: opens the list of its games instead of launching. */
  readonly opensList: boolean
  /** Path below an image CDN, as `iconUrl` of the lists. */
  readonly picture: string
  /** Return to player in percent, rounded down to a tenth; null where it is unknown. */
  readonly rtp: number | null
  readonly volatility: Volatility | null
}

/** All games, most popular first. */
export interface GameIndex {
  readonly version: string
  readonly games: readonly IndexGame[]
  readonly byId: ReadonlyMap<number, IndexGame>
}

const DAY = 86_400_000
const MAX_GAMES = 200_000
const HOT = 1
const SEAMLESS = 2
const MAINTENANCE = 4
const DEMO = 8
const LIST = 256

const TYPES: readonly GameType[] = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'BGS',
]
const typeOf = (value: unknown): GameType | null => TYPES.find((type) => type === value) ?? null

const MARKS = [
  ['JP', 16],
  ['TG', 32],
  ['AC', 64],
  ['BG', 128],
] as const
/** The marks of each sum of flags, made once. */
const MARKS_OF: readonly (readonly SubCategory[])[] = Array.from({ length: 512 }, (_, flags) =>
  MARKS.flatMap(([mark, bit]) => (flags & bit ? [mark] : [])),
)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A whole number from 0 to `most`; NaN for anything else. */
const whole = (value: unknown, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : Number.NaN

interface VendorFacts {
  readonly code: string
  readonly name: string
  readonly ownName: string
}

function vendorOf(value: unknown): VendorFacts | null {
  if (!isRecord(value)) return null
  const code = asText(value.vassalage)
  return code && /^[A-Z0-9_]{2,24}$/.test(code)
    ? { code, name: asText(value.displayName) ?? code, ownName: asText(value.vendorName) ?? '' }
    : null
}

const tidy = (word: unknown): string =>
  typeof word === 'string' ? word.replace(/\s+/g, ' ').trim() : ''

/** The words at these positions with a space between; a plain loop, because this is the slowest step. */
function nameOf(positions: unknown, words: readonly string[]): string {
  let name = ''
  for (const position of listOf(positions)) {
    const word = typeof position === 'number' ? (words[position] ?? '') : ''
    if (word) name += name ? ` ${word}` : word
  }
  return name
}

/** Converts columns to games, without invalid rows; null when the columns are malformed. */
function gamesOf(columns: Record<string, unknown>): IndexGame[] | null {
  const [ids, names, vendorAt, typeAt, days, flagsOf] = [
    columns.nodeId,
    columns.name,
    columns.vendor,
    columns.type,
    columns.added,
    columns.flags,
  ].map(listOf)
  if (!(ids && names && vendorAt && typeAt && days && flagsOf)) return null
  const count = ids.length
  if (count > MAX_GAMES) return null
  const gameNames = listOf(columns.gameName)
  if (gameNames.length > 0 && gameNames.length !== count) return null
  if ([names, vendorAt, typeAt, days, flagsOf].some(({ length }) => length !== count)) return null
  const words = listOf(columns.words).map(tidy)
  const vendors = listOf(columns.vendors).map(vendorOf)
  const types = listOf(columns.types).map(typeOf)
  const [before = '', after = ''] = (asText(columns.picture) ?? '{nodeId}').split('{nodeId}')
  const from = whole(columns.addedFrom, Number.MAX_SAFE_INTEGER)
  const odds = parseOdds(columns, count)
  const games: IndexGame[] = []
  for (let row = 0; row < count; row += 1) {
    const id = whole(ids[row], Number.MAX_SAFE_INTEGER)
    const vendor = vendors[whole(vendorAt[row], count)]
    const gameType = types[whole(typeAt[row], TYPES.length)]
    const name = nameOf(names[row], words)
    const flags = whole(flagsOf[row], 511)
    const marks = MARKS_OF[flags]
    const day = whole(days[row], 1_000_000)
    if (!(id > 0 && vendor && gameType && name && marks && day >= 0 && from >= 0)) continue
    games.push({
      id,
      name,
      gameName: gameNames.length > 0 ? nameOf(gameNames[row], words) : '',
      vendor: vendor.code,
      vendorName: vendor.name,
      vendorOwnName: vendor.ownName,
      gameType,
      popularity: count - row,
      isHot: (flags & HOT) !== 0,
      addedAt: from + day * DAY,
      marks,
      seamless: (flags & SEAMLESS) !== 0,
      maintenance: (flags & MAINTENANCE) !== 0,
      trial: (flags & DEMO) !== 0,
      opensList: (flags & LIST) !== 0,
      picture: `${before}${id}${after}`,
      rtp: odds.rtp(row),
      volatility: odds.volatility(row),
    })
  }
  return games
}

/**
 * Parses an untrusted index, from the server or from storage. Leaves out invalid rows and duplicate games; null when it
 * is not an index.
 */
export function parseGameIndex(value: unknown): GameIndex | null {
  if (!isRecord(value) || !isRecord(value.games)) return null
  const version = asText(value.version)
  const games = gamesOf(value.games)
  if (!version || version.length > 64 || !games) return null
  const byId = new Map<number, IndexGame>()
  for (const game of games) if (!byId.has(game.id)) byId.set(game.id, game)
  return { version, games: byId.size === games.length ? games : [...byId.values()], byId }
}
