import type { PromotionText } from '#mocks/content/offers/promotion-text.ts'
import { promotionTexts } from '#mocks/content/offers/promotions.ts'
import { isMemberType } from '#mocks/merchant/brand.ts'
import { DAY } from '../core/durations.ts'
import type { Member } from '../core/tables.ts'
import { hasEmptyLists } from '../list-size.ts'
import type { World } from '../world-types.ts'

/** The promotion that has yet to begin in a world with one of each status. */
const COMING = 81

/** Times are relative to the start of the day (UTC), so that answers stay stable within a day. */
export const startOfToday = (world: World) => Math.floor(world.clock.now() / DAY) * DAY

/** The promotions of this world, newest first. */
export function offeredPromotions(world: World): PromotionText[] {
  const { promotions } = world.conditions
  if (hasEmptyLists(world) || promotions === 'none') return []
  return promotionTexts
    .map((text) => (promotions === 'ended' ? { ...text, endsInDays: -1 } : text))
    .map((text) =>
      promotions === 'applied' && text.id === COMING ? { ...text, startedDaysAgo: -3 } : text,
    )
}

/** Whether an account may have promotions at all, with a deposit or for an application. */
export const isEligible = ({ conditions }: World, { type }: Member): boolean =>
  conditions.promotions !== 'not-eligible' && isMemberType(type)

/** The start of a promotion, epoch ms. */
export const getPromotionStart = (world: World, { startedDaysAgo }: PromotionText): number =>
  startOfToday(world) - startedDaysAgo * DAY

/** The end of a promotion, epoch ms; null when unknown. */
export const getPromotionEnd = (world: World, { endsInDays }: PromotionText): number | null =>
  endsInDays === null ? null : startOfToday(world) + endsInDays * DAY
