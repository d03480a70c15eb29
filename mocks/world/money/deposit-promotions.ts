import {
  plainTerms,
  promotionTerms,
  type TermsText,
} from '#mocks/content/offers/promotion-terms.ts'
import { type Amount, compareAmounts, timesAmount } from '../core/amount.ts'
import { refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { getPromotionEnd, isEligible, offeredPromotions } from './offered-promotions.ts'
import { isAvailableOn, isNewEnough, isPromotionTaken } from './promotion-days.ts'
import { computeTurnover } from './turnover-terms.ts'

/** A promotion that can be combined with a deposit. */
export interface DepositPromotion {
  readonly id: number
  readonly bonusPercent: number
  readonly maxBonus: Amount
  readonly minDeposit: Amount
  readonly times: number
  readonly base: NonNullable<TermsText['wagering']>['base']
  readonly days: number
  readonly maxBet: Amount | null
}

/** The promotions that can be combined with this member's deposits, regardless of the day and earlier use. */
function promotionsOfDeposits(world: World, member: Member): DepositPromotion[] {
  if (!isEligible(world, member)) return []
  const now = world.clock.now()
  return offeredPromotions(world).flatMap((text): DepositPromotion[] => {
    const { id } = text
    const { bonusPercent, maxBonus, minDeposit, wagering, maxBet } =
      promotionTerms[id] ?? plainTerms
    const end = getPromotionEnd(world, text)
    const over = end !== null && end <= now
    if (over || !isNewEnough(member, id, now)) return []
    if (bonusPercent === null || !maxBonus || !minDeposit || !wagering) return []
    const { times, base, days } = wagering
    return days === null
      ? []
      : [{ id, bonusPercent, maxBonus, minDeposit, times, base, days, maxBet }]
  })
}

/** The reason why this member cannot combine a promotion with this amount now; null when they can. */
export function checkDepositPromotion(
  world: World,
  member: Member,
  promotionId: number,
  amount: Amount,
) {
  const promotion = promotionsOfDeposits(world, member).find(({ id }) => id === promotionId)
  if (!promotion) return refusal('promotion.not.eligible')
  if (!isAvailableOn(promotionId, world.clock.now())) return refusal('promotion.not.today')
  if (isPromotionTaken(world, member.id, promotionId)) return refusal('promotion.already.applied')
  const isLow = compareAmounts(amount, promotion.minDeposit) < 0
  return isLow ? refusal('promotion.not.eligible') : null
}

/** The promotions that can be combined with a deposit of this member now. */
export const listDepositPromotions = (world: World, member: Member): DepositPromotion[] =>
  promotionsOfDeposits(world, member).filter(
    ({ id, minDeposit }) => checkDepositPromotion(world, member, id, minDeposit) === null,
  )

/** The bonus that a promotion adds to a deposit, and the turnover it requires. */
export function computeDepositBonus(
  promotion: Pick<DepositPromotion, 'id' | 'bonusPercent' | 'maxBonus' | 'times' | 'base'>,
  amount: Amount,
) {
  const { id, bonusPercent, maxBonus } = promotion
  const share = timesAmount(amount, bonusPercent / 100)
  const bonus = compareAmounts(share, maxBonus) > 0 ? maxBonus : share
  return { promotionId: id, bonus, turnover: computeTurnover(promotion, bonus, amount) }
}
