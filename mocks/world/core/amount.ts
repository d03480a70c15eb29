/**
 * Amounts as the contract writes them ("1234.50") and as whole minor units (123450n).
 * Sums are done in minor units to avoid float errors.
 */
export type Amount = string

/** An amount is written in one way: two decimals, no leading zeros, no zero below nothing. */
export const AMOUNT = /^(?!-0\.00$)(-?)(0|[1-9]\d{0,14})\.(\d{2})$/

/** Minor units of an amount. Throws a RangeError when it is not written as the contract wants. */
export function toMinor(amount: Amount): bigint {
  if (!AMOUNT.test(amount))
    throw new RangeError(`"${amount}" is no amount: two decimals, for example 12.50.`)
  return BigInt(amount.replace('.', ''))
}

/** The amount of minor units, with two decimals and no separators. */
export function fromMinor(minor: bigint): Amount {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** a + b */
export const addAmounts = (a: Amount, b: Amount): Amount => fromMinor(toMinor(a) + toMinor(b))

/** The sum of amounts; "0.00" when there are none. */
export const sumAmounts = (amounts: readonly Amount[]): Amount =>
  fromMinor(amounts.reduce((sum, amount) => sum + toMinor(amount), 0n))

/** a - b */
export const subtractAmounts = (a: Amount, b: Amount): Amount => fromMinor(toMinor(a) - toMinor(b))

/** Negative, zero or positive, like a sort function. */
export function compareAmounts(a: Amount, b: Amount): number {
  const difference = toMinor(a) - toMinor(b)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** The amount times a factor, rounded down to the minor unit. The factor has at most four decimals. */
export const timesAmount = (amount: Amount, factor: number): Amount =>
  fromMinor((toMinor(amount) * BigInt(Math.round(factor * 10_000))) / 10_000n)
