import '../no-eval.ts'
import { z } from 'zod'
import { moment } from './fields.ts'

const provider = z.enum(['GOOGLE', 'FACEBOOK', 'TELEGRAM', 'LINE'])

/** Codes, captchas and other proofs of identity. */
export const proofTables = {
  /** Each captcha is good for one attempt. */
  captchas: z.object({
    id: z.string(),
    code: z.string(),
    at: moment,
    used: z.boolean(),
  }),
  /** One-time codes by SMS or e-mail; a code is valid for its own purpose only. */
  smsCodes: z.object({
    purpose: z.enum([
      'login',
      'register',
      'registerMobile',
      'password',
      'proof',
      'payment',
      'bind',
    ]),
    to: z.string(),
    code: z.string(),
    at: moment,
    expiresAt: moment,
    used: z.boolean(),
  }),
  /** Sign-ins from an unknown address that wait for verification. */
  challenges: z.object({
    id: z.string().min(8),
    memberId: z.number().int(),
    at: moment,
    tries: z.number().int().nonnegative(),
  }),
  /** Failed sign-ins by username, registered or not: after three a captcha is required. */
  loginTries: z.object({ name: z.string(), failures: z.number().int() }),
  /** Used nonces of encrypted bodies, against replay. */
  nonces: z.object({ nonce: z.string(), at: moment }),
  /** The use of each `requestId` of a member: another use is a conflict. */
  requestKeys: z.object({
    memberId: z.number().int(),
    requestId: z.string(),
    operationId: z.string(),
    /** A digest of the body. */
    content: z.string(),
  }),
  /** Codes sent by the external phone service. */
  phoneSessions: z.object({
    id: z.string().min(8),
    phoneNumber: z.string(),
    at: moment,
  }),
  /** Single-use tokens of the external phone service that prove a number. */
  phoneProofs: z.object({ token: z.string(), phoneNumber: z.string(), at: moment }),
  /** `token` is null until the check is passed; `at` is when it started, then when it was passed. */
  humanChecks: z.object({
    id: z.string().min(8),
    provider: z.enum(['slider', 'token']),
    token: z.string().nullable(),
    at: moment,
  }),
  /** OAuth states of sign-ins that are under way. */
  socialStates: z.object({ state: z.string(), provider, at: moment }),
  /** Accounts of login services that are linked to a member. */
  identities: z.object({
    provider,
    subject: z.string(),
    memberId: z.number().int(),
    at: moment,
  }),
  /** Completed social sign-ins without a linked member yet. */
  linkTickets: z.object({
    ticket: z.string().min(8),
    provider,
    subject: z.string(),
    displayName: z.string(),
    at: moment,
  }),
}
