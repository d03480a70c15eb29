import type { components } from '../../../openapi/generated/types.ts'
import { type Amount, compareAmounts, timesAmount } from '../../world/core/amount.ts'
import { isOnItsDay, isTaken } from '../../world/money/promotion-days.ts'
import { turnoverOf } from '../../world/money/turnover-terms.ts'
import type { World } from '../../world/world-types.ts'
import { promotionsOf } from '../content/promotion-list.ts'

type Promotion = components['schemas']['DepositPromotion']

/** The promotions that a deposit can take along, whatever the day and what was taken before. */
function promotionsOfDeposits(world: World, language: string): Promotion[] {
  if (world.statement.promotions === 'not-eligible') return []
  return promotionsOf(world, language).flatMap(({ id, title, endAt, terms }) => {
    const { bonusPercent, maxBonus, minDeposit, wagering, games, maxBet } = terms
    const over = endAt !== null && endAt <= world.clock.now()
    if (over || bonusPercent === null || !maxBonus || !minDeposit || !wagering) return []
    const { times, base, days } = wagering
    if (days === null) return []
    return [{ id, title, bonusPercent, maxBonus, minDeposit, times, base, days, games, maxBet }]
  })
}

/** Why this member cannot take a promotion along with this amount now; null when they can. */
export function objectionTo(world: World, memberId: number, promotionId: number, amount: Amount) {
  const promotion = promotionsOfDeposits(world, 'EN').find(({ id }) => id === promotionId)
  if (!promotion) return 'promotion.not.eligible'
  if (!isOnItsDay(promotionId, world.clock.now())) return 'promotion.not.today'
  if (isTaken(world, memberId, promotionId)) return 'promotion.already.applied'
  return compareAmounts(amount, promotion.minDeposit) < 0 ? 'promotion.not.eligible' : null
}

/** The promotions that a deposit of this member can take along now. */
export const depositPromotionsOf = (
  world: World,
  memberId: number,
  language: string,
): Promotion[] =>
  promotionsOfDeposits(world, language).filter(
    ({ id, minDeposit }) => objectionTo(world, memberId, id, minDeposit) === null,
  )

/** What a promotion adds to a deposit, and what has to be staked for the bonus. */
export function bonusOf(promotion: Promotion, amount: Amount) {
  const { id, bonusPercent, maxBonus } = promotion
  const share = timesAmount(amount, bonusPercent / 100)
  const bonus = compareAmounts(share, maxBonus) > 0 ? maxBonus : share
  return { promotionId: id, bonus, turnover: turnoverOf(promotion, bonus, amount) }
}
