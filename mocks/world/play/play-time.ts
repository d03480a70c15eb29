import { dayAt, startOfDay } from '../core/days.ts'
import { HOUR, MINUTE } from '../core/durations.ts'
import type { Play } from '../core/tables.ts'
import type { World } from '../world-types.ts'

/** A game that was never closed counts as open for this long after its last round. */
const ABANDONED_AFTER_MS = 4 * HOUR

/** F-25: a break this long starts a new period of play. */
const REST_BREAK_MS = 15 * MINUTE

/** A time in which games were open, in epoch ms. */
interface PlayPeriod {
  readonly from: number
  readonly to: number
}

/** The period in which a game for money was open. */
function toOpenPeriod(world: World, { id, startedAt, endedAt }: Play): PlayPeriod {
  if (endedAt !== null) return { from: startedAt, to: endedAt }
  const rounds = world.db.rounds.list({ playId: id })
  const last = rounds.reduce((latest, { at }) => Math.max(latest, at), startedAt)
  return { from: startedAt, to: Math.min(world.clock.now(), last + ABANDONED_AFTER_MS) }
}

/** Joins stretches that are at most `gap` apart, oldest first. */
function mergePeriods(all: readonly PlayPeriod[], gap: number): PlayPeriod[] {
  const result: PlayPeriod[] = []
  for (const one of [...all].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && one.from - last.to <= gap) {
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, one.to) }
    } else result.push(one)
  }
  return result
}

/** The periods in which a member played lotteries: from each bet to its draw. Gaps shorter than a break are closed. */
function lotteryTimes(world: World, memberId: number): PlayPeriod[] {
  const now = world.clock.now()
  const lines = world.db.lotteryBets
    .list({ memberId })
    .map(({ placedAt, drawsAt }) => ({ from: placedAt, to: Math.min(now, drawsAt) }))
  return mergePeriods(lines, REST_BREAK_MS)
}

/** The times in which a member played for money, oldest first; those closer than `gap` as one. */
function getPlayPeriods(world: World, memberId: number, gap: number): PlayPeriod[] {
  const games = world.db.plays
    .list((play) => play.memberId === memberId && play.demoBalance === null)
    .map((play) => toOpenPeriod(world, play))
  return mergePeriods([...games, ...lotteryTimes(world, memberId)], gap)
}

/** Milliseconds that a member played for money on this day of the merchant. */
export function playedToday(world: World, memberId: number): number {
  const since = startOfDay(dayAt(world.clock.now()))
  return getPlayPeriods(world, memberId, 0).reduce(
    (sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)),
    0,
  )
}

/** The start of the current stretch of play for money if play continued now; null after a break. */
export function playedWithoutRestSince(world: World, memberId: number): number | null {
  const last = getPlayPeriods(world, memberId, REST_BREAK_MS).at(-1)
  return last && last.to + REST_BREAK_MS >= world.clock.now() ? last.from : null
}

/**
 * The start of the current stretch of play; null when the member is not playing, so no game is open and no lottery bet
 * was drawn within the last break.
 */
export function playingSince(world: World, memberId: number): number | null {
  const now = world.clock.now()
  const isOpen = (play: Play) =>
    play.memberId === memberId &&
    play.demoBalance === null &&
    play.endedAt === null &&
    toOpenPeriod(world, play).to >= now
  const bet = lotteryTimes(world, memberId).at(-1)
  const atLottery = bet !== undefined && bet.to + REST_BREAK_MS >= now
  return atLottery || world.db.plays.count(isOpen) > 0
    ? playedWithoutRestSince(world, memberId)
    : null
}
