import type { ApiError } from '../../api/error.ts'
import { isRecord } from '../../lib/read.ts'

/** AUT-11: whether a refusal asks for a captcha with the next try. */
export const wantsCaptcha = (error: ApiError): boolean =>
  error.code === 'login.captcha.required' ||
  error.code === 'captcha.wrong' ||
  (isRecord(error.value) && error.value.captcha === true)

/** True when the refusal is about the captcha itself, so that it belongs to that field. */
export const aboutCaptcha = (error: ApiError): boolean =>
  error.code === 'login.captcha.required' || error.code === 'captcha.wrong'

/** Epoch milliseconds until which the account is locked, or null. */
export const lockedUntil = (error: ApiError): number | null =>
  error.code === 'login.locked' &&
  isRecord(error.value) &&
  typeof error.value.lockedUntil === 'number'
    ? error.value.lockedUntil
    : null

/** ERR-22: true when the refusal is about the human check, so that it belongs to that part. */
export const aboutHuman = (error: ApiError): boolean =>
  error.code === 'human.check.required' || error.code === 'human.check.failed'

/** AUT-24. */
const LOCK_MS = 5 * 60_000
const TOO_MANY: ReadonlySet<string> = new Set(['sms.too.many', 'phone.too.many.requests'])

/** AUT-24: how long too many wishes for a code lock the sending, in ms; null when they do not. */
export function lockMsOf(error: ApiError): number | null {
  if (error.status === 429) return error.retryAfter ?? LOCK_MS
  return TOO_MANY.has(error.code) ? LOCK_MS : null
}
