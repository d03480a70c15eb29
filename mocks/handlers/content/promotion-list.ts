import type { NoticeText } from '../../content/announcements.ts'
import { hostileText } from '../../content/hostile.ts'
import type { PromotionText } from '../../content/promotion-text.ts'
import { promotionTexts } from '../../content/promotions.ts'
import { makePromotion } from '../../factories/content.ts'
import { DAY } from '../../world/core/durations.ts'
import type { World } from '../../world/world-types.ts'

/** The promotion that has yet to begin in a world with one of each status. */
const COMING = 81

/** Times are relative to the start of the day (UTC), so that answers stay stable within a day. */
export const startOfToday = (world: World) => Math.floor(world.clock.now() / DAY) * DAY

/** A text of the merchant, made hostile where the scenario asks for it. */
export const worldText = <T extends NoticeText | PromotionText>(
  { statement }: World,
  text: T,
): T => (statement.texts === 'hostile' ? hostileText(text) : text)

/** The promotions of this world in a language, newest first. */
export function promotionsOf(world: World, language: string) {
  const { lists, promotions } = world.statement
  if (lists === 'empty' || promotions === 'none') return []
  return promotionTexts
    .map((text) => (promotions === 'ended' ? { ...text, endsInDays: -1 } : text))
    .map((text) =>
      promotions === 'applied' && text.id === COMING ? { ...text, startedDaysAgo: -3 } : text,
    )
    .map((text) => makePromotion(worldText(world, text), language, startOfToday(world)))
}
