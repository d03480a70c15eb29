import { vipLevels } from '#mocks/content/offers/vip-levels.ts'
import { type Amount, compareAmounts, subtractAmounts } from '../core/amount.ts'
import type { Member } from '../core/tables.ts'
import { movedSince } from '../play/limits.ts'
import type { World } from '../world-types.ts'

/** What a member staked in all, and the level that is reached with it; a level of before is kept. */
export function vipStandOf(
  world: World,
  { id, vipLevel }: Pick<Member, 'id' | 'vipLevel'>,
): { readonly staked: Amount; readonly kept: number; readonly level: number } {
  const staked = subtractAmounts('0.00', movedSince(world, id, ['STAKE'], 0))
  const earned = vipLevels.findLastIndex((one) => compareAmounts(staked, one.staked) >= 0)
  const kept = vipLevel ?? 0
  return { staked, kept, level: Math.max(earned, kept) }
}
