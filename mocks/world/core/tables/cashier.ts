import '../no-eval.ts'
import { z } from 'zod'
import { moment, unsignedAmount } from './fields.ts'

/** The states of a withdrawal (D-054). */
const withdrawalState = z.enum([
  'SUBMITTED',
  'REVIEW',
  'PAYING',
  'AWAIT_CONFIRM',
  'RECEIVED',
  'FORCED_RECEIVED',
  'NOT_RECEIVED',
  'DISPUTED',
  'REJECTED',
  'REFUNDED',
])

/** Money that members put in and take out. */
export const cashierTables = {
  deposits: z.object({
    id: z.string(),
    memberId: z.number().int(),
    requestId: z.string().nullable(),
    methodId: z.string(),
    amount: unsignedAmount,
    fee: unsignedAmount,
    bonus: z
      .object({ promotionId: z.number().int(), bonus: unsignedAmount, turnover: unsignedAmount })
      .nullable(),
    state: z.enum(['PENDING', 'PROCESSING', 'CREDITED', 'FAILED', 'EXPIRED']),
    createdAt: moment,
    payBy: moment,
    paidAt: moment.nullable(),
    settledAt: moment.nullable(),
    /** The payment reference that the member entered. */
    reference: z.string(),
    files: z.array(z.string()),
  }),
  /** Accounts that withdrawals are paid to, with the full number. */
  payoutAccounts: z.object({
    id: z.string(),
    memberId: z.number().int(),
    providerId: z.string(),
    /** Null for a crypto address. */
    holder: z.string().nullable(),
    number: z.string(),
    isDefault: z.boolean(),
    addedAt: moment,
  }),
  withdrawals: z.object({
    id: z.string(),
    memberId: z.number().int(),
    requestId: z.string().nullable(),
    accountId: z.string().nullable(),
    providerId: z.string(),
    holder: z.string().nullable(),
    number: z.string(),
    /** The amount that left the balance: the fee and the amount paid in parts. */
    amount: unsignedAmount,
    fee: unsignedAmount,
    refunded: unsignedAmount,
    state: withdrawalState,
    createdAt: moment,
    /** Time of the next automatic step; null when it waits for the member or is closed. */
    nextAt: moment.nullable(),
    settledAt: moment.nullable(),
    /** A key of `withdrawalReasons`. */
    reason: z.string().nullable(),
    steps: z.array(
      z.object({ state: withdrawalState, part: z.number().int().nullable(), at: moment }),
    ),
    parts: z.array(
      z.object({
        number: z.number().int(),
        amount: unsignedAmount,
        state: z.enum([
          'WAITING',
          'SENT',
          'RECEIVED',
          'FORCED_RECEIVED',
          'NOT_RECEIVED',
          'REFUNDED',
        ]),
        sentAt: moment.nullable(),
        settledAt: moment.nullable(),
      }),
    ),
    dispute: z
      .object({
        part: z.number().int(),
        note: z.string(),
        files: z.array(z.string()),
        openedAt: moment,
        decidedAt: moment.nullable(),
        verdict: z.enum(['REFUNDED', 'CONFIRMED']).nullable(),
      })
      .nullable(),
    /** The result of the investigation if the member reports a missing payment. */
    outcome: z.enum(['REFUNDED', 'CONFIRMED']),
    /** The number of reminders sent for the current part (D-002). */
    reminders: z.number().int(),
  }),
}
