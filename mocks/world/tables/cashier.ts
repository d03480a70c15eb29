import '../no-eval.ts'
import { z } from 'zod'
import { moment, unsignedAmount } from './fields.ts'

/** Money that members put in. */
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
    /** The number of the payment that the member told. */
    reference: z.string(),
    files: z.array(z.string()),
  }),
}
