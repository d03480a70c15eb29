import type { GameType } from '#mocks/catalogue/types.ts'
import type { components } from '#openapi/generated/types.ts'
import {
  type Amount,
  addAmounts,
  fromMinor,
  subtractAmounts,
  sumAmounts,
  toMinor,
} from '../core/amount.ts'
import { dayAt } from '../core/days.ts'
import { getHistory } from '../ledger/history/history.ts'
import { listEntries } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'

type BettingType = components['schemas']['BettingType']
type PointsType = components['schemas']['PointsType']

/** D-053: deposits and stakes that earn one point, and the points that make 1.00. */
export const DEPOSIT_RATE: Amount = '100.00'
export const BETTING_RATES: Readonly<Record<BettingType, Amount>> = {
  SLOTS: '500.00',
  LIVE: '1000.00',
  SPORTS: '800.00',
  PVP: '600.00',
  LOTTERY: '1000.00',
}
export const CONVERT_POINTS = 100

/** The specification counts five types of games; other types count as the nearest one. */
const TYPE_OF: Readonly<Record<GameType, BettingType>> = {
  RNG: 'SLOTS',
  FISH: 'SLOTS',
  LIVE: 'LIVE',
  COCKFIGHT: 'LIVE',
  PVP: 'PVP',
  BGS: 'PVP',
  SPORTS: 'SPORTS',
  ESPORTS: 'SPORTS',
  LOTT: 'LOTTERY',
  ELOTT: 'LOTTERY',
}

export interface PointsEntry {
  readonly id: string
  readonly type: PointsType
  readonly at: number
  readonly amount: Amount | null
  /** Signed. */
  readonly points: Amount
}

interface Stake {
  readonly type: BettingType
  readonly stake: Amount
  readonly at: number
}

const pointsFor = (amount: bigint, rate: Amount): Amount =>
  fromMinor((amount * 100n) / toMinor(rate))

const typeOfGame = ({ catalogue }: World, nodeId: number): BettingType =>
  TYPE_OF[catalogue.byId(nodeId)?.gameType ?? 'RNG']

/** A member's stakes for money: in the history, in games and on lotteries. */
function stakesOf(world: World, memberId: number): Stake[] {
  const { db } = world
  const past = getHistory(world, memberId)
    .bets.filter((bet) => !bet.void)
    .map(({ nodeId, stake, at }) => ({ type: typeOfGame(world, nodeId), stake, at }))
  const rounds = db.plays
    .list((play) => play.memberId === memberId && !play.demo)
    .flatMap(({ id, nodeId }) =>
      db.rounds
        .list({ playId: id })
        .map(({ stake, at }) => ({ type: typeOfGame(world, nodeId), stake, at })),
    )
  const lines = db.lotteryBets
    .list({ memberId })
    .map(({ stake, placedAt }) => ({ type: 'LOTTERY' as const, stake, at: placedAt }))
  return [...past, ...rounds, ...lines]
}

/** WAL-18: one entry for each day and type of game, from its first round on. */
function bettingEntries(world: World, memberId: number): PointsEntry[] {
  const sums = new Map<string, { type: BettingType; day: string; at: number; staked: bigint }>()
  for (const { type, stake, at } of stakesOf(world, memberId)) {
    const day = dayAt(at)
    const key = `points-${type}-${day}`
    const sum = sums.get(key) ?? { type, day, at, staked: 0n }
    sum.staked += toMinor(stake)
    sum.at = Math.min(sum.at, at)
    sums.set(key, sum)
  }
  return [...sums].map(([id, { type, at, staked }]) => ({
    id,
    type,
    at,
    amount: fromMinor(staked),
    points: pointsFor(staked, BETTING_RATES[type]),
  }))
}

/** WAL-17: one entry for each deposit. */
const depositEntries = (world: World, memberId: number): PointsEntry[] =>
  listEntries(world, memberId, { kinds: ['DEPOSIT'] }).map(({ id, at, amount }) => ({
    id: `points-${id}`,
    type: 'DEPOSIT',
    at,
    amount,
    points: pointsFor(toMinor(amount), DEPOSIT_RATE),
  }))

const rewardEntries = ({ db }: World, memberId: number): PointsEntry[] =>
  db.pointEntries.list({ memberId }).map(({ points, at }, index) => ({
    id: `points-reward-${index + 1}`,
    type: 'REWARD',
    at,
    points,
    amount: null,
  }))

/** Whether the points of a redemption came back. */
export const wasReturned = (world: World, row: { rejected: boolean; decidedAt: number }): boolean =>
  row.rejected && row.decidedAt <= world.clock.now()

function redeemEntries(world: World, memberId: number): PointsEntry[] {
  return world.db.pointsRedemptions.list({ memberId }).flatMap((row) => {
    const common = { type: 'REDEEM', amount: null } as const
    const spent = { ...common, id: row.id, at: row.at, points: subtractAmounts('0.00', row.points) }
    if (!wasReturned(world, row)) return [spent]
    return [spent, { ...common, id: `${row.id}-back`, at: row.decidedAt, points: row.points }]
  })
}

/** All changes of a member's points, oldest first. WAL-16: points never expire. */
export function listPointsEntries(world: World, memberId: number): PointsEntry[] {
  // Where the mall opened only now, what was before earned nothing.
  const since = world.conditions.points === 'none' ? world.startedAt : 0
  return [
    ...depositEntries(world, memberId),
    ...bettingEntries(world, memberId),
    ...rewardEntries(world, memberId),
    ...redeemEntries(world, memberId),
  ]
    .filter(({ points, at }) => points !== '0.00' && at >= since)
    .sort((a, b) => a.at - b.at)
}

export const sumPoints = (entries: readonly { points: Amount }[]): Amount =>
  sumAmounts(entries.map(({ points }) => points))

/** The points that a member can give away. */
export const getPointsBalance = (world: World, memberId: number): Amount =>
  sumPoints(listPointsEntries(world, memberId))

/** A member's points balance after each change, by its id. */
export function getBalances(world: World, memberId: number): ReadonlyMap<string, Amount> {
  let balance = '0.00'
  return new Map(
    listPointsEntries(world, memberId).map(({ id, points }) => {
      balance = addAmounts(balance, points)
      return [id, balance]
    }),
  )
}
