import { numbersOfLanguage } from './number-style.ts'

/**
 * Money is a decimal string from the contract ("1234.50"); nothing here ever becomes a float.
 * Arithmetic runs on BigInt minor units with two decimals.
 */
const SHAPE = /^([+-]?)(\d{1,18})(?:\.(\d{1,2}))?$/

/** Minor units (hundredths) of a decimal string, or null when it is not one. */
export function toMinor(decimal: string): bigint | null {
  const match = SHAPE.exec(decimal.trim())
  if (!match) return null
  const units = BigInt(`${match[2] ?? '0'}${(match[3] ?? '').padEnd(2, '0')}`)
  return match[1] === '-' ? -units : units
}

/** Decimal string with two decimals from minor units. */
export function fromMinor(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Sum of two decimal strings; a broken operand counts as nothing. */
export function addMoney(a: string, b: string): string {
  return fromMinor((toMinor(a) ?? 0n) + (toMinor(b) ?? 0n))
}

/** A decimal string without its minus; a broken one counts as nothing. */
export const absolute = (decimal: string): string => {
  const minor = toMinor(decimal) ?? 0n
  return fromMinor(minor < 0n ? -minor : minor)
}

/** -1, 0 or 1; null when the text is not an amount. */
export function amountSign(decimal: string): -1 | 0 | 1 | null {
  const minor = toMinor(decimal)
  if (minor === null) return null
  if (minor === 0n) return 0
  return minor < 0n ? -1 : 1
}

const isNumeric = (text: string): text is `${number}` => text !== ''

interface MoneyFormat {
  /** Writes a plus too. */
  sign?: boolean
  /** Stands between the sign and the number. */
  symbol?: string
  /** Leaves out decimals that are zero. */
  short?: boolean
}

/**
 * Two decimals with thousands separators, the same digits in every language unless numbers are
 * to follow it (`setNumberLanguage`).
 * A text that is not an amount comes back as an em dash, never as a made-up number.
 */
export function formatMoney(
  decimal: string,
  { sign = false, symbol = '', short = false }: MoneyFormat = {},
): string {
  const minor = toMinor(decimal)
  if (minor === null) return '—'
  const plus = sign && minor > 0n ? '+' : ''
  const before = (minor < 0n ? '−' : plus) + symbol
  const amount = absolute(decimal)
  const [whole = '0', cents = '00'] = amount.split('.')
  const isWhole = short && cents === '00'
  const own = numbersOfLanguage()
  if (own && isWhole) return before + own.count.format(BigInt(whole))
  // A text is formatted exactly, however long it is.
  if (own && isNumeric(amount)) return before + own.money.format(amount)
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return before + grouped + (isWhole ? '' : `.${cents}`)
}
