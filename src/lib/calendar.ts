/** A day of the Gregorian calendar; `month` is 1 to 12. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The day, or null when the calendar has no such day (2026-02-30). */
export function realDay(year: number, month: number, day: number): Day | null {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const same =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return same ? { year, month, day } : null
}

/** A day written yyyy-MM-dd; null when it is written differently or is no day. */
export function readDay(text: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return realDay(Number(year), Number(month), Number(day))
}

/** The day it is in a time zone; an unknown zone counts as UTC. */
export function dayIn(timeZone: string, epochMs: number): Day {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
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
