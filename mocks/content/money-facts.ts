/** Limits and processing times of the sample merchant's cashier, in whole currency units. */
export const MONEY_FACTS = {
  depositLeast: 100,
  depositMost: 50_000,
  depositMinutes: 15,
  withdrawLeast: 500,
  withdrawMost: 50_000,
  withdrawCount: 3,
  bankFee: 20,
  receiptMinutes: 30,
  disputeHours: 24,
} as const
