import { toWorldText } from '#mocks/content/hostile.ts'
import { promotionTexts } from '#mocks/content/offers/promotions.ts'
import { localize } from '#mocks/content/text.ts'
import { getVendorName } from '#mocks/factories/games.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { type OpenMatter, openMatters } from '#mocks/world/registration/open-matters.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

function nameOf(world: World, { kind, of }: OpenMatter, language: string): string | null {
  if (of === null) return null
  if (kind === 'VENDOR_WALLET') {
    const vendor = world.catalogue.vendor(of)
    return vendor ? getVendorName(vendor, language) : of
  }
  const text = promotionTexts.find(({ id }) => String(id) === of)
  return text ? localize(toWorldText(world, text).title, language) : null
}

/** The open matters of an account, with names in a language. */
export const makeOpenMatters = (
  world: World,
  member: Member,
  language: string,
): components['schemas']['OpenMatters'] => ({
  list: openMatters(world, member).map((one) => {
    const { of: _, ...shown } = one
    return { ...shown, name: nameOf(world, one, language) }
  }),
})
