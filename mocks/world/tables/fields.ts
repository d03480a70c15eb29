import '../no-eval.ts'
import { z } from 'zod'

/** Money with two decimals, which may be negative. */
export const amount = z.string().regex(/^-?\d{1,15}\.\d{2}$/)

/** Money or points with two decimals, zero or more. */
export const unsignedAmount = z.string().regex(/^\d{1,15}\.\d{2}$/)

/** Epoch milliseconds. */
export const moment = z.number().int().nonnegative()

/** A text in the languages of `content/text.ts`. */
export const words = z.object({ en: z.string(), bn: z.string() })
