import { isAgentType } from '#mocks/merchant/brand.ts'
import { type Amount, addAmounts, compareAmounts } from '../../core/amount.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'

/** Per cent of valid bets, unless another rebate was agreed. */
const USUAL_OF_AGENTS = '2.00'
const USUAL_OF_MEMBERS = '0.50'

/** The rebate of an account, in per cent. */
export const getRebateRate = ({ db }: World, { id, type }: Pick<Member, 'id' | 'type'>): Amount =>
  db.downlineRebates.find({ memberId: id })?.rate ??
  (isAgentType(type) ? USUAL_OF_AGENTS : USUAL_OF_MEMBERS)

/** The rebates that an agent may give to downlines: up to the agent's own. */
export const getRebateRange = (world: World, agent: Member) => ({
  min: '0.00',
  max: getRebateRate(world, agent),
})

/** Whether an agent may give this rebate. */
export const canGiveRebate = (world: World, agent: Member, rate: Amount): boolean =>
  compareAmounts(rate, getRebateRange(world, agent).max) <= 0

/** The highest rebate that an agent may give a direct downline. Null when it cannot be raised. */
export function getRaiseRange(world: World, agent: Member, downline: Pick<Member, 'id' | 'type'>) {
  const { max } = getRebateRange(world, agent)
  const min = addAmounts(getRebateRate(world, downline), '0.01')
  return compareAmounts(min, max) > 0 ? null : { min, max }
}
