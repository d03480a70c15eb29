import { cleanInput } from './input-text.ts'
import { fromMinor, toMinor } from './money.ts'
import { groupMark } from './number-style.ts'

/**
 * The reasons why a typed text is not an amount. `unclear`: 1.000 may be one or a thousand where the page writes
 * 1,000.00.
 */
type AmountParseIssue = 'shape' | 'unclear' | 'decimals' | 'negative' | 'long'

export type ParsedAmount =
  | { readonly kind: 'empty' }
  /** Decimal text with two decimals, such as "1234.50". */
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'fault'; readonly fault: AmountParseIssue }

/** More whole digits than any amount of money has here. A longer number is a typing mistake. */
const MAX_DIGITS = 12

const fault = (name: AmountParseIssue): ParsedAmount => ({ kind: 'fault', fault: name })

/** Each sign in one spelling: Arabic separators are always what they are, a comma and a point are not. */
const inOneSpelling = (typed: string): string =>
  cleanInput(typed, 'code')
    .trim()
    .replace(/\s/g, ' ')
    .replace(/،/g, ',')
    .replace(/。/g, '.')
    .replace(/’/g, "'")
    .replace(/[−‒–—﹣]/g, '-')

/** Whole numbers with one separator: 1,234,567 or, in lakh and crore, 12,34,567. */
const GROUPED =
  /^[1-9]\d{0,2}(?:([,.٬' ])\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:([,.٬' ])\d{2})(?:\2\d{2})*\2\d{3}$/

/** Whole part and decimals of an unsigned number, or why they are ambiguous. */
function partsOf(text: string): readonly [whole: string, decimals: string] | AmountParseIssue {
  const marks = text.replace(/\d/g, '')
  const last = marks.at(-1)
  const isOnly = last !== undefined && marks.indexOf(last) === marks.length - 1
  if (!isOnly || !/[.,٫]/.test(last)) return GROUPED.test(text) || !last ? [text, ''] : 'shape'
  const [whole = '', decimals = ''] = text.split(last)
  if (marks.length > 1) return GROUPED.test(whole) ? [whole, decimals] : 'shape'
  if (last === '٫' || decimals.length !== 3 || whole.length > 3) return [whole, decimals]
  return last === groupMark() && GROUPED.test(text) ? [text, ''] : 'unclear'
}

/**
 * Parses a typed or pasted number as people and this portal write it in any language: digits of any script, groups of
 * thousands or lakhs, a decimal comma or point, a plus. What it does not understand it refuses, and it drops nothing
 * but the marks between groups. A third decimal is not rounded.
 */
export function parseAmount(typed: string): ParsedAmount {
  const text = inOneSpelling(typed)
  if (text === '') return { kind: 'empty' }
  const number = text.replace(/^\+ ?/, '')
  if (!/^-? ?[\d.,٫٬' ]+-?$/.test(number) || !/\d/.test(number)) return fault('shape')
  if (number.includes('-')) return fault('negative')
  const parts = partsOf(number)
  if (typeof parts === 'string') return fault(parts)
  const [whole, decimals] = parts
  if (decimals.length > 2) return fault('decimals')
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  if (digits.length > MAX_DIGITS) return fault('long')
  const minor = toMinor(`${digits}.${decimals.padEnd(2, '0')}`)
  return minor === null ? fault('shape') : { kind: 'amount', amount: fromMinor(minor) }
}

/** Problems of a typed amount: it cannot be parsed, is missing, or is out of range. */
export type AmountIssue = AmountParseIssue | 'empty' | 'zero' | 'below' | 'above'

interface AmountBounds {
  /** Decimal texts; absent means without a bound. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** The problem with a typed amount, or null. */
export function amountIssue(typed: string, { min, max }: AmountBounds = {}): AmountIssue | null {
  const reading = parseAmount(typed)
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
  const reading = parseAmount(typed)
  return reading.kind === 'amount' ? reading.amount : null
}

/** The whole number that was typed, or null when it cannot be read or has a fraction. */
export function typedCount(typed: string): number | null {
  const amount = typedAmount(typed)
  return amount?.endsWith('.00') ? Number(amount.slice(0, -3)) : null
}
