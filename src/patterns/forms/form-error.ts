import type { CustomTypeOptions } from 'i18next'
import type { ApiError } from '#api/transport/error.ts'
import { isRecord } from '#lib/read.ts'

export type FormErrorKey = keyof CustomTypeOptions['resources']['forms']['error']

/**
 * Refusal codes with their text under `forms:error` and, if they concern one, their field. A feature
 * declares its own and passes them to the functions that read a refusal.
 */
export type Refusals = Readonly<Record<string, { text: FormErrorKey; field?: string }>>

/**
 * The refusals of shared form parts (captcha, codes, passwords, pictures) and of any write. Codes that belong to no
 * form are handled by src/api/transport/error-key.ts.
 */
const SHARED = {
  'login.captcha.required': { text: 'captchaRequired', field: 'captcha' },
  'captcha.wrong': { text: 'captchaWrong', field: 'captcha' },
  'login.locked': { text: 'lockedSoon' },
  'password.same.as.old': { text: 'passwordSame', field: 'newPassword' },
  'password.old.wrong': { text: 'passwordOldWrong', field: 'oldPassword' },
  'payment.password.unset': { text: 'paymentUnset', field: 'paymentPassword' },
  'payment.password.wrong': { text: 'paymentWrong', field: 'paymentPassword' },
  'payment.password.locked': { text: 'paymentLocked', field: 'paymentPassword' },
  'password.change.required': { text: 'passwordFirst' },
  'account.read.only': { text: 'readOnly' },
  'register.mobile.taken': { text: 'mobileTaken', field: 'mobile' },
  'sms.too.many': { text: 'smsTooMany' },
  'sms.code.invalid': { text: 'smsInvalid', field: 'code' },
  'sms.code.expired': { text: 'smsExpired', field: 'code' },
  'sms.quota.exceeded': { text: 'smsQuota' },
  'human.check.required': { text: 'humanRequired', field: 'humanCheck' },
  'human.check.failed': { text: 'humanFailed', field: 'humanCheck' },
  'kyc.required': { text: 'kycRequired' },
  'upload.type': { text: 'uploadType' },
  'upload.size': { text: 'uploadSize' },
  'phone.invalid.phone.number': { text: 'phoneNumber', field: 'mobile' },
  'phone.missing.phone.number': { text: 'phoneMissing', field: 'mobile' },
  'phone.too.many.requests': { text: 'phoneTooMany' },
  'phone.unknown': { text: 'phoneUnknown' },
  'phone.invalid.verification.code': { text: 'phoneCode', field: 'code' },
  'phone.missing.verification.code': { text: 'phoneCodeMissing', field: 'code' },
  'phone.captcha.check.failed': { text: 'phoneCaptcha' },
  'phone.unauthorized.domain': { text: 'phoneCaptcha' },
  'phone.quota.exceeded': { text: 'phoneQuota' },
  'phone.operation.not.allowed': { text: 'phoneOff' },
  'phone.code.expired': { text: 'phoneExpired', field: 'code' },
  'phone.popup.closed.by.user': { text: 'phonePopup' },
} as const satisfies Refusals

type FieldOf<R extends Refusals> = Extract<R[keyof R], { field: string }>['field']

/** The field that a refusal is about. Each form maps it to its own field name. */
export type ErrorField<R extends Refusals = typeof SHARED> = FieldOf<typeof SHARED> | FieldOf<R>

function entryOf<R extends Refusals>({ code }: ApiError, own: R | undefined) {
  for (const refusals of [own, SHARED])
    if (refusals && Object.hasOwn(refusals, code)) return (refusals as Refusals)[code] ?? null
  return null
}

/** The key under `forms:error`. Null when the code is neither shared nor in `own`. */
export const formErrorKey = (error: ApiError, own?: Refusals): FormErrorKey | null =>
  entryOf(error, own)?.text ?? null

/** The field that a refusal is about; null when it is about the whole form. */
export const errorField = <R extends Refusals = typeof SHARED>(error: ApiError, own?: R) =>
  (entryOf(error, own)?.field ?? null) as ErrorField<R> | null

/** The body fields that a 422 refuses, by their contract names. */
export function violatedFields({ value }: ApiError): readonly string[] {
  const violations = isRecord(value) && Array.isArray(value.violations) ? value.violations : []
  return violations.flatMap((one) =>
    isRecord(one) && typeof one.path === 'string' && one.path.startsWith('/body/')
      ? one.path.slice('/body/'.length)
      : [],
  )
}

/** Whether a refusal requires a captcha with the next try. */
export const requiresCaptcha = (error: ApiError): boolean =>
  errorField(error) === 'captcha' || (isRecord(error.value) && error.value.captcha === true)

/** Epoch milliseconds until which the account is locked, or null. */
export const lockedUntil = ({ code, value }: ApiError): number | null =>
  code === 'login.locked' && isRecord(value) && typeof value.lockedUntil === 'number'
    ? value.lockedUntil
    : null

/** Epoch milliseconds until which the payment password is locked, or null. */
export const paymentLockedUntil = ({ code, value }: ApiError): number | null =>
  code === 'payment.password.locked' && isRecord(value) && typeof value.lockedUntil === 'number'
    ? value.lockedUntil
    : null

/** The attempts left for the payment password before the lock, or null. */
export const attemptsLeft = ({ code, value }: ApiError): number | null =>
  code === 'payment.password.wrong' && isRecord(value) && typeof value.attemptsLeft === 'number'
    ? value.attemptsLeft
    : null

/** AUT-24. */
const CODE_LOCK_MS = 5 * 60_000
const TOO_MANY_CODES: ReadonlySet<string> = new Set(['sms.too.many', 'phone.too.many.requests'])

/** How long a refused code locks the sending, in ms; null when it does not. */
export function codeLockMs({ status, code, retryAfter }: ApiError): number | null {
  if (status === 429) return retryAfter ?? CODE_LOCK_MS
  if (status === 503) return retryAfter
  return TOO_MANY_CODES.has(code) ? CODE_LOCK_MS : null
}
