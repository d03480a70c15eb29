import { latinDigits } from './digits.ts'
import { fromMinor, toMinor } from './money.ts'

/** Why a typed text is no amount. */
type AmountFault = 'shape' | 'decimals' | 'negative' | 'long'

export type AmountReading =
  | { readonly kind: 'empty' }
  /** Decimal text with two decimals, such as "1234.50". */
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'fault'; readonly fault: AmountFault }

/** More whole digits than any amount of money has here. A longer number is a typing mistake. */
const MAX_DIGITS = 12

const fault = (name: AmountFault): AmountReading => ({ kind: 'fault', fault: name })

/** The decimal mark of a number with separators, or null when it has none; undefined when it is ambiguous. */
function decimalMark(text: string): '.' | ',' | null | undefined {
  const dots = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (dots === 0 && commas === 0) return null
  if (dots > 0 && commas > 0) {
    const mark = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
    return (mark === '.' ? dots : commas) === 1 ? mark : undefined
  }
  if (dots > 0) return dots === 1 ? '.' : undefined
  // "12,5" and "12,50" have a decimal comma; "1,234" and "1,00,000" are grouped.
  return commas === 1 && /,\d{0,2}$/.test(text) ? ',' : null
}

/** Whole part with its separators: groups of two or three digits, the last of three. */
const GROUPED = /^\d{1,3}(?:[,.]\d{2,3})*[,.]\d{3}$|^\d*$/

/**
 * Parses a typed or pasted amount: accepts digits of any script, spaces, thousands or lakh separators, a decimal
 * comma, a plus and a currency sign. A third decimal is a fault and is not rounded, because it may be meant as
 * thousands.
 */
export function readAmount(typed: string): AmountReading {
  const text = latinDigits(typed)
    .replace(/[\s\u200e\u200f'’_]/gu, '')
    .replace(/\p{Sc}/gu, '')
    .replace(/٫/g, '.')
    .replace(/[٬،，]/g, ',')
    .replace(/[−‐‑–—]/g, '-')
    .replace(/^\+/, '')
  if (text === '') return { kind: 'empty' }
  if (/^-[\d.,]+$/.test(text)) return fault('negative')
  if (!/^[\d.,]+$/.test(text) || !/\d/.test(text)) return fault('shape')
  const mark = decimalMark(text)
  if (mark === undefined) return fault('shape')
  const at = mark === null ? text.length : text.lastIndexOf(mark)
  const whole = text.slice(0, at)
  const decimals = text.slice(at + 1)
  if (!GROUPED.test(whole) || /[.,]/.test(decimals)) return fault('shape')
  if (decimals.length > 2) return fault('decimals')
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0'
  if (digits.length > MAX_DIGITS) return fault('long')
  const minor = toMinor(`${digits}.${decimals.padEnd(2, '0')}`)
  return minor === null ? fault('shape') : { kind: 'amount', amount: fromMinor(minor) }
}

/** What is wrong with a typed amount: it cannot be read, is missing, or lies outside what is allowed. */
export type AmountIssue = AmountFault | 'empty' | 'zero' | 'below' | 'above'

interface AmountBounds {
  /** Decimal texts; absent means without a bound. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** What is wrong with a typed amount, or null. */
export function amountIssue(typed: string, { min, max }: AmountBounds = {}): AmountIssue | null {
  const reading = readAmount(typed)
  if (reading.kind === 'empty') return 'empty'
  if (reading.kind === 'fault') return reading.fault
  const amount = toMinor(reading.amount) ?? 0n
  if (amount === 0n) return 'zero'
  const least = min === undefined ? null : toMinor(min)
  const most = max === undefined ? null : toMinor(max)
  if (least !== null && amount < least) return 'below'
  return most !== null && amount > most ? 'above' : null
}

/** The amount that was typed, as decimal text, or null when it cannot be read. */
export function typedAmount(typed: string): string | null {
  const reading = readAmount(typed)
  return reading.kind === 'amount' ? reading.amount : null
}
