import { dayIn, toUtcMs } from '#lib/calendar.ts'
import { dateFormat } from '#lib/date-format.ts'

/** Weekly hours in the merchant's zone: 1 is Monday, times are HH:MM of 24 hours. */
export interface ServiceHours {
  readonly days: readonly number[]
  readonly from: string
  readonly to: string
}

/** Weekday (1 to 7) and HH:MM of an instant in a zone. */
function localTime(at: number, timeZone: string): { day: number; time: string } {
  const parts = dateFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const weekday = new Date(toUtcMs(dayIn(timeZone, at))).getUTCDay()
  return { day: weekday || 7, time: `${part('hour')}:${part('minute')}` }
}

/** Whether the service is open at an instant; hours past midnight belong to the day they began. */
export function isOpen({ days, from, to }: ServiceHours, timeZone: string, at: number): boolean {
  const { day, time } = localTime(at, timeZone)
  const yesterday = day === 1 ? 7 : day - 1
  if (from < to) return days.includes(day) && time >= from && time < to
  return (days.includes(day) && time >= from) || (days.includes(yesterday) && time < to)
}

/** First and last day when three or more follow each other, else null: then they are listed. */
export function daySpan(days: readonly number[]): readonly [number, number] | null {
  const sorted = [...new Set(days)].sort((a, b) => a - b)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined || sorted.length < 3) return null
  return last - first + 1 === sorted.length ? [first, last] : null
}

/** A weekday's name in a language (BCP 47). */
export const dayName = (day: number, tag: string): string =>
  dateFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + day))
