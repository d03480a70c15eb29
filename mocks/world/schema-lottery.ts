import './no-eval.ts'
import { z } from 'zod'

const amount = z.string().regex(/^-?\d{1,15}\.\d{2}$/)
const moment = z.number().int().nonnegative()

/** One line of a slip; `requestId` is the slip, and answers with the same lines again. */
const lotteryBetSchema = z.object({
  id: z.string().min(8),
  requestId: z.string(),
  memberId: z.number().int(),
  gameCode: z.string(),
  issue: z.string(),
  drawsAt: moment,
  play: z.enum(['D2', 'D3', 'D4', 'B1', 'B2', 'B3', 'SIDE']),
  picks: z.array(z.string()),
  stake: amount,
  odds: amount,
  state: z.enum(['PENDING', 'WON', 'LOST']),
  payout: amount,
  numbers: z.array(z.string()),
  placedAt: moment,
})

export const lotterySchemas = { lotteryBets: lotteryBetSchema }
