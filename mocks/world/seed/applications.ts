import type { Db } from '../core/db.ts'
import { DAY, HOUR } from '../core/durations.ts'

/** Rahim registered 400 days ago: what was for his first week is that long ago. */
const FIRST_WEEK = (398 * DAY) / HOUR

/** One application of each status: promotion, hours since it was sent and since it was decided. */
const PAST = [
  [71, 'Claimed', FIRST_WEEK, FIRST_WEEK - 6],
  [79, 'Issued', 96, 90],
  [76, 'Rejected', 144, 138],
  [80, 'Claim', 72, 66],
  [75, 'Process', 7, 0.5],
  [72, 'Applying', 2, null],
] as const

/** Seeds a member's earlier applications. */
export async function seedApplications(db: Db, memberId: number, now: number): Promise<void> {
  for (const [promotionId, status, sent, decided] of PAST) {
    await db.promotionApplications.insert({
      memberId,
      promotionId,
      status,
      comment: '',
      files: [],
      appliedAt: now - sent * HOUR,
      decidedAt: decided === null ? null : now - decided * HOUR,
      requestId: `seeded-${memberId}-${promotionId}`,
      claimId: status === 'Claimed' ? `seeded-claim-${memberId}-${promotionId}` : null,
    })
  }
}
