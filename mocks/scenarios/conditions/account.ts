/** Conditions of rahim's account; an absent one means the normal state. */
export interface AccountConditions {
  /** Rahim's VIP level, where it is not his usual one. */
  vip?: 0 | 10
  /** State of rahim's identity check (F-31); absent: not started. */
  kyc?: 'none' | 'pending' | 'more' | 'verified' | 'rejected'
  /** rahim's payment password: none yet, or locked for fifteen minutes by wrong tries. */
  paymentPassword?: 'unset' | 'locked'
  /** full: rahim has 120 messages, 40 of them unread; none: he has none. */
  inbox?: 'full' | 'none'
}
