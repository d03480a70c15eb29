/** F-20: what an invitation pays the member who invited, and for whom. */
export const REFERRAL_TERMS = {
  reward: '50.00',
  /** Valid bets of the friend. */
  turnover: '500.00',
  /** Friends in a month of the merchant's calendar. */
  maxPerMonth: 10,
} as const
