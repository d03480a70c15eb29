import { isMemberType } from '#mocks/merchant/brand.ts'
import { addDays, dayAt } from '../core/days.ts'
import { refusal } from '../core/refusal.ts'
import type { Member, Row } from '../core/tables.ts'
import { postEntry } from '../ledger/ledger.ts'
import { isExcluded } from '../play/pauses.ts'
import type { World } from '../world-types.ts'

export type Reward = Row<'checkIns'>['reward']

/** The reason why this member may not claim rewards; null when they may. */
export function checkRewardEligibility(world: World, member: Member) {
  if (isExcluded(world, member)) return refusal('self.excluded')
  return isMemberType(member.type) ? null : refusal('reward.not.eligible')
}

/** Whether the merchant has check-ins and missions. */
export const hasRewards = ({ conditions }: World): boolean => conditions.rewards !== 'none'

/** The days on which a member checked in. */
export const checkInDays = (world: World, { id }: Member): ReadonlySet<string> =>
  new Set(world.db.checkIns.list({ memberId: id }).map(({ day }) => day))

/** Consecutive days up to today, or up to yesterday before today's check-in. */
export function countStreak(world: World, member: Member): number {
  const signed = checkInDays(world, member)
  const today = dayAt(world.clock.now())
  let day = signed.has(today) ? today : addDays(today, -1)
  let streak = 0
  for (; signed.has(day); day = addDays(day, -1)) streak += 1
  return streak
}

/** Pays a reward: money into the wallet, points into `pointEntries`. */
export async function payReward(
  world: World,
  memberId: number,
  { kind, amount }: Reward,
  reference: string,
): Promise<void> {
  const at = world.clock.now()
  if (kind === 'POINTS') await world.db.pointEntries.insert({ memberId, points: amount, at })
  else await postEntry(world, { memberId, kind: 'BONUS', amount, reference })
}
