import '../no-eval.ts'
import { z } from 'zod'
import { amount, moment, words } from './fields.ts'

/** Accounts with their sessions and messages. */
export const accountTables = {
  /** `type` is the numeric user type: 0 and 3 member, 4 trial, 1, 2, 41, 42 agent. */
  members: z.object({
    id: z.number().int().positive(),
    account: z.string().min(1),
    nickname: z.string().nullable(),
    type: z.number().int().nonnegative(),
    password: z.string(),
    /** default: still the site's default password; expired: must be changed now. */
    passwordState: z.enum(['fine', 'default', 'expired']),
    firstTimeLogin: z.boolean(),
    /** Sign-in is refused until then; null when not locked. */
    lockedUntil: moment.nullable(),
    /** Wrong passwords since the last success. */
    failures: z.number().int().nonnegative(),
    dialingCode: z.string(),
    mobile: z.string(),
    email: z.string(),
    /** Path below an image CDN, null for initials. */
    icon: z.string().nullable(),
    language: z.string(),
    vipLevel: z.number().int().nonnegative().nullable(),
    /** Only trial accounts end by themselves. */
    expiresAt: moment.nullable(),
    createdAt: moment,
    /** The name on the bank account; null while there is no account. */
    payeeName: z.string().nullable(),
    /** An authenticator app is set up. */
    totp: z.boolean(),
    idNumber: z.string().nullable(),
    /** Self-excluded until then. */
    excludedUntil: moment.nullable(),
    /** Signs in from an address that was verified before. */
    addressKnown: z.boolean(),
  }),
  /** The devices of members: address and browser of a call. */
  devices: z.object({ memberId: z.number().int(), caller: z.string() }),
  /** `ended` says why the session is over. */
  sessions: z.object({
    token: z.string().min(16),
    memberId: z.number().int(),
    createdAt: moment,
    expiresAt: moment.nullable(),
    ended: z.enum(['logout', 'kicked', 'expired']).nullable(),
    /** Opened with the password, not with a code or a login service (AUT-08, AUT-09). */
    byPassword: z.boolean(),
  }),
  /** Its words are those of mocks/content/messages.ts that `note` names, or its own; a payment has none. */
  messages: z.object({
    id: z.string(),
    memberId: z.number().int(),
    kind: z.enum(['SYSTEM', 'PERSONAL']),
    topic: z.enum([
      'NOTE',
      'DEPOSIT_CREDITED',
      'DEPOSIT_FAILED',
      'WITHDRAWAL_APPROVED',
      'WITHDRAWAL_REJECTED',
    ]),
    note: z.string().nullable(),
    /**
     * Of a message with its own text. Its placeholders are filled in when it is read, in the language of that moment.
     */
    title: words.nullable(),
    text: words.nullable(),
    values: z.record(z.string(), z.union([z.string(), words])).nullable(),
    payment: z
      .object({
        transactionId: z.string(),
        amount,
        currency: z.string(),
        reason: z.string().nullable(),
      })
      .nullable(),
    read: z.boolean(),
    at: moment,
    deletedAt: moment.nullable(),
  }),
  /** A member's notification choices; without a row the default applies. */
  notificationChoices: z.object({
    memberId: z.number().int(),
    topic: z.string(),
    channel: z.enum(['PORTAL', 'EMAIL', 'SMS']),
    on: z.boolean(),
    at: moment,
  }),
}
