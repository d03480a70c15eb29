import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a lottery slip. */
export const LOTTERY_REFUSALS = {
  'lottery.draw.closed': { text: 'lotteryClosed' },
  'lottery.stake.low': { text: 'lotteryLow' },
  'lottery.stake.high': { text: 'lotteryHigh' },
} as const satisfies Refusals
