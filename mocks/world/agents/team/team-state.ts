import { dayAt, startOfDay } from '../../core/days.ts'
import { MINUTE } from '../../core/durations.ts'
import type { World } from '../../world-types.ts'
import { sumReceivedBy } from './received-sum.ts'
import { balanceNow, type TeamMember } from './team.ts'

const ONLINE_MS = 15 * MINUTE

/** The main wallet balance of a team member at a moment, in minor units. */
export function balanceAt(world: World, one: TeamMember, moment: number): bigint {
  if (moment >= world.clock.now()) return balanceNow(world, one)
  const inBook = one.book.last(startOfDay(dayAt(moment)), moment)?.balance ?? 0n
  // The ledger of an account of the world already contains what it was given.
  return world.db.members.find({ id: one.id })
    ? inBook
    : inBook + sumReceivedBy(world, one.id, moment)
}

/** Whether a member of the team played just before a moment. */
export function isOnlineAt({ book }: TeamMember, moment: number): boolean {
  const last = book.last(startOfDay(dayAt(moment)), moment)
  return last !== null && last.at > moment - ONLINE_MS
}

/** The last time before a moment that a team member logged in or played. */
export function lastSeenAt(world: World, { id, book }: TeamMember, moment: number): number | null {
  const sessions = world.db.sessions.list({ memberId: id }).map(({ createdAt }) => createdAt)
  const played = book.last(startOfDay(dayAt(moment)), moment)?.at
  const seen = [...sessions, ...(played === undefined ? [] : [played])]
  const before = seen.filter((at) => at <= moment)
  return before.length > 0 ? Math.max(...before) : null
}

/** Whether a member of the team bet, before a moment, on one of the days that begin at `starts`. */
export const playedOn = ({ book }: TeamMember, starts: readonly number[], moment: number) =>
  starts.some((start) => {
    const day = book.day(start, moment)
    return day !== null && day.stake > 0n
  })
