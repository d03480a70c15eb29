/** Conditions of how one signs in; an absent one means the normal state. */
export interface SignInConditions {
  /** captcha: every user-name login needs one. */
  login?: 'captcha'
  /** unknown: every sign-in comes from an unverified address (D-026). */
  address?: 'unknown'
  smsProvider?: 'PLATFORM' | 'FIREBASE'
  /** The failure of every SMS code. */
  sms?: 'quota' | 'too-many' | 'expired'
  humanCheck?: 'slider' | 'token'
  /** off: only the username may be remembered. */
  remember?: 'off'
}
