import { DAY } from '#mocks/world/core/durations.ts'
import { createRandom, type Random } from '#mocks/world/core/prng.ts'
import { createNamer, type Title } from './names.ts'
import { findNoun, type Subject, subjects, subjectsOfSetting } from './subjects.ts'
import type { CatalogueGame, GameType, SubCategory } from './types.ts'
import { type Vendor, vendorList } from './vendors.ts'

const shares: readonly [GameType, number][] = [
  ['RNG', 8200],
  ['LIVE', 420],
  ['FISH', 220],
  ['PVP', 240],
  ['SPORTS', 120],
  ['ESPORTS', 80],
  ['COCKFIGHT', 90],
  ['LOTT', 220],
  ['ELOTT', 180],
  ['BGS', 230],
]

const settingsOfType: Record<GameType, readonly string[]> = {
  RNG: [
    'east',
    'egypt',
    'wild',
    'myth',
    'treasure',
    'classic',
    'space',
    'sweets',
    'west',
    'night',
    'bengal',
  ],
  LIVE: ['live'],
  FISH: ['fish'],
  PVP: ['pvp'],
  SPORTS: ['sports'],
  ESPORTS: ['esports'],
  COCKFIGHT: ['cock'],
  LOTT: ['lott'],
  ELOTT: ['lott'],
  BGS: ['arcade', 'pvp', 'lott'],
}

const minStakes = ['0.50', '1.00', '2.00', '5.00', '10.00', '20.00']
const maxStakes = ['500.00', '1000.00', '5000.00', '10000.00', '25000.00', '100000.00']
const volatilities = ['LOW', 'MEDIUM', 'HIGH'] as const
/** Sports bets pay by odds: they have neither RTP nor volatility. */
const bets: readonly GameType[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT']

/** Types with games for play money, if the demo game is of the tile's kind. */
const tryable: readonly GameType[] = ['RNG', 'FISH', 'BGS']

function subCategoryOf(random: Random, type: GameType): SubCategory | null {
  if (type !== 'RNG') return null
  const roll = random.next()
  if (roll < 0.06) return 'JP'
  if (roll < 0.12) return 'TG'
  if (roll < 0.17) return 'AC'
  return roll < 0.2 ? 'BG' : null
}

function settingOf(
  random: Random,
  type: GameType,
  vendor: Vendor,
  sub: SubCategory | null,
): string {
  if (sub === 'TG') return random.pick(['live', 'pvp'])
  if (sub === 'AC') return 'arcade'
  if (sub === 'BG') return 'bingo'
  const leaning = vendor.settings.length > 0 && type === 'RNG' && random.chance(0.62)
  return random.pick(leaning ? vendor.settings : settingsOfType[type])
}

/** A weighted table of vendors, so that one random number picks a vendor. */
function vendorTable(type: GameType): readonly Vendor[] {
  return vendorList
    .filter((vendor) => vendor.types.includes(type))
    .flatMap((vendor) =>
      Array.from({ length: vendor.types[0] === type ? vendor.weight : 6 }, () => vendor),
    )
}

/** Node ids in popularity order. Their themes (id % 6) neither repeat side by side nor form stripes. */
function nodeIds(random: Random, start: number, count: number): number[] {
  const ids: number[] = []
  for (let block = start; ids.length < count; block += 6) {
    const left = [0, 1, 2, 3, 4, 5]
    while (left.length > 0) {
      const previous = (ids.at(-1) ?? -1) % 6
      const at = random.int(0, left.length - 1)
      const choice = left[at] === previous && left.length > 1 ? (at + 1) % left.length : at
      ids.push(block + (left.splice(choice, 1)[0] ?? 0))
    }
  }
  return ids.slice(0, count)
}

interface Maker {
  random: Random
  name: (subject: Subject) => Title
  now: number
  /** The subjects of the last games, so that neighbours differ. */
  recent: number[]
  /** Vendors that already have their list tile. */
  lobbies: Set<string>
}

/** One tile per vendor that opens a list of its games, in the types where the portal shows such tiles. */
function takeLobby(maker: Maker, type: GameType, vendor: Vendor, rank: number): boolean {
  if (rank < 3 || (type !== 'PVP' && type !== 'SPORTS' && type !== 'COCKFIGHT')) return false
  if (maker.lobbies.has(vendor.code)) return false
  maker.lobbies.add(vendor.code)
  return true
}

function makeGame(
  maker: Maker,
  type: GameType,
  vendor: Vendor,
  nodeId: number,
  rank: number,
): CatalogueGame {
  const { random, recent } = maker
  const sub = subCategoryOf(random, type)
  const choices = subjectsOfSetting.get(settingOf(random, type, vendor, sub)) ?? [0]
  let subject = random.pick(choices)
  for (let i = 0; i < 6 && recent.includes(subject); i += 1) subject = random.pick(choices)
  recent.push(subject)
  if (recent.length > 8) recent.shift()
  const about = subjects[subject]
  if (!about) throw new Error(`No subject ${subject}`)
  const title = maker.name(about)
  const age = random.chance(0.05) ? random.int(0, 29) : random.int(30, 1900)
  const lobby = takeLobby(maker, type, vendor, rank)
  const unlessLobbyOrBet = <T>(fact: T): T | null => (lobby || bets.includes(type) ? null : fact)
  return {
    gameId: `G${nodeId}`,
    nodeId,
    gameType: type,
    vassalage: vendor.code,
    gameCode: `${vendor.code}-${nodeId.toString(36).toUpperCase()}`,
    displayName: lobby ? `${vendor.name} Lobby` : title.en,
    displayNameBn: lobby ? `${vendor.nameBn} লবি` : title.bn,
    gameName: lobby ? `${vendor.name} Lobby` : title.en,
    iconUrl: `games/${nodeId}.svg`,
    // A few of the most played, so that the mark distinguishes them, and some that have risen.
    isHot: (rank >= 24 && random.chance(0.02)) || (rank < 64 && rank % 8 === 3) ? 1 : 0,
    isGame: lobby ? 'VASSALAGE' : 'GAME',
    rtp: unlessLobbyOrBet(`9${random.int(3, 7)}.${random.int(10, 99)}`),
    volatility: unlessLobbyOrBet(random.pick(volatilities)),
    minStake: random.pick(minStakes),
    maxStake: random.pick(maxStakes),
    releasedAt: maker.now - age * DAY - random.int(0, DAY - 1),
    popularity: Math.round(1_000_000 / (1 + rank * 0.06)) + 9_000 - rank,
    demo: tryable.includes(type) && findNoun(subject, title.en)?.standsIn === false,
    jackpot: sub === 'JP',
    subCategory: sub,
    maintenance: rank > 30 && random.chance(0.012),
    wallet: vendor.weight >= 12 || type === 'LOTT' ? 'SEAMLESS' : 'TRANSFER',
    subject,
  }
}

/** Every game of a world: 10,000 rows, grouped by type and by falling popularity within a type. */
export function makeGames(seed: number, now: number): CatalogueGame[] {
  const root = createRandom(seed).fork('catalogue')
  const maker: Maker = {
    random: root.fork('games'),
    name: createNamer(root.fork('names')),
    now,
    recent: [],
    lobbies: new Set(),
  }
  const games: CatalogueGame[] = []
  let start = 10_002
  for (const [type, count] of shares) {
    const vendors = vendorTable(type)
    const ids = nodeIds(maker.random, start, count)
    ids.forEach((nodeId, rank) => {
      games.push(makeGame(maker, type, maker.random.pick(vendors), nodeId, rank))
    })
    start += Math.ceil(count / 6) * 6
  }
  return games
}
