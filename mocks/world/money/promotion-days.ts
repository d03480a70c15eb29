import { promotionTerms } from '#mocks/content/offers/promotion-terms.ts'
import { dayAt, startOfDay, startOfMonth, startOfWeek } from '../core/days.ts'
import { DAY } from '../core/durations.ts'
import type { Member } from '../core/tables.ts'
import type { World } from '../world-types.ts'

const weekdayAt = (moment: number): number => new Date(`${dayAt(moment)}T00:00:00Z`).getUTCDay()

/** Whether a promotion can be taken on the merchant's day of a moment. */
export function isAvailableOn(promotionId: number, moment: number): boolean {
  const weekdays = promotionTerms[promotionId]?.weekdays ?? []
  return weekdays.length === 0 || weekdays.includes(weekdayAt(moment))
}

/** Whether an account is new enough for a promotion at a moment. */
export function isNewEnough({ createdAt }: Member, promotionId: number, moment: number): boolean {
  const memberDays = promotionTerms[promotionId]?.memberDays ?? null
  return memberDays === null || moment < createdAt + memberDays * DAY
}

/** The start of the current period in which a promotion can be used once; null without such a limit. */
export function getPeriodStart(promotionId: number, moment: number): number | null {
  const oncePer = promotionTerms[promotionId]?.oncePer ?? null
  const today = dayAt(moment)
  if (oncePer === 'DAY') return startOfDay(today)
  if (oncePer === 'WEEK') return startOfDay(startOfWeek(today))
  if (oncePer === 'MONTH') return startOfDay(startOfMonth(today))
  return oncePer === 'LIFE' ? 0 : null
}

/** Whether a deposit in the current period already used this promotion. Failed and expired deposits do not count. */
export function isPromotionTaken(world: World, memberId: number, promotionId: number): boolean {
  const since = getPeriodStart(promotionId, world.clock.now())
  if (since === null) return false
  const rows = world.db.deposits.list(
    (row) =>
      row.memberId === memberId &&
      row.bonus?.promotionId === promotionId &&
      row.createdAt >= since &&
      row.state !== 'FAILED' &&
      row.state !== 'EXPIRED',
  )
  return rows.length > 0
}
