import { promotionTerms } from '#mocks/content/offers/promotion-terms.ts'
import { localize } from '#mocks/content/text.ts'
import type { Requirement } from '#mocks/world/money/turnover.ts'
import type { components } from '#openapi/generated/types.ts'

/** D-056: the turnover of a bonus; null for a deposit's. */
export function makeBonusProgress(
  {
    promotionId,
    times,
    base,
    required,
    done,
    left,
    maxBet,
    maxCashOut,
    tooHigh,
    expiresAt,
  }: Requirement,
  language: string,
): components['schemas']['BonusProgress'] | null {
  if (base === 'DEPOSIT' || promotionId === null || expiresAt === null) return null
  const games = promotionTerms[promotionId]?.games ?? []
  const words = games.map((text) => localize(text, language))
  return { times, base, required, done, left, maxBet, maxCashOut, tooHigh, expiresAt, games: words }
}
