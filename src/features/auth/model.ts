import { z } from 'zod/mini'
import type { ApiError } from '../../api/error.ts'
import { isRecord } from '../../lib/read.ts'

/** What a form may find wrong by itself; keys of `auth:check`. */
export const CHECKS = [
  'username',
  'password',
  'captcha',
  'captchaShape',
  'empty',
  'passwordLength',
  'passwordMix',
  'mismatch',
] as const
export type Check = (typeof CHECKS)[number]

/** The check that an error of the form names; an unnamed one counts as an empty field. */
export const checkOf = (message: string | undefined): Check | undefined =>
  message === undefined ? undefined : (CHECKS.find((check) => check === message) ?? 'empty')

const filled = (check: Check) => z.string().check(z.trim(), z.minLength(1, check))

/** VAL-26..28: user name and password trimmed and required, the captcha while it is shown. */
export const loginSchema = (captchaShown: boolean) =>
  z.object({
    username: filled('username'),
    password: filled('password'),
    captcha: captchaShown
      ? z
          .string()
          .check(
            z.trim(),
            z.minLength(1, { error: 'captcha', abort: true }),
            z.regex(/^[A-Za-z0-9]{4}$/, 'captchaShape'),
          )
      : z.string(),
    remember: z.boolean(),
  })

export type LoginFields = z.infer<ReturnType<typeof loginSchema>>

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
