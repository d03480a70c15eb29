import type { BannerText, NoticeText } from '#mocks/content/announcements/announcements.ts'
import { plainTerms, promotionTerms } from '#mocks/content/offers/promotion-terms.ts'
import type { PromotionText } from '#mocks/content/offers/promotion-text.ts'
import { localize } from '#mocks/content/text.ts'
import { DAY, HOUR } from '#mocks/world/core/durations.ts'
import { CDNS, CURRENCY } from '#mocks/world/core/site.ts'
import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']

/** A banner in a language. */
export const makeBanner = (
  { words, ...text }: BannerText,
  language: string,
): Schemas['Banner'] => ({
  ...text,
  title: localize(text.title, language),
  ...(words && {
    headline: localize(words.headline, language),
    ...(words.terms && { terms: localize(words.terms, language) }),
    ...(words.action && { action: localize(words.action, language) }),
  }),
})

/** The picture says nothing that the text does not. */
const pictureOf = ({ picture }: NoticeText): string =>
  picture ? `<p><img src="${CDNS[0]}/${picture}" alt=""></p>` : ''

/** A notice in a language; its time counts back from `now`. */
export const makeNotice = (text: NoticeText, language: string, now: number): Schemas['Notice'] => ({
  id: text.id,
  title: localize(text.title, language),
  content: pictureOf(text) + localize(text.content, language),
  timestamp: now - text.hoursAgo * HOUR,
})

/** The conditions of a promotion in a language. */
function makeTerms(id: number, language: string): Schemas['PromotionTerms'] {
  const { games, ...terms } = promotionTerms[id] ?? plainTerms
  return { ...terms, currency: CURRENCY.code, games: games.map((game) => localize(game, language)) }
}

/** A promotion in a language, around `now`. */
export const makePromotion = (
  text: PromotionText,
  language: string,
  now: number,
): Schemas['Promotion'] => ({
  id: text.id,
  title: localize(text.title, language),
  type: text.type,
  summary: localize(text.summary, language),
  content: localize(text.content, language),
  announcementImages: [{ sequence: 1, url: `promotions/${text.id}.svg` }],
  startAt: now - text.startedDaysAgo * DAY,
  endAt: text.endsInDays === null ? null : now + text.endsInDays * DAY,
  terms: makeTerms(text.id, language),
})
