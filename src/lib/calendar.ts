import { dateFormat } from './date-format.ts'

/** A day of the Gregorian calendar; `month` is 1 to 12. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The day, or null when the calendar has no such day (2026-02-30). */
export function createDay(year: number, month: number, day: number): Day | null {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const same =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return same ? { year, month, day } : null
}

/** Parses a day in the format yyyy-MM-dd; null when it is not a valid day. */
export function parseDay(text: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return createDay(Number(year), Number(month), Number(day))
}

/** The day it is in a time zone; an unknown zone counts as UTC. */
export function dayIn(timeZone: string, epochMs: number): Day {
  const format = (zone: string) =>
    dateFormat('en-CA-u-ca-gregory-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(epochMs)
  let parts: Intl.DateTimeFormatPart[]
  try {
    parts = format(timeZone)
  } catch {
    parts = format('UTC')
  }
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return { year: of('year'), month: of('month'), day: of('day') }
}

/** A day written yyyy-MM-dd, as `parseDay` reads it. */
export const toIsoDay = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** A moment as spreadsheets read it in every language: 2026-11-19 23:30:00, in a time zone. */
export function writeMoment(timeZone: string, epochMs: number): string {
  const clock = dateFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const parts = clock.formatToParts(epochMs)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${toIsoDay(dayIn(timeZone, epochMs))} ${of('hour')}:${of('minute')}:${of('second')}`
}

const DAY_MS = 86_400_000

/** Days since 1970-01-01, to count with. */
const countOf = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day) / DAY_MS

const dayOfCount = (count: number): Day => {
  const date = new Date(count * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Adds days; a negative number subtracts. */
export const addDays = (day: Day, days: number): Day => dayOfCount(countOf(day) + days)

/** Adds months; clamps to the last day of a shorter month. */
export function addMonths({ year, month, day }: Day, months: number): Day {
  const first = dayOfCount(Date.UTC(year, month - 1 + months, 1) / DAY_MS)
  const last = new Date(Date.UTC(first.year, first.month, 0)).getUTCDate()
  return { ...first, day: Math.min(day, last) }
}

/** The number of days between two days; 0 for the same day, negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => countOf(to) - countOf(from)

/** Midnight UTC of a day, for formats that write it with `timeZone: 'UTC'`; no moment of a record. */
export const toUtcMs = (day: Day): number => countOf(day) * DAY_MS
