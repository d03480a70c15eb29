import type { components } from '../../../openapi/generated/types.ts'
import { refuse } from '../../contract/answers.ts'
import { type Amount, addAmounts, compareAmounts, subtractAmounts } from '../../world/amount.ts'
import { addDays, dayAt, startOf } from '../../world/days.ts'
import { standOf, tellReached } from '../../world/limits.ts'
import type { Member } from '../../world/tables.ts'
import type { World } from '../../world/world-types.ts'

type LossLimit = components['schemas']['LossLimit']

/**
 * The refusal of a stake that could exceed the player's daily loss limit; null when it is within.
 * Games and lotteries count together.
 */
export function beyondLimit(world: World, member: Member | undefined, stake: Amount) {
  const stand = member && standOf(world, member.id, 'LOSS_DAY')
  if (!stand || compareAmounts(addAmounts(stand.used, stake), stand.value) <= 0) return null
  const { value: limit, used: lost } = stand
  const until = startOf(addDays(dayAt(world.clock.now()), 1))
  tellReached(world, member.id, 'LOSS', until)
  const value: LossLimit = {
    limit,
    lost,
    left: subtractAmounts(limit, lost),
    until,
  }
  return refuse('limit.loss.reached', { value })
}
