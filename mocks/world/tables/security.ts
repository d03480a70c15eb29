import '../no-eval.ts'
import { z } from 'zod'
import { moment } from './fields.ts'

/** What keeps an account safe, beside the password of the log-in. */
export const securityTables = {
  /** A member without a row has no payment password yet. */
  paymentPasswords: z.object({
    memberId: z.number().int(),
    password: z.string().regex(/^\d{6}$/),
    /** Wrong tries since the last right one. */
    failures: z.number().int().nonnegative(),
    lockedUntil: moment.nullable(),
    changedAt: moment,
  }),
  /** F-39: what was done to an account that matters to its owner; rows are only added. */
  auditEntries: z.object({
    id: z.string(),
    memberId: z.number().int(),
    action: z.string().regex(/^[A-Z_]+$/),
    /** What it was about, such as a masked number or an amount with its currency; empty without one. */
    detail: z.string(),
    at: moment,
  }),
}
