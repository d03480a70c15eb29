import { addDays, addMonths, type Day, daysBetween, parseDay, toIsoDay } from './calendar.ts'
import { toLatinDigits } from './digits.ts'

/** Whole days in the merchant's zone, both included. */
export interface DateRange {
  readonly from: Day
  readonly to: Day
}

export interface RangeLimits {
  readonly earliest: Day
  readonly latest: Day
  /** Maximum number of days. */
  readonly maxDays: number
}

export type RangeIssue = 'order' | 'tooEarly' | 'tooLate' | 'tooLong'

/** WAL-20, D-091 */
export const PAST_PRESETS = ['today', 'yesterday', 'last7', 'last30'] as const
const NEXT_PRESETS = ['next7', 'next30'] as const
export type RangePreset = (typeof PAST_PRESETS)[number] | (typeof NEXT_PRESETS)[number]

/** Days from today: the first and the last. */
const PRESET_DAYS: Readonly<Record<RangePreset, readonly [first: number, last: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7: [-6, 0],
  last30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
}

export const presetRange = (preset: RangePreset, today: Day): DateRange => {
  const [first, last] = PRESET_DAYS[preset]
  return { from: addDays(today, first), to: addDays(today, last) }
}

export const sameRange = (a: DateRange, b: DateRange): boolean =>
  daysBetween(a.from, b.from) === 0 && daysBetween(a.to, b.to) === 0

/** Records of twelve months, 31 days a query. */
export const recordLimits = (today: Day): RangeLimits => ({
  earliest: addMonths(today, -12),
  latest: today,
  maxDays: 31,
})

/** The problem with a range, or null. */
export function rangeIssue({ from, to }: DateRange, limits: RangeLimits): RangeIssue | null {
  if (daysBetween(from, to) < 0) return 'order'
  if (daysBetween(limits.earliest, from) < 0) return 'tooEarly'
  if (daysBetween(to, limits.latest) < 0) return 'tooLate'
  return daysBetween(from, to) >= limits.maxDays ? 'tooLong' : null
}

/** `2026-11-01..2026-11-20`, as addresses and file names have it. */
export const serializeRange = ({ from, to }: DateRange): string =>
  `${toIsoDay(from)}..${toIsoDay(to)}`

/** A range written by `serializeRange`; null for anything else. */
export function parseRange(text: string): DateRange | null {
  const [first = '', last = '', ...rest] = text.split('..')
  const from = parseDay(first)
  const to = parseDay(last)
  return from && to && rest.length === 0 ? { from, to } : null
}

/** A typed day: 2026-11-20, 20/11/2026, 20-11-2026 or 20.11.2026, in the digits of any script; null otherwise. */
export function parseTypedDay(text: string): Day | null {
  const latin = toLatinDigits(text.trim())
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(latin) ?? []
  return parseDay(year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : latin)
}
