import type { components } from '../../../openapi/generated/types.ts'
import { refuse } from '../../contract/answers.ts'
import { type Amount, addAmounts, compareAmounts, subtractAmounts } from '../../world/amount.ts'
import { addDays, dayAt, startOf } from '../../world/days.ts'
import { entriesOf } from '../../world/ledger.ts'
import type { Member } from '../../world/tables.ts'
import type { World } from '../../world/world-types.ts'

type LossLimit = components['schemas']['LossLimit']

/** Net loss of a member since a moment; stakes on upcoming draws count. */
function lostSince(world: World, memberId: number, since: number): Amount {
  const moved = entriesOf(world, memberId, { kinds: ['STAKE', 'PAYOUT'], from: since })
  return moved.reduce((lost, { amount }) => subtractAmounts(lost, amount), '0.00')
}

/**
 * The refusal of a stake that could exceed the player's daily loss limit; null when it is within.
 * Games and lotteries count together.
 */
export function beyondLimit(world: World, member: Member | undefined, stake: Amount) {
  if (!member || member.lossLimit === null) return null
  const { id, lossLimit: limit } = member
  const today = dayAt(world.clock.now())
  const lost = lostSince(world, id, startOf(today))
  if (compareAmounts(addAmounts(lost, stake), limit) <= 0) return null
  const value: LossLimit = {
    limit,
    lost,
    left: subtractAmounts(limit, lost),
    until: startOf(addDays(today, 1)),
  }
  return refuse('limit.loss.reached', { value })
}
