import { type Day, toUtcMs } from '#lib/calendar.ts'
import { dateFormat } from '#lib/date-format.ts'
import type { DateRange } from '#lib/date-range.ts'

/** Names of the language, days of the Gregorian calendar, Latin digits. `tag` is a BCP 47 tag. */
const formatter = (tag: string, parts: Intl.DateTimeFormatOptions) =>
  dateFormat(`${tag}-u-ca-gregory-nu-latn`, { timeZone: 'UTC', ...parts })

/** "14 – 20 Nov 2026" */
export const formatRange = ({ from, to }: DateRange, tag: string): string =>
  formatter(tag, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(
    toUtcMs(from),
    toUtcMs(to),
  )

/** "Friday, 20 November 2026" */
export const formatFullDay = (day: Day, tag: string): string =>
  formatter(tag, { dateStyle: 'full' }).format(toUtcMs(day))

/** "November 2026" */
export const formatMonth = (day: Day, tag: string): string =>
  formatter(tag, { month: 'long', year: 'numeric' }).format(toUtcMs(day))

/** "Fri", or the full name for screen readers. */
export const formatWeekday = (day: Day, tag: string, weekday: 'short' | 'long'): string =>
  formatter(tag, { weekday }).format(toUtcMs(day))
