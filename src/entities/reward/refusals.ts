import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a reward that is claimed. */
export const REWARD_REFUSALS = {
  'reward.already.claimed': { text: 'rewardClaimed' },
  'reward.not.reached': { text: 'rewardNotReached' },
  'reward.not.eligible': { text: 'rewardOthers' },
  'reward.closed': { text: 'rewardClosed' },
} as const satisfies Refusals
