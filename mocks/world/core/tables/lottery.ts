import '../no-eval.ts'
import { z } from 'zod'
import { amount, moment } from './fields.ts'

/** Bets on lotteries. */
export const lotteryTables = {
  /** One line of a betting slip; `requestId` is the slip's. */
  lotteryBets: z.object({
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
  }),
}
