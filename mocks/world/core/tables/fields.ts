import '../no-eval.ts'
import { z } from 'zod'
import { AMOUNT } from '../amount.ts'

/** Money with two decimals, which may be negative. */
export const amount = z.string().regex(AMOUNT)

/** Money or points with two decimals, zero or more. */
export const unsignedAmount = amount.refine((text) => !text.startsWith('-'))

/** Epoch milliseconds. */
export const moment = z.number().int().nonnegative()

/** A text as `mocks/content` writes it; the other languages are translated from its English. */
export const words = z.object({ en: z.string(), bn: z.string() })
