import '../no-eval.ts'
import { z } from 'zod'
import { amount, moment, unsignedAmount } from './fields.ts'

/** Per cent with two decimals. */
const rate = z.string().regex(/^(0|[1-9]\d{0,2})\.\d{2}$/)

const kind = z.enum(['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'])

/** The threshold of a rate (ENT-71), or the earnings of each bet (ENT-72). Null when the kind has no such term. */
const tier = z.object({
  periodValidBet: unsignedAmount.nullable(),
  /** The team's loss, which is the merchant's gain. */
  periodProfitLoss: amount.nullable(),
  activeMembers: z.number().int().nonnegative().nullable(),
  dailyBetAmount: unsignedAmount.nullable(),
  hourlyBetAmount: unsignedAmount.nullable(),
  rate: rate.nullable(),
  singleBetAmount: unsignedAmount.nullable(),
  profitRate: rate.nullable(),
  lossRate: rate.nullable(),
})

/** Contracts by which an upline pays a downline for its team's bets, with their history (D-076). */
export const contractTables = {
  contracts: z.object({
    id: z.string(),
    kind,
    /** The offering and paying side. */
    uplineId: z.number().int(),
    /** The recipient: an account of the world or a derived downline. */
    memberId: z.number().int(),
    state: z.enum([
      'OFFERED',
      'ACTIVE',
      'REJECTED',
      'EXPIRED',
      'WITHDRAWN',
      'TERMINATION_REQUESTED',
      'TERMINATED',
    ]),
    /** ENT-73..76: daily, weekly, half-monthly, monthly. */
    period: z.enum(['D', 'W', 'H', 'M']),
    terms: z.array(tier).min(1),
    version: z.number().int().positive(),
    offeredAt: moment,
    expiresAt: moment,
    acceptedAt: moment.nullable(),
    endedAt: moment.nullable(),
    /** The member who ended it. AUTO when time or a rule did. */
    endedBy: z.union([z.number().int(), z.literal('AUTO')]).nullable(),
    terminationRequestedBy: z.number().int().nullable(),
    terminationRequestedAt: moment.nullable(),
  }),
  /** Every change of a contract; never changed itself. */
  contractEvents: z.object({
    contractId: z.string(),
    version: z.number().int().positive(),
    at: moment,
    /** Null when it happened by itself. */
    actorId: z.number().int().nullable(),
    event: z.enum([
      'OFFERED',
      'ACCEPTED',
      'REJECTED',
      'EXPIRED',
      'WITHDRAWN',
      'REPLACED',
      'TERMINATION_REQUESTED',
      'TERMINATION_REFUSED',
      'TERMINATION_WITHDRAWN',
      'TERMINATION_LAPSED',
      'TERMINATED',
    ]),
    terms: z.array(tier).min(1),
  }),
  /** Payments that found too little in the payer's wallet. */
  contractDues: z.object({
    /** The contract and the start of its span. The ledger uses it as `requestId`. */
    id: z.string(),
    contractId: z.string(),
    kind,
    payerId: z.number().int(),
    receiverId: z.number().int(),
    payer: z.string(),
    receiver: z.string(),
    amount: unsignedAmount,
    dueAt: moment,
    /** Null while it waits for money. */
    paidAt: moment.nullable(),
  }),
}
