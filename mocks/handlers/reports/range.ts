import { invalid } from '#mocks/contract/answers.ts'
import { type Amount, fromMinor, toMinor } from '#mocks/world/core/amount.ts'
import { EARLIEST } from '#mocks/world/core/clock.ts'
import { addDays, dayAt, daysBetween, startOfDay, TIME_ZONE } from '#mocks/world/core/days.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { toPage } from '../shared/paging.ts'

type Scope = components['schemas']['ReportScope']

const MAX_DAYS = 31

/** Does the calendar have that day? 31 February is read as another one, and month 13 as none. */
const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day

/** The day one year earlier; 28 February for 29 February. */
const yearBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28')

/** The problem with a range of days (D-058); null when it is allowed. */
export function validateRange(world: World, { from, to }: { from: string; to: string }) {
  if (!isDay(from)) return invalid('/query/from', 'is no day of the calendar')
  if (!isDay(to)) return invalid('/query/to', 'is no day of the calendar')
  const length = daysBetween(from, to) + 1
  if (length < 1) return invalid('/query/to', 'must not be before from')
  if (length > MAX_DAYS) return invalid('/query/to', `must be within ${MAX_DAYS} days of from`)
  const oldest = yearBefore(dayAt(world.clock.now()))
  return from < oldest ? invalid('/query/from', `must not be before ${oldest}`) : null
}

/** The moments of a range: from inclusive, to exclusive. */
export const toSpan = ({ from, to }: { from: string; to: string }) => ({
  from: startOfDay(from),
  to: startOfDay(addDays(to, 1)),
})

/** The moment that a list shows, clamped between the earliest world and now, and the exclusive end of its rows. */
export function asOfFor(world: World, { until }: { until?: number }) {
  const now = world.clock.now()
  const asOf = Math.min(Math.max(until ?? now, EARLIEST), now)
  return { asOf, end: asOf + 1 }
}

/** Whether a moment is on one of these days; a side that is not given is open. */
export function isWithin({ from, to }: { from?: string; to?: string }, at: number): boolean {
  const day = dayAt(at)
  return (from ?? day) <= day && day <= (to ?? day)
}

export const toScope = ({ from, to }: { from: string; to: string }): Scope => ({
  from,
  to,
  timeZone: TIME_ZONE,
  currency: CURRENCY.code,
})

/** One page of rows, which are newest first, and what it says about itself. */
export function paginate<T>(
  all: readonly T[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const { items, total, totalPages } = toPage(all, pageNo, pageSize)
  return { items, paging: { pageNo, pageSize, total, totalPages } }
}

/** The sum of one amount of every row. */
export const sumBy = <T>(rows: readonly T[], amountOf: (row: T) => Amount): Amount =>
  fromMinor(rows.reduce((sum, row) => sum + toMinor(amountOf(row)), 0n))
