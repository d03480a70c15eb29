import type { components } from '../../../openapi/generated/types.ts'
import { USER_TYPES } from '../../merchant/brand.ts'
import { addDays, dayAt } from '../../world/core/days.ts'
import { CURRENCY } from '../../world/core/site.ts'
import type { Member, Row } from '../../world/core/tables.ts'
import { postEntry } from '../../world/ledger/ledger.ts'
import { isExcluded } from '../../world/play/pauses.ts'
import type { World } from '../../world/world-types.ts'

type Reward = components['schemas']['Reward']
type Bar = components['schemas']['RewardBar']
type Paid = Row<'checkIns'>['reward']

/** Why this member may not claim rewards; null when they may. */
export function barOf(world: World, member: Member): Bar | null {
  if (isExcluded(world, member)) return 'SELF_EXCLUDED'
  const takesPart = (USER_TYPES.member as readonly number[]).includes(member.type)
  return takesPart ? null : 'NOT_ELIGIBLE'
}

/** The refusal that a bar means. */
export const REFUSAL_OF = {
  SELF_EXCLUDED: 'self.excluded',
  NOT_ELIGIBLE: 'reward.not.eligible',
} as const

/** A reward as the contract writes it. */
export const shownReward = ({ kind, amount }: Paid): Reward =>
  kind === 'MONEY' ? { kind, amount, currency: CURRENCY.code } : { kind, amount }

/** The days on which a member checked in. */
export const signedDays = (world: World, { id }: Member): ReadonlySet<string> =>
  new Set(world.db.checkIns.list({ memberId: id }).map(({ day }) => day))

/** Consecutive days up to today, or up to yesterday before today's check-in. */
export function streakOf(world: World, member: Member): number {
  const signed = signedDays(world, member)
  const today = dayAt(world.clock.now())
  let day = signed.has(today) ? today : addDays(today, -1)
  let streak = 0
  for (; signed.has(day); day = addDays(day, -1)) streak += 1
  return streak
}

/** Pays a reward: money into the wallet, points into `pointEntries`. */
export async function pay(
  world: World,
  memberId: number,
  { kind, amount }: Paid,
  reference: string,
): Promise<void> {
  const at = world.clock.now()
  if (kind === 'POINTS') await world.db.pointEntries.insert({ memberId, points: amount, at })
  else await postEntry(world, { memberId, kind: 'BONUS', amount, reference })
}
