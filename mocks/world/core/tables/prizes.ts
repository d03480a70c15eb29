import '../no-eval.ts'
import { z } from 'zod'
import { moment } from './fields.ts'

/** Wheel, red envelopes and raffle. */
export const prizeTables = {
  /** A member's wheel tickets and leaderboard points. */
  prizeBalances: z.object({
    memberId: z.number().int(),
    wheelTickets: z.number().int().nonnegative(),
    points: z.number().int().nonnegative(),
  }),
  /** A prize that was drawn and paid. */
  prizeResults: z.object({
    id: z.string(),
    memberId: z.number().int(),
    requestId: z.string(),
    source: z.enum(['WHEEL', 'RED_ENVELOPE']),
    segmentId: z.string().nullable(),
    envelopeId: z.number().int().nullable(),
    prize: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('MONEY'), amount: z.string() }),
      z.object({
        kind: z.enum(['POINTS', 'WHEEL_TICKET', 'RAFFLE_TICKET']),
        count: z.number().int().positive(),
      }),
    ]),
    at: moment,
  }),
  /** `promotionId` is null for a ticket that was won. */
  raffleTickets: z.object({
    memberId: z.number().int(),
    raffleId: z.number().int(),
    number: z.string(),
    promotionId: z.number().int().nullable(),
    requestId: z.string().nullable(),
    at: moment,
  }),
}
