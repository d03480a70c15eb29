import type { components } from '#openapi/generated/types.ts'
import { composeText, localize, type Text } from '../text.ts'

/** A promotion of the sample merchant. Days count from the start of the world; null has no end. */
export interface PromotionText {
  readonly id: number
  readonly type: components['schemas']['PromotionType']
  readonly title: Text
  readonly summary: Text
  readonly content: Text
  readonly banner: number
  readonly startedDaysAgo: number
  readonly endsInDays: number | null
}

const terms: Text = {
  en: '<p>18+ only. You cannot withdraw bonus money until you meet its turnover requirement. Play within your limits.</p>',
  bn: '<p>শুধু 18 বছর বা তার বেশি বয়সীদের জন্য (18+)। টার্নওভার পূরণ না হলে বোনাসের টাকা তোলা যায় না। নিজের সীমার মধ্যে খেলুন।</p>',
}

const list = (steps: readonly string[]) =>
  `<ul>${steps.map((step) => `<li>${step}</li>`).join('')}</ul>`

/** The steps, and the paragraph every promotion ends with. */
export const withTerms = (...steps: readonly Text[]): Text =>
  composeText(
    (language) => list(steps.map((step) => localize(step, language))) + localize(terms, language),
  )

type Kind = PromotionText['type']
type Days = readonly [startedDaysAgo: number, endsInDays: number | null]

/** One promotion: number, kind, scene, days, words. */
export const promotion = (
  id: number,
  type: Kind,
  banner: number,
  [startedDaysAgo, endsInDays]: Days,
  words: Pick<PromotionText, 'title' | 'summary' | 'content'>,
): PromotionText => ({ id, type, banner, startedDaysAgo, endsInDays, ...words })
