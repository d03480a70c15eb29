import type { RequestHandler } from 'msw'
import {
  bannerTexts,
  type NoticeText,
  noticeTexts,
  popupTexts,
} from '../../content/announcements.ts'
import { manyPopups, popupLists } from '../../content/announcements-popup.ts'
import { hostileBanners } from '../../content/hostile-banners.ts'
import { ok } from '../../contract/answers.ts'
import { operation } from '../../contract.ts'
import { makeBanner, makeNotice } from '../../factories/content.ts'
import type { World } from '../../world/world-types.ts'
import { promotionsOf, today, told } from './promotion-list.ts'

const MANY = 60

const isQuiet = ({ statement }: World) =>
  statement.announcements === 'none' || statement.lists === 'empty'

/** The notices; in a world of huge lists the same ones again and again, older each time. */
function noticesOf(world: World): readonly NoticeText[] {
  if (world.statement.lists !== 'huge') return noticeTexts
  return Array.from({ length: MANY }, (_, i) => {
    const text = noticeTexts[i % noticeTexts.length] ?? popupTexts.B
    return { ...text, id: 1000 + i, hoursAgo: 3 + i * 9 }
  })
}

/** What opens by itself: nothing in an ordinary world, so that nothing lies over what is looked at. */
function popupsOf(world: World, language: string) {
  const { popup } = world.statement
  if (popup === undefined) return []
  if (popup === 'many') return manyPopups(language, today(world))
  return popupLists[popup].map((text) => ({
    ...makeNotice(told(world, text), language, today(world)),
    execution: popup,
  }))
}

const bannersOf = ({ statement }: World) =>
  statement.banners === 'hostile' ? [...bannerTexts, ...hostileBanners] : bannerTexts

/** What the merchant has to say. */
export const contentHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getAnnouncements', ({ query }) => {
    const { language } = query
    const wanted = new Set(isQuiet(world) ? [] : query.types.split(','))
    const notices = noticesOf(world).map((text) =>
      makeNotice(told(world, text), language, today(world)),
    )
    return ok({
      banners: wanted.has('B') ? bannersOf(world).map((text) => makeBanner(text, language)) : [],
      player: wanted.has('PL') ? notices : [],
      popup: wanted.has('PU') ? popupsOf(world, language) : [],
      promotion: wanted.has('PR') ? promotionsOf(world, language) : [],
      ...(wanted.has('H') && { home: notices.slice(0, 2) }),
    })
  }),

  operation(world, 'getPromotions', ({ query, language }) => {
    const all = promotionsOf(world, query.language ?? language)
    const { type = 'all' } = query
    return ok({ list: type === 'all' ? all : all.filter((promotion) => promotion.type === type) })
  }),
]
