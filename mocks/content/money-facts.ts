/** Bounds and times of the sample merchant's cash desk (D-003, D-052, D-054), in whole units of its currency. */
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
