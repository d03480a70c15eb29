import './no-eval.ts'
import { z } from 'zod'

const moment = z.number().int().nonnegative()

/** What a member has of everything that is no money. */
const prizePurseSchema = z.object({
  memberId: z.number().int(),
  wheelTickets: z.number().int().nonnegative(),
  points: z.number().int().nonnegative(),
})

/** Something that was drawn and paid; `requestId` is the wish it came from. */
const prizeResultSchema = z.object({
  id: z.string(),
  memberId: z.number().int(),
  requestId: z.string(),
  source: z.enum(['WHEEL', 'RED_ENVELOPE']),
  segmentId: z.string().nullable(),
  envelopeId: z.number().int().nullable(),
  prize: z.object({
    kind: z.enum(['MONEY', 'POINTS', 'WHEEL_TICKET', 'RAFFLE_TICKET']),
    amount: z.string().nullable(),
    count: z.number().int().positive().nullable(),
  }),
  at: moment,
})

/** `promotionId` is null for a ticket that was won. */
const raffleTicketSchema = z.object({
  memberId: z.number().int(),
  raffleId: z.number().int(),
  number: z.string(),
  promotionId: z.number().int().nullable(),
  requestId: z.string().nullable(),
  at: moment,
})

/** Everything around prizes that cost nothing. */
export const prizeSchemas = {
  prizePurses: prizePurseSchema,
  prizeResults: prizeResultSchema,
  raffleTickets: raffleTicketSchema,
}
