import type { Scenario } from './statement.ts'

export const lotteryVendor: Scenario = {
  name: 'lottery-vendor',
  says: "The lotteries of Vietnam are launched: their vendor's own client takes the bets.",
  lotteryClient: 'vendor',
}
