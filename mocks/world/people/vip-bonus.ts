import { vipLevels } from '#mocks/content/offers/vip-levels.ts'
import type { components } from '#openapi/generated/types.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { postEntry } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'
import { checkRewardEligibility } from './rewards.ts'
import { getVipStatus } from './vip.ts'

type VipLevel = components['schemas']['VipLevel']

const referenceOf = (level: number) => `vip-${level}`

/** Every level, and whether its bonus can be claimed. */
export function listVipLevels(world: World, member: Member): VipLevel[] {
  const { id: memberId } = member
  const { kept, level } = getVipStatus(world, member)
  const isClaimed = (of: number) =>
    of < Math.max(1, kept) ||
    world.db.ledger.find({ memberId, kind: 'BONUS', reference: referenceOf(of) }) !== undefined
  const stateOf = (of: number) => {
    if (of > level) return 'LOCKED'
    return isClaimed(of) ? 'CLAIMED' : 'READY'
  }
  return vipLevels.map((one, of) => ({
    ...one,
    level: of,
    state: stateOf(of),
  }))
}

/** Pays the bonus of a level that the member has reached. */
export async function claimVipBonus(
  world: World,
  member: Member,
  { level, requestId }: { readonly level: number; readonly requestId: string },
) {
  const refused = checkRewardEligibility(world, member)
  if (refused) return refused
  const found = listVipLevels(world, member).find((one) => one.level === level)
  if (!found || found.state === 'LOCKED') return refusal('reward.not.reached')
  if (found.state === 'CLAIMED') return refusal('reward.already.claimed')
  const reference = referenceOf(level)
  const { bonus: amount } = found
  await postEntry(world, { memberId: member.id, kind: 'BONUS', amount, reference, requestId })
  return done(null)
}
