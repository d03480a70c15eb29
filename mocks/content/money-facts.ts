/** Limits and processing times of the sample merchant's cashier, in whole currency units. */
export const MONEY_FACTS = {
  depositMin: 100,
  depositMax: 50_000,
  depositMinutes: 15,
  withdrawMin: 500,
  withdrawMax: 50_000,
  withdrawCount: 3,
  bankFee: 20,
  receiptMinutes: 30,
  disputeHours: 24,
} as const
