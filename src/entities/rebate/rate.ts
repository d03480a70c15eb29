import { z } from 'zod/mini'
import type { RebateRange } from '#api/agent/agent-links.ts'
import { typedAmount } from '#lib/amount-input.ts'
import { toMinor } from '#lib/money.ts'

/** Problems of a rebate; keys of `links:check`. */
export type RateIssue = 'rate' | 'least' | 'most'

/** The problem with a rebate in per cent, or null. */
export function rateIssue(text: string, { min, max }: RebateRange): RateIssue | null {
  const minor = toMinor(typedAmount(text) ?? '')
  if (minor === null) return 'rate'
  if (minor < (toMinor(min) ?? 0n)) return 'least'
  return minor > (toMinor(max) ?? 0n) ? 'most' : null
}

/** A rebate as the contract writes it, with two decimals. */
export const formatRate = (text: string): string => typedAmount(text) ?? '0.00'

/** The schema of a rebate, with the server's bounds. */
export const rateSchema = (range: RebateRange) =>
  z.string().check(
    z.superRefine((text, context) => {
      const issue = rateIssue(text, range)
      if (issue) context.addIssue({ code: 'custom', message: issue })
    }),
  )
