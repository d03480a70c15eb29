import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { findDemoGame, findSport, standsIn } from '#mocks/games/games.ts'
import { getSettings } from '#mocks/merchant/settings.ts'
import { subtractAmounts, sumAmounts } from '#mocks/world/core/amount.ts'
import type { Play, Row } from '#mocks/world/core/tables.ts'
import { MAIN } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { getGameName, getVendorName } from './games.ts'

type LaunchedGame = components['schemas']['LaunchedGame']
type GameClosure = components['schemas']['GameClosure']
type PlaySession = components['schemas']['PlaySession']
type Round = components['schemas']['Round']

/** The pictures and colours of a tile, as `gameTheme` writes them; empty for games with their own pictures. */
type TileTheme = Readonly<Record<string, string>>

/** The game to open, and how. */
interface Launch {
  readonly game: CatalogueGame
  readonly query: LaunchQuery
  readonly theme: TileTheme
}

interface LaunchQuery {
  readonly language: string
  readonly backUrl?: string | undefined
  readonly lottoArea?: string | undefined
  readonly lottoPrizeMode?: string | undefined
  readonly lottoGameCode?: string | undefined
  readonly lottoView?: string | undefined
  readonly device?: string | undefined
}

/** The launch parameters of a vendor's lottery; none for other games. */
function lottoFacts(query: LaunchQuery): Record<string, string> {
  if (!query.lottoView) return {}
  const { lottoArea: area, lottoPrizeMode: prizeMode, lottoGameCode: code } = query
  const { lottoView: view, device, backUrl: back, language } = query
  const facts = { area, prizeMode, code, view, device, back, language }
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/**
 * The facts of a tile that its game shows: name, return, pictures and colours, and whether the game is a substitute.
 */
function tileFacts(game: CatalogueGame, name: string, theme: TileTheme): Record<string, string> {
  const sport = findSport(game)
  return {
    ...(game.rtp && { rtp: game.rtp }),
    ...(sport && { sport }),
    ...(standsIn(game) && { standsIn: '1' }),
    ...theme,
    name,
  }
}

/** The address of the demo game, or of the vendor page that the scenario requests, with the facts of the tile. */
function addressOf(
  { conditions }: World,
  play: Play,
  { game, query, name, theme }: Launch & { name: string },
) {
  const demo = findDemoGame(game)
  const named = { ...lottoFacts(query), ...tileFacts(game, name, theme) }
  const page = `${demo}/index.html?${new URLSearchParams({ session: play.id, ...named })}`
  if (!conditions.launch) return `${getSettings(conditions).launchGameCDNs[0]}/${page}`
  if (conditions.launch === 'cdn') return page
  if (conditions.launch === 'elsewhere')
    return new URL(`/${demo}`, 'https://elsewhere.invalid').href
  const back = query.backUrl ?? '/'
  const facts = { ...named, game: demo, lang: query.language, back }
  const more = conditions.launch === 'window' ? { session: play.id } : {}
  return `/demo-vendor/index.html?${new URLSearchParams({ ...facts, ...more })}`
}

const MODES = {
  window: 'WINDOW',
  redirect: 'REDIRECT',
  elsewhere: 'IFRAME',
  cdn: 'IFRAME',
} as const

/** The address of a game and how to show it: each type of game has its own demo game. A lottery has its own name. */
export const makeLaunch = (
  world: World,
  play: Play,
  { game, query, theme }: Launch,
  name = getGameName(game, query.language),
): LaunchedGame => ({
  sessionId: play.id,
  url: addressOf(world, play, { game, query, name, theme }),
  mode: world.conditions.launch ? MODES[world.conditions.launch] : 'IFRAME',
  ratio: '16:9',
  demo: play.demo,
  gameName: name,
  gameType: game.gameType,
  minStake: game.minStake,
  maxStake: game.maxStake,
  wallet: MAIN,
  moved: null,
})

/** The display name of a vendor's wallet. */
function walletNameOf({ catalogue }: World, wallet: string, language: string): string {
  const vendor = catalogue.vendor(wallet)
  return vendor ? getVendorName(vendor, language) : wallet
}

/** D-051: what a launch moved; null when nothing was. */
export const makeMoved = (
  world: World,
  wallet: string,
  moves: readonly Row<'walletTransfers'>[],
  language: string,
): LaunchedGame['moved'] =>
  moves.length === 0
    ? null
    : {
        wallet,
        walletName: walletNameOf(world, wallet, language),
        amount: sumAmounts(moves.map(({ amount }) => amount)),
        from: moves.map(({ from, amount }) => ({
          wallet: from,
          name: from === MAIN ? null : walletNameOf(world, from, language),
          amount,
        })),
      }

/** D-051: what leaving a game brought back to the main wallet; null when nothing was. */
export const makeReturned = (
  world: World,
  wallet: string,
  amount: string | null,
  language: string,
): PlaySession['returned'] =>
  amount === null ? null : { wallet, walletName: walletNameOf(world, wallet, language), amount }

/** The closed game, vendor or type, for a refused launch. */
export function makeClosure(
  { catalogue }: World,
  game: CatalogueGame,
  until: number | null,
  language: string,
): GameClosure {
  const vendor = catalogue.vendor(game.vassalage)
  return {
    nodeId: game.nodeId,
    gameName: getGameName(game, language),
    vassalage: game.vassalage,
    vendorName: vendor ? getVendorName(vendor, language) : game.vassalage,
    gameType: game.gameType,
    until,
  }
}

interface PlayFacts {
  readonly gameName: string
  readonly balance: string
  /** Currency code. */
  readonly currency: string
  readonly serverTime: number
  readonly returned: PlaySession['returned']
}

/** The state of a play session. */
export const makePlaySession = (play: Play, facts: PlayFacts): PlaySession => ({
  sessionId: play.id,
  nodeId: play.nodeId,
  gameName: facts.gameName,
  demo: play.demo,
  currency: facts.currency,
  startedAt: play.startedAt,
  endedAt: play.endedAt,
  serverTime: facts.serverTime,
  rounds: play.rounds,
  staked: play.staked,
  won: play.won,
  net: subtractAmounts(play.won, play.staked),
  balance: facts.balance,
  returned: facts.returned,
})

/** A settled round as the game shows it. */
export const makeRound = (row: Row<'rounds'>): Round => ({
  roundId: row.roundId,
  stake: row.stake,
  payout: row.payout,
  balance: row.balance,
  net: row.net,
  rounds: row.rounds,
  outcome: { symbols: row.symbols, lines: row.lines },
})
