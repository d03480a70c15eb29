import { CURRENCY } from '#mocks/world/core/site.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { checkRewardEligibility, type Reward } from '#mocks/world/people/rewards.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']

/** Refusals of all rewards, as read-only views name them. */
const REFUSAL_OF = {
  'self.excluded': 'SELF_EXCLUDED',
  'reward.not.eligible': 'NOT_ELIGIBLE',
} as const satisfies Record<string, Schemas['RewardRefusal']>

/** The reason why this member may not claim rewards, as the contract shows it; null when they may. */
export function toRewardRefusal(world: World, member: Member): Schemas['RewardRefusal'] | null {
  const refused = checkRewardEligibility(world, member)
  return refused && REFUSAL_OF[refused.reason]
}

/** A reward as the contract writes it. */
export const toReward = ({ kind, amount }: Reward): Schemas['Reward'] =>
  kind === 'MONEY' ? { kind, amount, currency: CURRENCY.code } : { kind, amount }
