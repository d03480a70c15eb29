/** Conditions of who visits; an absent one means the normal state. */
export interface VisitorConditions {
  /** The account of mocks/content/accounts.ts that is logged in when the page opens; null for a visitor. */
  visitor?: string | null
  /** The special state of `rahim`, the player. */
  player?: 'new' | 'expired' | 'default-password' | 'locked' | 'non-member' | 'self-excluded'
  /** Seconds until a session that began ends by itself. */
  sessionSeconds?: number
}
