import {
  addDays,
  dayAt,
  daysBetween,
  endOfMonth,
  startOfDay,
  startOfMonth,
} from '../../core/days.ts'
import { HOUR } from '../../core/durations.ts'

/** A period of the merchant's calendar, yyyy-MM-dd, both days included. */
export interface Period {
  readonly from: string
  readonly to: string
}

const MIDDLE = 15

/** The half-month of a day: the 1st to the 15th, or the 16th to the last. */
export function toHalfMonth(day: string): Period {
  const first = startOfMonth(day)
  const middle = addDays(first, MIDDLE - 1)
  return day <= middle
    ? { from: first, to: middle }
    : { from: addDays(middle, 1), to: endOfMonth(day) }
}

/** The half-months of a range, oldest first: it begins `count` half-months before one moment and ends with another. */
export function halfMonthsSince(start: number, count: number, now: number): Period[] {
  let period = toHalfMonth(dayAt(start))
  for (let n = 0; n < count; n += 1) period = toHalfMonth(addDays(period.from, -1))
  const periods: Period[] = []
  for (const today = dayAt(now); period.from <= today; ) {
    periods.push(period)
    period = toHalfMonth(addDays(period.to, 1))
  }
  return periods
}

/** The start of each day of a period, epoch ms. */
export const listDayStarts = ({ from, to }: Period): number[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => startOfDay(addDays(from, n)))

/** Noon of the merchant's time zone, the given number of days after a day. */
export const noonAfter = (day: string, days: number): number =>
  startOfDay(addDays(day, days)) + 12 * HOUR
