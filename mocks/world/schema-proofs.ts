import './no-eval.ts'
import { z } from 'zod'

const moment = z.number().int().nonnegative()

/** The captcha shown last; good for one try. */
const captchaSchema = z.object({
  id: z.string(),
  code: z.string(),
  at: moment,
  used: z.boolean(),
})

/** A code on its way to a number or mailbox; each purpose has codes of its own. */
const smsCodeSchema = z.object({
  purpose: z.enum(['login', 'register', 'registerMobile', 'password', 'proof']),
  to: z.string(),
  code: z.string(),
  at: moment,
  expiresAt: moment,
  used: z.boolean(),
})

/** A log-in that waits for a proof (unknown address). */
const challengeSchema = z.object({
  id: z.string().min(8),
  memberId: z.number().int(),
  at: moment,
  tries: z.number().int().nonnegative(),
})

/** Wrong log-ins under one name, known or not, since the last right one: three ask for a captcha. */
const loginTrySchema = z.object({ name: z.string(), failures: z.number().int() })

/** A nonce of an encrypted body that was already used. */
const nonceSchema = z.object({ nonce: z.string(), at: moment })

/** A code that the outside phone service sent (D-008). */
const phoneSessionSchema = z.object({
  id: z.string().min(8),
  phoneNumber: z.string(),
  at: moment,
})

/** The outside phone service says: this visitor has that number. Good once. */
const phoneProofSchema = z.object({ token: z.string(), phoneNumber: z.string(), at: moment })

/** D-027: `token` is null until somebody has passed; `at` is when it began, then when it was passed. */
const humanCheckSchema = z.object({
  id: z.string().min(8),
  provider: z.enum(['slider', 'token']),
  token: z.string().nullable(),
  at: moment,
})

const provider = z.enum(['GOOGLE', 'FACEBOOK', 'TELEGRAM', 'LINE'])

/** A window of a sign-in service that is open somewhere. */
const socialStateSchema = z.object({ state: z.string(), provider, at: moment })

/** Whose account of a sign-in service belongs to whom, for good (AUT-34). */
const identitySchema = z.object({
  provider,
  subject: z.string(),
  memberId: z.number().int(),
  at: moment,
})

/** What a sign-in that belongs to nobody left behind, to be linked. */
const linkTicketSchema = z.object({
  ticket: z.string().min(8),
  provider,
  subject: z.string(),
  displayName: z.string(),
  at: moment,
})

/** Everything that proves who is there, or that somebody is. */
export const proofSchemas = {
  captchas: captchaSchema,
  smsCodes: smsCodeSchema,
  challenges: challengeSchema,
  loginTries: loginTrySchema,
  nonces: nonceSchema,
  phoneSessions: phoneSessionSchema,
  phoneProofs: phoneProofSchema,
  humanChecks: humanCheckSchema,
  socialStates: socialStateSchema,
  identities: identitySchema,
  linkTickets: linkTicketSchema,
}
