import { refuse } from '../../contract/answers.ts'
import { type Amount, compareAmounts } from '../../world/amount.ts'
import { limitOf, standOf, tellReached } from '../../world/limits.ts'
import type { Member } from '../../world/tables.ts'
import type { World } from '../../world/world-types.ts'

/** F-42: the refusal of a kind of game that the member closed; null when it is open to them. */
export const blockedBy = (world: World, { id }: Pick<Member, 'id'>, gameType: string) =>
  limitOf(world, id, 'BLOCK', gameType)?.value ? refuse('limit.product.blocked') : null

/** F-42: the refusal of a stake beyond the member's own limit for one round; null when it is within. */
export function beyondStake(world: World, { id }: Pick<Member, 'id'>, stake: Amount) {
  const limit = limitOf(world, id, 'STAKE_ROUND')?.value
  if (!limit || compareAmounts(stake, limit) <= 0) return null
  tellReached(world, id, 'STAKE', null)
  return refuse('limit.stake.reached')
}

/** F-42: the refusal of more play once the member's own time of the day is used up; null before. */
export function outOfTime(world: World, { id }: Pick<Member, 'id'>) {
  const stand = standOf(world, id, 'SESSION_DAY')
  if (!stand || Number(stand.used) < Number(stand.value)) return null
  tellReached(world, id, 'TIME', stand.resetsAt)
  return refuse('limit.time.reached')
}
