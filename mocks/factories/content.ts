import type { components } from '../../openapi/generated/types.ts'
import type { BannerText, NoticeText } from '../content/announcements.ts'
import type { PromotionText } from '../content/promotions.ts'
import { say } from '../content/text.ts'

type Schemas = components['schemas']

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A banner in a language. */
export const makeBanner = (text: BannerText, language: string): Schemas['Banner'] => ({
  ...text,
  title: say(text.title, language),
  url: text.url,
})

/** A notice in a language; its time counts back from `now`. */
export const makeNotice = (text: NoticeText, language: string, now: number): Schemas['Notice'] => ({
  id: text.id,
  title: say(text.title, language),
  content: say(text.content, language),
  timestamp: now - text.hoursAgo * HOUR,
})

/** A promotion in a language, around `now`. */
export const makePromotion = (
  text: PromotionText,
  language: string,
  now: number,
): Schemas['Promotion'] => ({
  id: text.id,
  title: say(text.title, language),
  type: text.type,
  content: say(text.content, language),
  announcementImages: [{ sequence: 1, url: `promotions/${text.banner}.svg` }],
  startAt: now - text.startedDaysAgo * DAY,
  endAt: text.endsInDays === null ? null : now + text.endsInDays * DAY,
})
