import { z } from 'zod/mini'
import type { SocialProvider, VerificationMethod } from '#api/member/session.ts'
import { isRecord } from '#lib/read.ts'
import { loginBody } from '#openapi/generated/requests/login.ts'
import { verifyLoginBody } from '#openapi/generated/requests/verifyLogin.ts'
import { captchaSchema } from '#patterns/forms/captcha-schema.ts'
import type { Check } from '#patterns/forms/checks.ts'
import { codeSchema } from '#patterns/forms/code-schema.ts'
import { getRequestLength, requestText } from '#patterns/forms/request-field.ts'
import type { Phone } from '#patterns/forms/use-phone.ts'

const filled = (field: z.ZodMiniType, empty: Check) =>
  requestText(field, { empty, shape: empty }, z.trim())

/** The longest username, and the longest name on a bank account. */
export const USERNAME = getRequestLength(loginBody.shape.username)
export const ANSWER = getRequestLength(verifyLoginBody.shape.answer)

/** Username and password trimmed and required, the captcha while it is shown. */
export const loginSchema = (captchaShown: boolean) =>
  z.object({
    username: filled(loginBody.shape.username, 'username'),
    password: filled(loginBody.shape.password, 'password'),
    captcha: captchaShown ? captchaSchema('captcha') : z.string(),
    remember: z.boolean(),
  })

export type LoginFields = z.infer<ReturnType<typeof loginSchema>>

/** A mobile number of its country and the code that was sent to it. */
export const smsSchema = (mobile: ReturnType<Phone['schema']>) =>
  z.object({ country: z.string(), mobile, code: codeSchema() })

export type SmsFields = z.infer<ReturnType<typeof smsSchema>>

/** A code, or the name on a bank account. */
export const proofSchema = (method: VerificationMethod) =>
  z.object({
    answer: method === 'BANK_NAME' ? filled(verifyLoginBody.shape.answer, 'empty') : codeSchema(),
  })

export type ProofFields = z.infer<ReturnType<typeof proofSchema>>

const METHODS: readonly VerificationMethod[] = ['MOBILE', 'EMAIL', 'BANK_NAME', 'TOTP']
const PROVIDERS: readonly SocialProvider[] = ['GOOGLE', 'FACEBOOK', 'TELEGRAM', 'LINE']

/** The known ones of a list that came from outside, each once, in our order. */
const known = <T>(all: readonly T[], list: unknown): readonly T[] =>
  all.filter((one) => Array.isArray(list) && list.includes(one))

/** Login services that are offered. */
export const listProviders = (list: unknown): readonly SocialProvider[] => known(PROVIDERS, list)

/** The proof required for a login from an unknown address. */
export interface Challenge {
  readonly id: string
  /** The name that was logged in with. */
  readonly account: string
  readonly methods: readonly VerificationMethod[]
}

/** The challenge in a refusal; null when it has none that the portal supports. */
export function parseChallenge(value: unknown, account: string): Challenge | null {
  if (!isRecord(value) || typeof value.challengeId !== 'string') return null
  const methods = known(METHODS, value.methods)
  return methods.length > 0 ? { id: value.challengeId, account, methods } : null
}

/** The number of attempts left; null if the refusal does not contain it. */
export const parseTriesLeft = (value: unknown): number | null =>
  isRecord(value) && typeof value.triesLeft === 'number' ? value.triesLeft : null

/** The unlinked account of a login service in a refusal; null when it has none. */
export const parseUnlinkedAccount = (
  value: unknown,
): { displayName: string; ticket: string } | null =>
  isRecord(value) && typeof value.linkTicket === 'string' && typeof value.displayName === 'string'
    ? { displayName: value.displayName, ticket: value.linkTicket }
    : null
