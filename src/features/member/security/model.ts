import { z } from 'zod/mini'
import type { CodeMethod } from '#api/member/security.ts'
import type { ApiError } from '#api/transport/error.ts'
import { matchesFamily } from '#lib/pattern.ts'
import { isRecord } from '#lib/read.ts'
import { bindEmailBody } from '#openapi/generated/requests/bindEmail.ts'
import { closeAccountBody } from '#openapi/generated/requests/closeAccount.ts'
import { removeTotpBody } from '#openapi/generated/requests/removeTotp.ts'
import { codeSchema } from '#patterns/forms/code-schema.ts'
import { errorField } from '#patterns/forms/form-error.ts'
import { paymentPasswordSchema } from '#patterns/forms/payment-password-part.tsx'
import { requestText } from '#patterns/forms/request-field.ts'
import type { Phone } from '#patterns/forms/use-phone.ts'

/** The action on the payment password: set the first one, change it, or replace a forgotten one by a code. */
export type PinWay = 'set' | 'change' | 'reset'

export interface PinFields {
  oldPin: string
  method: CodeMethod
  code: string
  newPin: string
  confirmPin: string
}

/** The old password or a code if `way` requires it, then the new one twice. */
export const pinSchema = (way: PinWay) =>
  z
    .object({
      oldPin: way === 'change' ? paymentPasswordSchema() : z.string(),
      method: z.enum(['MOBILE', 'EMAIL']),
      code: way === 'reset' ? codeSchema() : z.string(),
      newPin: paymentPasswordSchema(),
      confirmPin: paymentPasswordSchema(),
    })
    .check(
      z.refine(({ newPin, confirmPin }) => newPin === confirmPin, {
        path: ['confirmPin'],
        error: 'mismatch',
        when: ({ value }) => isRecord(value) && value.confirmPin !== '',
      }),
    )

/** Contacts that a member binds to the account with a code. */
export type BindKind = 'mobile' | 'email'

export interface BindFields {
  country: string
  mobile: string
  email: string
  code: string
}

/** The new number or mailbox, and the code that came to it. */
export const bindSchema = (kind: BindKind, phone: Phone, country: string) =>
  z.object({
    country: z.string(),
    mobile: kind === 'mobile' ? phone.schema(country) : z.string(),
    email:
      kind === 'email'
        ? requestText(bindEmailBody.shape.email, { shape: 'email' }, z.trim()).check(
            z.refine((text) => matchesFamily('P4', text), 'email'),
          )
        : z.string(),
    code: codeSchema(),
  })

export function refusedBindFields(error: ApiError): readonly ('mobile' | 'code')[] {
  const field = errorField(error)
  return field === 'mobile' || field === 'code' ? [field] : []
}

/** A code of the authenticator app; to remove the app, a recovery code is accepted too. */
export const totpSchema = (removing: boolean) =>
  z.object({
    code: removing
      ? requestText(removeTotpBody.shape.code, { shape: 'empty' }, z.trim(), z.toLowerCase())
      : codeSchema(),
  })

export const closeSchema = z.object({
  password: requestText(closeAccountBody.shape.password, { empty: 'password', shape: 'password' }),
})

/** The fields that a refusal is about; none when it is about the whole form. */
export function refusedPinFields(error: ApiError): readonly (keyof PinFields)[] {
  const field = errorField(error)
  if (field === 'paymentPassword') return ['oldPin']
  if (field === 'newPassword') return ['newPin']
  return field === 'code' ? ['code'] : []
}

/** F-39: the actions with their own texts; later servers may report others. */
const ACTIONS = [
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'PAYMENT_PASSWORD_SET',
  'PAYMENT_PASSWORD_CHANGED',
  'PAYMENT_PASSWORD_RESET',
  'PAYMENT_PASSWORD_LOCKED',
  'MOBILE_BOUND',
  'EMAIL_BOUND',
  'TOTP_ADDED',
  'TOTP_REMOVED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'SOCIAL_LINKED',
  'SESSION_REVOKED',
  'PROFILE_CHANGED',
  'KYC_SENT',
  'CONSENT_CHANGED',
  'DATA_EXPORTED',
  'ERASURE_REQUESTED',
  'ERASURE_WITHDRAWN',
  'DATA_ERASED',
  'ACCOUNT_CLOSED',
  'PAYOUT_ACCOUNT_BOUND',
  'PAYOUT_ACCOUNT_REMOVED',
  'LIMIT_CHANGED',
  'TIME_OUT_STARTED',
  'SELF_EXCLUDED',
  'WITHDRAWAL_REQUESTED',
  'WITHDRAWAL_CONFIRMED',
  'WITHDRAWAL_DISPUTED',
  'TRANSFER_SENT',
  'POINTS_CONVERTED',
] as const

/** The key under `audit.action` for an action. */
export const auditTextKey = (action: string): (typeof ACTIONS)[number] | 'other' =>
  ACTIONS.find((known) => known === action) ?? 'other'
