import '../no-eval.ts'
import { z } from 'zod'
import { moment, unsignedAmount } from './fields.ts'

/** The points mall. What was earned is derived from the ledger and from the rounds played. */
export const pointsTables = {
  /** Points given away: for a reward, or for money when `rewardId` is null. */
  pointsRedemptions: z.object({
    id: z.string().min(8),
    requestId: z.string(),
    memberId: z.number().int(),
    rewardId: z.string().nullable(),
    quantity: z.number().int().positive(),
    points: unsignedAmount,
    /** Money of a conversion. */
    amount: unsignedAmount.nullable(),
    /** Delivery details of the reward: a size, a number, an address. */
    delivery: z.record(z.string(), z.string()).nullable(),
    rejected: z.boolean(),
    at: moment,
    /** From when on it is approved or rejected. */
    decidedAt: moment,
  }),
}
