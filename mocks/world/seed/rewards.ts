import { rewardOfDay } from '#mocks/content/offers/check-in.ts'
import type { Conditions } from '#mocks/scenarios/conditions.ts'
import { addDays, dayAt, startOfDay, startOfWeek } from '../core/days.ts'
import type { Db } from '../core/db.ts'
import { HOUR } from '../core/durations.ts'

/** Days ago without a check-in; all others of the last five weeks have one. */
const MISSED: ReadonlySet<number> = new Set([4, 10, 11, 19, 27, 28])
const DAYS = 34
const MORNING = 9 * HOUR

/** Check-ins of the last weeks, an old mission claim, and today's where the scenario says so. */
export async function seedRewards(
  db: Db,
  memberId: number,
  rewards: Conditions['rewards'],
  now: number,
): Promise<void> {
  const today = dayAt(now)
  const give = async (points: string, at: number) =>
    db.pointEntries.insert({ memberId, points, at })

  for (let ago = DAYS; ago >= (rewards === 'claimed' ? 0 : 1); ago -= 1) {
    if (MISSED.has(ago)) continue
    const day = addDays(today, -ago)
    const at = ago === 0 ? now : startOfDay(day) + MORNING
    const reward = rewardOfDay(day)
    const requestId = `seeded-${memberId}-${day}`
    await db.checkIns.insert({ memberId, day, reward, requestId, at })
    if (reward.kind === 'POINTS') await give(reward.amount, at)
  }

  const claim = async (missionId: string, term: string, points: string | null, at: number) => {
    const reward =
      points === null
        ? ({ kind: 'MONEY', amount: '20.00' } as const)
        : ({ kind: 'POINTS', amount: points } as const)
    const requestId = `seeded-${memberId}-${missionId}`
    await db.missionClaims.insert({ memberId, missionId, term, reward, requestId, at })
    if (points !== null) await give(points, at)
  }
  await claim('five-favourites', 'once', '10.00', startOfDay(addDays(today, -12)) + MORNING)
  if (rewards !== 'claimed') return
  await claim('sign-in-today', today, '3.00', now)
  const week = startOfWeek(today)
  await claim('three-games', week, '20.00', now)
  await claim('five-days', week, null, now)
}
