import { dateFormat } from '#lib/date-format.ts'
import { numbersOfLanguage } from '#lib/number-style.ts'
import { currentLanguage } from './i18n.ts'
import { findLanguage } from './languages.ts'

const tag = () => findLanguage(currentLanguage())?.tag ?? 'en'

/**
 * Date and time in the reader's zone or the one given, Gregorian calendar, 24 hours as the header's clock
 * has them, Latin digits.
 */
export function formatDateTime(epochMs: number, timeZone?: string): string {
  return dateFormat(`${tag()}-u-ca-gregory-hc-h23-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone ? { timeZone } : {}),
  }).format(epochMs)
}

/** The name of a day of the week, 0 for Sunday. */
export const formatWeekday = (weekday: number): string =>
  // 4 January 1970 was a Sunday.
  dateFormat(tag(), { weekday: 'long', timeZone: 'UTC' }).format((3 + weekday) * 86_400_000)

/** Clock time with seconds, 24 hours, Latin digits. */
export function formatClock(epochMs: number, timeZone?: string): string {
  return dateFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).format(epochMs)
}

/** The time of day, 24 hours, Latin digits. */
export const formatTime = (epochMs: number): string =>
  dateFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(epochMs)

let counts: Intl.NumberFormat | undefined

/** Whole numbers with the uniform grouping of D-082, or as the language writes them. */
export function formatCount(count: number): string {
  const own = numbersOfLanguage()
  if (own) return own.count.format(count)
  counts ??= new Intl.NumberFormat('en-US')
  return counts.format(count)
}

/** Names joined as the language joins them: "a, b and c". */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(tag(), { type: 'conjunction' }).format(items)

/** A currency as its readers write it: ৳ for BDT; the code itself where there is no symbol. */
export function currencySymbol(code: string): string {
  try {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value ?? code
  } catch {
    return code
  }
}

/** Formats a calendar day (yyyy-MM-dd): "20 Nov", with its year on request. */
export const formatDay = (day: string, { year = false }: { year?: boolean } = {}): string =>
  dateFormat(`${tag()}-u-ca-gregory-nu-latn`, {
    day: 'numeric',
    month: 'short',
    ...(year && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`))
