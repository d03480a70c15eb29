import type { World } from '../world-types.ts'

/** F-39: the actions that an account's owner can look up later. */
export type AuditAction =
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'PAYMENT_PASSWORD_SET'
  | 'PAYMENT_PASSWORD_CHANGED'
  | 'PAYMENT_PASSWORD_RESET'
  | 'PAYMENT_PASSWORD_LOCKED'
  | 'MOBILE_BOUND'
  | 'EMAIL_BOUND'
  | 'TOTP_ADDED'
  | 'TOTP_REMOVED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'SOCIAL_LINKED'
  | 'SESSION_REVOKED'
  | 'PROFILE_CHANGED'
  | 'KYC_SENT'
  | 'CONSENT_CHANGED'
  | 'DATA_EXPORTED'
  | 'ERASURE_REQUESTED'
  | 'ERASURE_WITHDRAWN'
  | 'DATA_ERASED'
  | 'ACCOUNT_CLOSED'
  | 'PAYOUT_ACCOUNT_BOUND'
  | 'PAYOUT_ACCOUNT_REMOVED'
  | 'LIMIT_CHANGED'
  | 'TIME_OUT_STARTED'
  | 'SELF_EXCLUDED'
  | 'WITHDRAWAL_REQUESTED'
  | 'WITHDRAWAL_CONFIRMED'
  | 'WITHDRAWAL_DISPUTED'
  | 'TRANSFER_SENT'
  | 'POINTS_CONVERTED'

/**
 * F-39: notes a sensitive action of a member at the world's time. `detail` says what it was about, such as
 * `500.00 BDT` or a masked number; never a password or a code.
 */
export async function recordAudit(
  world: World,
  memberId: number,
  action: AuditAction,
  detail = '',
): Promise<void> {
  await world.db.auditEntries.insert({
    id: world.nextId('audit'),
    memberId,
    action,
    detail,
    at: world.clock.now(),
  })
}
