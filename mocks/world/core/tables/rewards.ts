import '../no-eval.ts'
import { z } from 'zod'
import { moment, unsignedAmount } from './fields.ts'

const reward = z.object({ kind: z.enum(['MONEY', 'POINTS']), amount: unsignedAmount })

/** Check-in calendar, missions and leaderboard. */
export const rewardTables = {
  /** An invitation link that a member made for one place; the general one needs no row. */
  referralLinks: z.object({ memberId: z.number().int(), subId: z.string(), at: moment }),
  /** The inviter of each member, and the placement of the link; null for the general link. */
  invitations: z.object({
    memberId: z.number().int(),
    inviterId: z.number().int(),
    subId: z.string().nullable(),
    at: moment,
    /** Time of the payment to the inviter; null before. */
    paidAt: moment.nullable(),
    /** The friend's payout account at that time. */
    account: z.string().nullable(),
  }),
  /** A day on which a member checked in. */
  checkIns: z.object({
    memberId: z.number().int(),
    /** yyyy-MM-dd of the merchant's calendar. */
    day: z.string(),
    reward,
    requestId: z.string(),
    at: moment,
  }),
  /** A mission that was paid, once per `term`: a day, the first day of a week, or `once`. */
  missionClaims: z.object({
    memberId: z.number().int(),
    missionId: z.string(),
    term: z.string(),
    reward,
    requestId: z.string(),
    at: moment,
  }),
  /** Points a member earned, for the leaderboard. */
  pointEntries: z.object({ memberId: z.number().int(), points: unsignedAmount, at: moment }),
  /** Members who chose how the leaderboard shows their name; all others are masked. */
  leaderboardNames: z.object({ memberId: z.number().int(), masked: z.boolean() }),
}
