import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/transport/error.ts'
import { loginSchema } from '#features/visitor/auth/model.ts'
import { errorField, lockedUntil, requiresCaptcha } from '#patterns/forms/form-error.ts'

const faults = (schema: { safeParse: (value: unknown) => unknown }, value: unknown): string[] => {
  const answer = schema.safeParse(value) as {
    error?: { issues: { path: unknown[]; message: string }[] }
  }
  return (answer.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}
const filled = { username: 'rahim88', password: 'Padma2026', captcha: '', remember: false }
const refused = (code: string, value?: unknown) => new ApiError({ status: 200, code, value })

describe('log-in form', () => {
  test('VAL-26 the user name is required, spaces are ignored', () => {
    expect(faults(loginSchema(false), { ...filled, username: '   ' })).toEqual([
      'username: username',
    ])
  })

  test('VAL-27 the password is required, spaces are ignored', () => {
    expect(faults(loginSchema(false), { ...filled, password: ' ' })).toEqual(['password: password'])
  })

  test('VAL-26 VAL-27 both are sent trimmed', () => {
    expect(
      loginSchema(false).parse({ ...filled, username: ' rahim88 ', password: ' Padma2026\t' }),
    ).toMatchObject({ username: 'rahim88', password: 'Padma2026' })
  })

  test('VAL-28 the captcha is required only while it is shown', () => {
    expect(faults(loginSchema(false), filled)).toEqual([])
    expect(faults(loginSchema(true), filled)).toEqual(['captcha: captcha'])
    expect(faults(loginSchema(true), { ...filled, captcha: '12' })).toEqual([
      'captcha: captchaShape',
    ])
    expect(faults(loginSchema(true), { ...filled, captcha: 'a7K2' })).toEqual([])
  })

  test('AUT-11 a refusal with the captcha flag, or about the captcha, shows it', () => {
    expect(requiresCaptcha(refused('login.bad.credentials', { captcha: true }))).toBe(true)
    expect(requiresCaptcha(refused('login.captcha.required'))).toBe(true)
    expect(requiresCaptcha(refused('captcha.wrong'))).toBe(true)
    expect(requiresCaptcha(refused('login.bad.credentials', { captcha: false }))).toBe(false)
    expect(requiresCaptcha(refused('login.bad.credentials', null))).toBe(false)
    expect(errorField(refused('login.bad.credentials', { captcha: true }))).toBeNull()
  })

  test('AUT-11 a locked account shows until when', () => {
    expect(lockedUntil(refused('login.locked', { lockedUntil: 1795165200000 }))).toBe(1795165200000)
    expect(lockedUntil(refused('login.locked', { lockedUntil: 'soon' }))).toBeNull()
    expect(lockedUntil(refused('login.bad.credentials', { lockedUntil: 1 }))).toBeNull()
  })
})
