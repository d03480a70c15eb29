import type { Db } from './db.ts'

const DAY = 86_400_000

/** One application of each state: promotion, days ago. */
const PAST = [
  [72, 'PENDING', 1],
  [71, 'APPROVED', 3],
  [76, 'REJECTED', 6],
] as const

/** What a member has applied for before. */
export async function seedApplications(db: Db, memberId: number, now: number): Promise<void> {
  for (const [promotionId, state, daysAgo] of PAST) {
    const appliedAt = now - daysAgo * DAY
    await db.promotionApplications.insert({
      memberId,
      promotionId,
      state,
      appliedAt,
      decidedAt: state === 'PENDING' ? null : appliedAt + DAY / 4,
      comment: '',
      files: [],
      requestId: `seeded-${memberId}-${promotionId}`,
    })
  }
}
