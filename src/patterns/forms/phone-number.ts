import { phoneDigits } from '#lib/input-text.ts'
import { asArray } from '#lib/read.ts'
import type { FieldIssue } from './field-issue.ts'

/** A country with the lengths of its national numbers, without a leading zero. */
export interface PhoneCountry {
  readonly code: string
  readonly dial: string
  readonly digits: readonly number[]
}

/** D-032: the countries of the form until the server's list arrives, or if it never does. */
const DEFAULTS: readonly [PhoneCountry, ...PhoneCountry[]] = [
  { code: 'BD', dial: '880', digits: [10, 11] },
  { code: 'IN', dial: '91', digits: [10] },
  { code: 'PH', dial: '63', digits: [10] },
  { code: 'TH', dial: '66', digits: [9, 10] },
  { code: 'VN', dial: '84', digits: [9, 10] },
  { code: 'CN', dial: '86', digits: [11] },
]

/** No national number anywhere is shorter or longer. */
const [MIN_DIGITS, MAX_DIGITS] = [5, 15]
const ANY_LENGTH = Array.from({ length: MAX_DIGITS - MIN_DIGITS + 1 }, (_, i) => MIN_DIGITS + i)

/** The server's countries, validated; the default ones if it names none. */
export function phoneCountries(
  list: readonly Partial<PhoneCountry>[] | null | undefined,
): readonly [PhoneCountry, ...PhoneCountry[]] {
  const known = asArray(list).flatMap(({ code, dial, digits }) => {
    if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) return []
    if (typeof dial !== 'string' || !/^[1-9]\d{0,3}$/.test(dial)) return []
    const lengths = asArray(digits).filter((n) => ANY_LENGTH.includes(n))
    return { code, dial, digits: lengths.length > 0 ? lengths : ANY_LENGTH }
  })
  const [first, ...rest] = known
  return first ? [first, ...rest] : DEFAULTS
}

/** The country that the form has selected, or the first one. */
export const findCountry = (
  countries: readonly [PhoneCountry, ...PhoneCountry[]],
  code: string | undefined,
): PhoneCountry => countries.find((country) => country.code === code) ?? countries[0]

/**
 * Normalises a number for sending: without the signs between its digits, the leading zero, and without the dialling
 * code if the whole international number was entered.
 */
export function nationalNumber(typed: string, { dial, digits }: PhoneCountry): string {
  const number = phoneDigits(typed)
  const national = number.replace(/^0/, '')
  if (digits.includes(national.length)) return national
  const after = number.replace(/^00/, '')
  const inner = after.startsWith(dial) ? after.slice(dial.length).replace(/^0/, '') : ''
  return digits.includes(inner.length) ? inner : national
}

/** The problem of a mobile number, or null. */
export function phoneIssue(typed: string, country: PhoneCountry): FieldIssue | null {
  const { digits } = country
  const bounds = { min: Math.min(...digits), max: Math.max(...digits) }
  if (typed.trim() === '') return { key: 'mobile', ...bounds }
  const number = nationalNumber(typed, country)
  const fits = /^\d+$/.test(number) && digits.includes(number.length)
  return fits ? null : { key: 'mobileShape', ...bounds }
}
