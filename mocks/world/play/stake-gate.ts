import type { GameType } from '#mocks/catalogue/types.ts'
import { type Amount, addAmounts, compareAmounts, subtractAmounts } from '../core/amount.ts'
import { addDays, dayAt, startOfDay } from '../core/days.ts'
import { refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { emitLimitReached, findLimit, getLimitUsage } from './limits.ts'
import { findPause } from './pauses.ts'
import { getRealityCheck } from './reality-check.ts'

/** A member's intended stake: the type of game and the total. */
export interface Stake {
  readonly gameType: GameType
  readonly amount: Amount
}

/** Blocks that also close another type of game: an e-lottery is a lottery too. */
const CLOSED_WITH: Partial<Record<GameType, GameType>> = { ELOTT: 'LOTT' }

/** F-42: the refusal of a kind of game that the member closed; null when it is open to them. */
function checkProductBlock(world: World, { id }: Member, gameType: GameType) {
  const closes = [gameType, CLOSED_WITH[gameType]]
  const isBlocked = closes.some((kind) => kind && findLimit(world, id, 'BLOCK', kind)?.value)
  return isBlocked ? refusal('limit.product.blocked') : null
}

/** F-42: the refusal of more play once the member's own time of the day is used up; null before. */
function checkPlayTime(world: World, { id }: Member) {
  const stand = getLimitUsage(world, id, 'SESSION_DAY')
  if (!stand || Number(stand.used) < Number(stand.value)) return null
  emitLimitReached(world, id, 'TIME', stand.resetsAt)
  return refusal('limit.time.reached')
}

/** F-42: the refusal of a stake beyond the member's own limit for one round; null when it is within. */
function checkStakeLimit(world: World, { id }: Member, stake: Amount) {
  const limit = findLimit(world, id, 'STAKE_ROUND')?.value
  if (!limit || compareAmounts(stake, limit) <= 0) return null
  emitLimitReached(world, id, 'STAKE', null)
  return refusal('limit.stake.reached')
}

/** The refusal of a stake that could exceed the member's own loss limit of the day; null when it is within. */
function checkLossLimit(world: World, { id }: Member, stake: Amount) {
  const stand = getLimitUsage(world, id, 'LOSS_DAY')
  if (!stand || compareAmounts(addAmounts(stand.used, stake), stand.value) <= 0) return null
  const { value: limit, used: lost } = stand
  const until = startOfDay(addDays(dayAt(world.clock.now()), 1))
  emitLimitReached(world, id, 'LOSS', until)
  const left = subtractAmounts(limit, lost)
  return refusal('limit.loss.reached', { limit, lost, left, until })
}

/** F-26: refuses a member who is taking a break from play. */
const checkBreak = (world: World, member: Member) =>
  findPause(world, member) ? refusal('self.excluded') : null

/**
 * F-26, F-42: the refusal of opening a game for money, by what the member set against it; null when nothing
 * does. A reality check that is due does not bar the opening: it is answered over the open game.
 */
export const checkGameOpening = (world: World, member: Member, { gameType, amount }: Stake) =>
  checkBreak(world, member) ??
  checkProductBlock(world, member, gameType) ??
  checkPlayTime(world, member) ??
  checkStakeLimit(world, member, amount) ??
  checkLossLimit(world, member, amount)

/** F-25: the refusal of a stake while a reality check is due; null when none is. */
const checkRealityCheck = (world: World, { id }: Member) =>
  getRealityCheck(world, id).due ? refusal('reality.check.due') : null

/** The one gate before every stake of every kind, a round as much as a bet: its refusal, or null. */
export const checkStake = (world: World, member: Member, stake: Stake) =>
  checkBreak(world, member) ??
  checkRealityCheck(world, member) ??
  checkGameOpening(world, member, stake)
