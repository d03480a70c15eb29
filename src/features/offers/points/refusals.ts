import type { Refusals } from '#patterns/forms/form-error.ts'

/** What points that are given or spent may be refused with. */
export const POINTS_REFUSALS = {
  'points.insufficient': { text: 'pointsLow' },
  'reward.closed': { text: 'rewardClosed' },
} as const satisfies Refusals
