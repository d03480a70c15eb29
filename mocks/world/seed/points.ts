import type { Conditions } from '#mocks/scenarios/conditions.ts'
import type { Db } from '../core/db.ts'
import { DAY, HOUR } from '../core/durations.ts'
import { hasPlayHistory } from '../ledger/history/history.ts'

const HOME = {
  recipient: 'Rahim Uddin',
  mobileNum: '1712345678',
  countryDialingCode: '880',
  address: 'Char Fasson, Bhola',
}

/**
 * Seeds one redemption in each state (WAL-10), and a large balance where `points` is `rich`. A member without play
 * history has earned no points, so nothing is seeded.
 */
export async function seedPoints(
  db: Db,
  memberId: number,
  conditions: Conditions,
  now: number,
): Promise<void> {
  const { points } = conditions
  if (points === 'none' || (points !== 'rich' && !hasPlayHistory(conditions, 'rahim'))) return
  if (points === 'rich')
    await db.pointEntries.insert({ memberId, points: '60000.00', at: now - 300 * DAY })
  const give = (
    name: string,
    rewardId: string,
    cost: string,
    at: number,
    delivery: Record<string, string> | null = null,
  ) =>
    db.pointsRedemptions.insert({
      id: `redeem-seeded-${name}`,
      requestId: `seeded-${memberId}-${name}`,
      memberId,
      rewardId,
      quantity: 1,
      points: cost,
      amount: null,
      delivery,
      // The courier serves no village.
      rejected: delivery !== null,
      at,
      decidedAt: at + 2 * HOUR,
    })
  await give('approved', 'wheel-ticket', '50.00', now - 20 * DAY)
  await give('rejected', 'cap', '1200.00', now - 12 * DAY, HOME)
  await give('in-process', 'wheel-ticket', '50.00', now - HOUR)
}
