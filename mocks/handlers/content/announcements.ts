import type { RequestHandler } from 'msw'
import {
  type NoticeText,
  noticeTexts,
  popupTexts,
} from '#mocks/content/announcements/announcements.ts'
import { popupLists } from '#mocks/content/announcements/popup.ts'
import {
  getPopupCondition,
  hasAnnouncements,
  listShownBanners,
} from '#mocks/content/announcements/shown.ts'
import { toWorldText } from '#mocks/content/hostile.ts'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeBanner, makeNotice } from '#mocks/factories/content.ts'
import { manyPopups } from '#mocks/factories/popups.ts'
import { hasHugeLists } from '#mocks/world/list-size.ts'
import { startOfToday } from '#mocks/world/money/offered-promotions.ts'
import type { World } from '#mocks/world/world-types.ts'
import { listPromotions } from './promotion-list.ts'

const HUGE_LIST_LENGTH = 60

/** The notices; with huge lists they repeat, older each time. */
function noticesOf(world: World): readonly NoticeText[] {
  if (!hasHugeLists(world)) return noticeTexts
  return Array.from({ length: HUGE_LIST_LENGTH }, (_, i) => {
    const text = noticeTexts[i % noticeTexts.length] ?? popupTexts.B
    return { ...text, id: 1000 + i, hoursAgo: 3 + i * 9 }
  })
}

/** Pop-ups that open by themselves. */
function popupsOf(world: World, language: string) {
  const popup = getPopupCondition(world)
  if (popup === null) return []
  if (popup === 'many') return manyPopups(language, startOfToday(world))
  return popupLists[popup].map((text) => ({
    ...makeNotice(toWorldText(world, text), language, startOfToday(world)),
    execution: popup,
  }))
}

/** Announcements and the list of promotions. */
export const announcementHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getAnnouncements', ({ query }) => {
    const { language } = query
    const requested = new Set(hasAnnouncements(world) ? query.types.split(',') : [])
    const notices = noticesOf(world).map((text) =>
      makeNotice(toWorldText(world, text), language, startOfToday(world)),
    )
    return ok({
      banners: requested.has('B')
        ? listShownBanners(world).map((text) => makeBanner(text, language))
        : [],
      player: requested.has('PL') ? notices : [],
      popup: requested.has('PU') ? popupsOf(world, language) : [],
      promotion: requested.has('PR') ? listPromotions(world, language) : [],
      ...(requested.has('H') && { home: notices.slice(0, 2) }),
    })
  }),

  operation(world, 'getPromotions', ({ query, language }) => {
    const all = listPromotions(world, query.language ?? language)
    const { type = 'all' } = query
    return ok({ list: type === 'all' ? all : all.filter((promotion) => promotion.type === type) })
  }),
]
