import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of giving or spending points. */
export const POINTS_REFUSALS = {
  'points.insufficient': { text: 'pointsLow' },
  'reward.closed': { text: 'rewardClosed' },
} as const satisfies Refusals
