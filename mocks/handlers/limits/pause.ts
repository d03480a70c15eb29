import { DAY } from '../../world/core/durations.ts'
import type { Member, Row } from '../../world/core/tables.ts'
import { audit } from '../../world/people/audit.ts'
import { pauseOf } from '../../world/play/pauses.ts'
import { endPlays } from '../../world/play/play-time.ts'
import type { World } from '../../world/world-types.ts'

type Pause = Pick<Row<'pauses'>, 'kind' | 'until'>

const TIME_OUT_DAYS = { DAY: 1, WEEK: 7, MONTH: 30, SIX_WEEKS: 42 } as const
const EXCLUSION_MONTHS = { HALF_YEAR: 6, ONE_YEAR: 12, THREE_YEARS: 36, FIVE_YEARS: 60 } as const

function monthsLater(at: number, months: number): number {
  const date = new Date(at)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  // No such day in that month: the first of the next one, since a break is never shorter than promised.
  if (date.getUTCDate() !== day) date.setUTCDate(1)
  return date.getTime()
}

/** F-26: starts a break at once; false when a longer one runs, which cannot be shortened. */
export async function pause(
  world: World,
  member: Member,
  { kind, until }: Pause,
): Promise<boolean> {
  const running = pauseOf(world, member)
  const end = until ?? Number.POSITIVE_INFINITY
  if (running && end <= (running.until ?? Number.POSITIVE_INFINITY)) return false
  await world.db.pauses.insert({ memberId: member.id, kind, from: world.clock.now(), until })
  await endPlays(world, member.id, { demos: true })
  await audit(world, member.id, kind === 'TIME_OUT' ? 'TIME_OUT_STARTED' : 'SELF_EXCLUDED')
  return true
}

/** When a time-out that begins at a moment (epoch ms) ends. */
export const endOfTimeOut = (from: number, period: keyof typeof TIME_OUT_DAYS): number =>
  from + TIME_OUT_DAYS[period] * DAY

/** When a self-exclusion that begins at a moment (epoch ms) ends; null: never. */
export const endOfExclusion = (
  from: number,
  period: keyof typeof EXCLUSION_MONTHS | 'PERMANENT',
): number | null => (period === 'PERMANENT' ? null : monthsLater(from, EXCLUSION_MONTHS[period]))
