import '../no-eval.ts'
import { z } from 'zod'
import { moment } from './fields.ts'

/** Security data of an account, apart from the login password. */
export const securityTables = {
  /** A member without a row has no payment password yet. */
  paymentPasswords: z.object({
    memberId: z.number().int(),
    password: z.string().regex(/^\d{6}$/),
    /** Wrong tries since the last right one. */
    failures: z.number().int().nonnegative(),
    lockedUntil: moment.nullable(),
    changedAt: moment,
  }),
  /** Secrets of authenticator apps; unconfirmed until a code proved that an app has it. */
  totpSecrets: z.object({
    memberId: z.number().int(),
    secret: z.string(),
    confirmed: z.boolean(),
    recoveryCodes: z.array(z.string()),
    /** Of the confirmation, which is answered the same again. */
    requestId: z.string().nullable(),
  }),
  passkeys: z.object({
    id: z.string(),
    memberId: z.number().int(),
    name: z.string(),
    addedAt: moment,
  }),
  passkeyChallenges: z.object({ memberId: z.number().int(), challenge: z.string(), at: moment }),
  /** Logins and refused tries; `token` is the session that one opened. */
  logins: z.object({
    id: z.string(),
    memberId: z.number().int(),
    at: moment,
    device: z.string(),
    place: z.string(),
    ip: z.string(),
    way: z.enum(['PASSWORD', 'CODE', 'SOCIAL']),
    outcome: z.enum(['OK', 'REFUSED']),
    token: z.string().nullable(),
  }),
  /** Accounts that their owners closed. */
  closures: z.object({ memberId: z.number().int(), at: moment }),
  /** ENT-80: the profile data of members. Empty fields are missing or ''. */
  profiles: z.object({ memberId: z.number().int(), values: z.record(z.string(), z.string()) }),
  /** F-31: submitted documents, and the decision that will be made about them. */
  kycChecks: z.object({
    memberId: z.number().int(),
    document: z.enum(['NID', 'PASSPORT', 'DRIVING_LICENCE']),
    sentAt: moment,
    verdict: z.enum(['VERIFIED', 'MORE_NEEDED', 'REJECTED']),
    reason: z
      .enum(['BLURRED', 'EXPIRED', 'NAME_DIFFERS', 'ADDRESS_NEEDED', 'UNDERAGE', 'FORGED'])
      .nullable(),
  }),
  /** F-39: actions on an account that matter to its owner. Rows are only added. */
  auditEntries: z.object({
    id: z.string(),
    memberId: z.number().int(),
    action: z.string().regex(/^[A-Z_]+$/),
    /** Detail of the event, such as a masked number or an amount with its currency; empty without one. */
    detail: z.string(),
    at: moment,
  }),
}
