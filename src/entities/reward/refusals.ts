import type { Refusals } from '#patterns/forms/form-error.ts'

/** What a reward that is claimed may be refused with. */
export const REWARD_REFUSALS = {
  'reward.already.claimed': { text: 'rewardClaimed' },
  'reward.not.reached': { text: 'rewardNotReached' },
  'reward.not.eligible': { text: 'rewardOthers' },
  'reward.closed': { text: 'rewardClosed' },
} as const satisfies Refusals
