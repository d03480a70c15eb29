import { toWorldText } from '#mocks/content/hostile.ts'
import { makePromotion } from '#mocks/factories/content.ts'
import { offeredPromotions, startOfToday } from '#mocks/world/money/offered-promotions.ts'
import type { World } from '#mocks/world/world-types.ts'

/** The promotions of this world in a language, newest first. */
export const listPromotions = (world: World, language: string) =>
  offeredPromotions(world).map((text) =>
    makePromotion(toWorldText(world, text), language, startOfToday(world)),
  )
