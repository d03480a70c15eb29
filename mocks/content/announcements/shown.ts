import { hasEmptyLists } from '#mocks/world/list-size.ts'
import type { World } from '#mocks/world/world-types.ts'
import { hostileBanners } from '../hostile-banners.ts'
import { bannerTexts } from './announcements.ts'

/** Whether the merchant has anything to announce, to players or to agents. */
export const hasAnnouncements = (world: World): boolean =>
  world.conditions.announcements !== 'none' && !hasEmptyLists(world)

/** Which announcements open by themselves: none by default, so that nothing covers the page under test. */
export const getPopupCondition = ({ conditions }: World) => conditions.popup ?? null

export const listShownBanners = ({ conditions }: World) =>
  conditions.banners === 'hostile' ? [...bannerTexts, ...hostileBanners] : bannerTexts
