import { toMinor } from '#lib/money.ts'

const STEPS = [
  [1_000_000n, 'M'],
  [1_000n, 'K'],
] as const

/**
 * An amount in short, such as 131K or 1.2M, cut down and never rounded up; below a thousand whole units. A text that is
 * not an amount gives a dash.
 */
export function shortMoney(decimal: string): string {
  const minor = toMinor(decimal)
  if (minor === null || minor < 0n) return '—'
  const units = minor / 100n
  const step = STEPS.find(([size]) => units >= size)
  if (!step) return units.toString()
  const [size, letter] = step
  const tenths = (units * 10n) / size
  return `${tenths / 10n}${tenths % 10n === 0n ? '' : `.${tenths % 10n}`}${letter}`
}
