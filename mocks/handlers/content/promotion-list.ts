import type { NoticeText } from '#mocks/content/announcements/announcements.ts'
import { hostileText } from '#mocks/content/hostile.ts'
import type { PromotionText } from '#mocks/content/offers/promotion-text.ts'
import { makePromotion } from '#mocks/factories/content.ts'
import { offeredPromotions, startOfToday } from '#mocks/world/money/offered-promotions.ts'
import type { World } from '#mocks/world/world-types.ts'

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
