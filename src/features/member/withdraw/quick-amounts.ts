import { toMinor } from '#lib/money.ts'
import type { Bounds } from './model.ts'

const minor = (amount: string) => toMinor(amount) ?? 0n

const QUICK = ['500.00', '1000.00', '5000.00', '10000.00'] as const

/** Amounts to choose from; the last one is all that can be withdrawn. */
export function suggestAmounts({ min, max }: Bounds): readonly string[] {
  const fits = (amount: string) => minor(amount) >= minor(min) && minor(amount) < minor(max)
  return minor(max) < minor(min) ? [] : [...QUICK.filter(fits), max]
}
