import type { components } from '../../../openapi/generated/types.ts'
import { type Amount, addAmounts, compareAmounts, timesAmount } from '../../world/amount.ts'
import type { World } from '../../world/world-types.ts'
import { promotionsOf } from '../content/promotion-list.ts'

type Promotion = components['schemas']['DepositPromotion']

/** The promotions that a deposit can take along now. */
export function depositPromotionsOf(world: World, language: string): Promotion[] {
  if (world.statement.promotions === 'not-eligible') return []
  return promotionsOf(world, language).flatMap(({ id, title, endAt, terms }) => {
    const { bonusPercent, maxBonus, minDeposit, wagering, games } = terms
    const over = endAt !== null && endAt <= world.clock.now()
    if (over || bonusPercent === null || !maxBonus || !minDeposit || !wagering) return []
    const { times, base, days } = wagering
    if (days === null) return []
    return [{ id, title, bonusPercent, maxBonus, minDeposit, times, base, days, games }]
  })
}

/** What a promotion adds to a deposit, and what is staked for both: the bonus by its terms, the deposit itself once. */
export function bonusOf({ id, bonusPercent, maxBonus, times, base }: Promotion, amount: Amount) {
  const share = timesAmount(amount, bonusPercent / 100)
  const bonus = compareAmounts(share, maxBonus) > 0 ? maxBonus : share
  const staked = base === 'BONUS' ? bonus : addAmounts(amount, bonus)
  return { promotionId: id, bonus, turnover: addAmounts(timesAmount(staked, times), amount) }
}
