import type { NoticeText } from '../../content/announcements/announcements.ts'
import { hostileText } from '../../content/hostile.ts'
import type { PromotionText } from '../../content/offers/promotion-text.ts'
import { makePromotion } from '../../factories/content.ts'
import { offeredPromotions, startOfToday } from '../../world/money/offered-promotions.ts'
import type { World } from '../../world/world-types.ts'

/** A text of the merchant, made hostile where the scenario asks for it. */
export const worldText = <T extends NoticeText | PromotionText>(
  { statement }: World,
  text: T,
): T => (statement.texts === 'hostile' ? hostileText(text) : text)

/** The promotions of this world in a language, newest first. */
export const promotionsOf = (world: World, language: string) =>
  offeredPromotions(world).map((text) =>
    makePromotion(worldText(world, text), language, startOfToday(world)),
  )
