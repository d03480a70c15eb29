import type { GameType } from '#mocks/catalogue/types.ts'
import { type DemoGameName, findDemoGame } from '#mocks/games/games.ts'
import type { Amount } from '../core/amount.ts'
import type { Play, Row } from '../core/tables.ts'
import { endOfHistory, getHistory } from '../ledger/history/history.ts'
import { type PastBet, playPastRound } from '../ledger/history/past-games.ts'
import type { World } from '../world-types.ts'
import { findLottery } from './lottery/find.ts'
import { VENDOR_OF } from './lottery/formats.ts'

/** A round of a game or a line of a lottery slip, played for money. */
export interface BetFacts {
  /** As the ledger refers to it. */
  readonly id: string
  readonly roundId: string
  readonly at: number
  /** Null while the result is open. */
  readonly settledAt: number | null
  readonly gameType: GameType
  readonly nodeId: number | null
  /** Code of a lottery; null for games. */
  readonly lottery: string | null
  readonly vendor: string
  readonly stake: Amount
  readonly payout: Amount
  readonly status: 'PENDING' | 'WON' | 'LOST' | 'DRAW' | 'VOID'
}

function statusOf(stake: Amount, payout: Amount): BetFacts['status'] {
  if (payout === '0.00') return 'LOST'
  return payout === stake ? 'DRAW' : 'WON'
}

/** The facts of a game that every bet on it has; `OTHER` if the game no longer exists. */
function gameFacts({ catalogue }: World, nodeId: number) {
  const game = catalogue.byId(nodeId)
  const { gameType = 'RNG', vassalage: vendor = 'OTHER' } = game ?? {}
  return { nodeId, gameType, vendor, lottery: null } as const
}

const pastBet = (world: World, bet: PastBet): BetFacts => ({
  id: bet.id,
  roundId: bet.id.split('/')[1] ?? bet.id,
  at: bet.at,
  settledAt: bet.at,
  ...gameFacts(world, bet.nodeId),
  stake: bet.stake,
  payout: bet.payout,
  status: bet.void ? 'VOID' : statusOf(bet.stake, bet.payout),
})

const roundBet = (world: World, { nodeId }: Play, row: Row<'rounds'>): BetFacts => ({
  id: `${row.playId}/${row.roundId}`,
  roundId: row.roundId,
  at: row.at,
  settledAt: row.at,
  ...gameFacts(world, nodeId),
  stake: row.stake,
  payout: row.payout,
  status: statusOf(row.stake, row.payout),
})

function lotteryBet(world: World, bet: Row<'lotteryBets'>): BetFacts {
  const area = findLottery(world, bet.gameCode)?.area ?? 'TC'
  const { id, gameCode: lottery, issue: roundId, placedAt: at, stake, payout, state } = bet
  return {
    id,
    roundId,
    at,
    stake,
    payout,
    lottery,
    nodeId: null,
    vendor: VENDOR_OF[area],
    settledAt: state === 'PENDING' ? null : bet.drawsAt,
    gameType: 'LOTT',
    status: state,
  }
}

/** Epoch ms: from inclusive, to exclusive; absent means: everything. */
export interface Span {
  readonly from?: number
  readonly to?: number
}

/** The first index at which a bet is not before a moment. */
function firstFrom(bets: readonly PastBet[], moment: number): number {
  let low = 0
  let high = bets.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((bets[middle]?.at ?? moment) < moment) low = middle + 1
    else high = middle
  }
  return low
}

/** A member's bets from before this world began, oldest first. */
export function listPastBets(world: World, memberId: number, span: Span = {}): BetFacts[] {
  const { from = 0, to = Number.POSITIVE_INFINITY } = span
  // The range excludes the history, so it need not be generated.
  if (from >= endOfHistory(world)) return []
  const { bets } = getHistory(world, memberId)
  return bets.slice(firstFrom(bets, from), firstFrom(bets, to)).map((bet) => pastBet(world, bet))
}

/** A member's bets since this world began, oldest first; those of draws that are over must be settled before. */
export function listLiveBets(world: World, memberId: number, span: Span = {}): BetFacts[] {
  const { from = 0, to = Number.POSITIVE_INFINITY } = span
  const within = ({ at }: { at: number }) => at >= from && at < to
  const { db } = world
  const plays = new Map(
    db.plays
      .list((play) => play.memberId === memberId && play.demoBalance === null)
      .map((play) => [play.id, play]),
  )
  const rounds = db.rounds.list(within).flatMap((row) => {
    const play = plays.get(row.playId)
    return play ? roundBet(world, play, row) : []
  })
  const lines = db.lotteryBets
    .list((bet) => bet.memberId === memberId && within({ at: bet.placedAt }))
    .map((bet) => lotteryBet(world, bet))
  return [...rounds, ...lines].sort((a, b) => a.at - b.at)
}

/** Every bet of a member, oldest first; those of draws that are over must be settled before. */
export const listBets = (world: World, memberId: number, span: Span = {}): BetFacts[] => [
  ...listPastBets(world, memberId, span),
  ...listLiveBets(world, memberId, span),
]

/** Like `listBets`, in their state at a moment: bets decided later count as open. */
export const betsBy = (world: World, memberId: number, span: Span, moment: number): BetFacts[] =>
  listBets(world, memberId, span).map((bet) =>
    bet.settledAt === null || bet.settledAt <= moment
      ? bet
      : { ...bet, settledAt: null, payout: '0.00', status: 'PENDING' },
  )

/** The amount of a bet that counts for turnover and rebate. */
export const toValidBet = ({ status, stake }: BetFacts): Amount =>
  status === 'WON' || status === 'LOST' ? stake : '0.00'

interface RoundResult {
  readonly choice: string | null
  readonly symbols: string[][]
  readonly lines: number[]
}

/** A round as its page writes it: a slip names its matches by their codes in capitals. */
function asShown(game: DemoGameName, { choice, symbols, lines }: RoundResult) {
  if (game !== 'sports' && game !== 'esports') return { game, choice, symbols, lines }
  const picks = choice?.split('-').map((pick) => `${pick.slice(0, -1)} ${pick.slice(-1)}`)
  return {
    game,
    choice: picks?.join(' · ').toUpperCase() ?? null,
    symbols: symbols.map((match) => match.map((part) => part.toUpperCase())),
    lines,
  }
}

/** The result of a round of a demo game; null for a lottery. */
export function toRound(world: World, memberId: number, { id, nodeId }: BetFacts) {
  const game = nodeId === null ? undefined : world.catalogue.byId(nodeId)
  if (!game) return null
  const name = findDemoGame(game)
  const past = getHistory(world, memberId).bets.find((bet) => bet.id === id)
  if (past) {
    const { symbols, lines } = playPastRound(name, past.seed, past.stake, past.choice)
    return asShown(name, { choice: past.choice, symbols, lines })
  }
  const [playId = '', roundId = ''] = id.split('/')
  const row = world.db.rounds.find({ playId, roundId })
  return row ? asShown(name, row) : null
}
