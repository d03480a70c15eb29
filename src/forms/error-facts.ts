import type { ApiError } from '../api/error.ts'
import { isRecord } from '../lib/read.ts'

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
