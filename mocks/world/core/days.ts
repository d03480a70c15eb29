import { DAY } from './durations.ts'
/** The merchant's time zone: its days, weeks and months are those of the fake world. */
export const TIME_ZONE = 'Asia/Dhaka'

/** Created once for each zone, since creation is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The zone's clock at a moment: "2026", "11", "20", "23", "30", "05". By parts, because the text around them differs
 * from one version of the browser's locale data to the next.
 */
function clockIn(timeZone: string, epochMs: number): string[] {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  formats.set(timeZone, format)
  const parts = format.formatToParts(epochMs)
  return (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map(
    (type) => parts.find((part) => part.type === type)?.value ?? '',
  )
}

/** The day of a moment in a zone, yyyy-MM-dd. */
export const dayIn = (timeZone: string, epochMs: number): string =>
  clockIn(timeZone, epochMs).slice(0, 3).join('-')

/** Offsets of zones are whole quarters of an hour, so the moments of a quarter share their day. */
const QUARTER_MS = 900_000
const days = new Map<number, string>()
/** Quarters of more than a year. */
const MAX_CACHED_QUARTERS = 50_000

/** The merchant's day of a moment, yyyy-MM-dd; cached, because it is needed repeatedly for every bet of a year. */
export function dayAt(epochMs: number): string {
  const quarter = Math.floor(epochMs / QUARTER_MS)
  const known = days.get(quarter)
  if (known !== undefined) return known
  if (days.size >= MAX_CACHED_QUARTERS) days.clear()
  const day = dayIn(TIME_ZONE, epochMs)
  days.set(quarter, day)
  return day
}

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** A day that many days later (or, below zero, earlier). */
export const addDays = (day: string, days: number): string =>
  new Date(utcOf(day) + days * DAY).toISOString().slice(0, 10)

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utcOf(to) - utcOf(from)) / DAY)

const starts = new Map<string, number>()
/** More than ten years of days, which is more than one world needs. */
const MAX_CACHED_STARTS = 4000

/** The start of a day in the merchant's zone; cached, because it is slow to compute and needed often. */
export function startOfDay(day: string): number {
  const known = starts.get(day)
  if (known !== undefined) return known
  if (starts.size >= MAX_CACHED_STARTS) starts.clear()
  const start = workOutStart(day)
  starts.set(day, start)
  return start
}

function workOutStart(day: string): number {
  const guess = utcOf(day)
  const clock = clockIn(TIME_ZONE, guess)
  // Reads the zone's local time as UTC: the difference is the zone's offset.
  const shown = Date.parse(`${clock.slice(0, 3).join('-')}T${clock.slice(3).join(':')}Z`)
  return guess - (shown - guess)
}

/** The Sunday on which the week of a day began. */
export const startOfWeek = (day: string): string => addDays(day, -new Date(utcOf(day)).getUTCDay())

/** The first day of a day's month. */
export const startOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** The last day of a day's month. */
export const endOfMonth = (day: string): string =>
  addDays(startOfMonth(addDays(startOfMonth(day), 31)), -1)
