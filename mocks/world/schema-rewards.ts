import './no-eval.ts'
import { z } from 'zod'

const moment = z.number().int().nonnegative()
const amount = z.string().regex(/^\d{1,15}\.\d{2}$/)
const reward = z.object({ kind: z.enum(['MONEY', 'POINTS']), amount })

/** A day somebody signed in; `requestId` is the wish it came from. */
const checkInSchema = z.object({
  memberId: z.number().int(),
  /** yyyy-MM-dd of the merchant's calendar. */
  day: z.string(),
  reward,
  requestId: z.string(),
  at: moment,
})

/** A task somebody was paid for, once in each `term`: a day, the first day of a week, or `once`. */
const missionClaimSchema = z.object({
  memberId: z.number().int(),
  missionId: z.string(),
  term: z.string(),
  reward,
  requestId: z.string(),
  at: moment,
})

/** Points somebody got. */
const pointEntrySchema = z.object({ memberId: z.number().int(), points: amount, at: moment })

/** Whoever said how the leaderboard shows them; the others are masked. */
const leaderboardNameSchema = z.object({ memberId: z.number().int(), masked: z.boolean() })

export const rewardSchemas = {
  checkIns: checkInSchema,
  missionClaims: missionClaimSchema,
  pointEntries: pointEntrySchema,
  leaderboardNames: leaderboardNameSchema,
}
