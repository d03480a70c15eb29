import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/api/error.ts'
import { changeSchema } from '../../../src/features/auth/change-schema.ts'
import { loginSchema } from '../../../src/features/auth/model.ts'
import { aboutCaptcha, lockedUntil, wantsCaptcha } from '../../../src/forms/error-facts.ts'
import { passwordFault, passwordRule, passwordScore } from '../../../src/forms/password-rule.ts'

const faults = (schema: { safeParse: (value: unknown) => unknown }, value: unknown): string[] => {
  const answer = schema.safeParse(value) as {
    error?: { issues: { path: unknown[]; message: string }[] }
  }
  return (answer.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}
const filled = { username: 'rahim88', password: 'Padma2026', captcha: '', remember: false }
const refused = (code: string, value?: unknown) => new ApiError({ status: 200, code, value })

describe('log-in form', () => {
  it('VAL-26 the user name is required, spaces do not count', () => {
    expect(faults(loginSchema(false), { ...filled, username: '   ' })).toEqual([
      'username: username',
    ])
  })

  it('VAL-27 the password is required, spaces do not count', () => {
    expect(faults(loginSchema(false), { ...filled, password: ' ' })).toEqual(['password: password'])
  })

  it('VAL-26 VAL-27 both are sent trimmed', () => {
    expect(
      loginSchema(false).parse({ ...filled, username: ' rahim88 ', password: ' Padma2026\t' }),
    ).toMatchObject({ username: 'rahim88', password: 'Padma2026' })
  })

  it('VAL-28 the captcha is required only while it is shown', () => {
    expect(faults(loginSchema(false), filled)).toEqual([])
    expect(faults(loginSchema(true), filled)).toEqual(['captcha: captcha'])
    expect(faults(loginSchema(true), { ...filled, captcha: '12' })).toEqual([
      'captcha: captchaShape',
    ])
    expect(faults(loginSchema(true), { ...filled, captcha: 'a7K2' })).toEqual([])
  })

  it('AUT-11 a refusal with the captcha flag, or about the captcha, reveals it', () => {
    expect(wantsCaptcha(refused('login.bad.credentials', { captcha: true }))).toBe(true)
    expect(wantsCaptcha(refused('login.captcha.required'))).toBe(true)
    expect(wantsCaptcha(refused('captcha.wrong'))).toBe(true)
    expect(wantsCaptcha(refused('login.bad.credentials', { captcha: false }))).toBe(false)
    expect(wantsCaptcha(refused('login.bad.credentials', null))).toBe(false)
    expect(aboutCaptcha(refused('login.bad.credentials', { captcha: true }))).toBe(false)
  })

  it('AUT-11 a locked account tells until when', () => {
    expect(lockedUntil(refused('login.locked', { lockedUntil: 1795165200000 }))).toBe(1795165200000)
    expect(lockedUntil(refused('login.locked', { lockedUntil: 'soon' }))).toBeNull()
    expect(lockedUntil(refused('login.bad.credentials', { lockedUntil: 1 }))).toBeNull()
  })
})

describe('change-password form', () => {
  const rule = passwordRule({ minLength: 6, maxLength: 20, patternId: 'P6' })
  const given = {
    oldPassword: 'a123456',
    newPassword: 'Padma2026',
    confirmNewPassword: 'Padma2026',
  }

  it('VAL-53 the old password is required unless the session holds it', () => {
    const without = { ...given, oldPassword: '' }
    expect(faults(changeSchema(rule, true), without)).toEqual(['oldPassword: empty'])
    expect(faults(changeSchema(rule, false), without)).toEqual([])
  })

  it.each([
    ['', 'empty'],
    ['a1b2c', 'passwordLength'],
    ['a1'.repeat(11), 'passwordLength'],
    ['abcdefg', 'passwordMix'],
    ['1234567', 'passwordMix'],
    ['abc 123', 'passwordMix'],
    ['a12345', null],
    ['a1'.repeat(10), null],
  ])('VAL-54 the new password keeps the rule: "%s" is %s', (text, fault) => {
    expect(passwordFault(text, rule)).toBe(fault)
  })

  it('VAL-54 another pattern family is held to its length only, counted in characters', () => {
    const any = passwordRule({ minLength: 6, maxLength: 6, patternId: 'P1' })
    expect(passwordFault('পদ্মা৬', any)).toBe([...'পদ্মা৬'].length === 6 ? null : 'passwordLength')
    expect(passwordFault('🎲🎲🎲🎲🎲🎲', any)).toBeNull()
  })

  it('VAL-54 a missing or odd rule falls back to 6 to 20 letters and digits', () => {
    expect(passwordRule(undefined)).toEqual({ min: 6, max: 20, mix: true })
    expect(passwordRule({ minLength: 'x', maxLength: -1, patternId: null })).toEqual({
      min: 6,
      max: 20,
      mix: false,
    })
  })

  it('VAL-55 the confirmation is required and must match', () => {
    expect(faults(changeSchema(rule, true), { ...given, confirmNewPassword: '' })).toEqual([
      'confirmNewPassword: empty',
    ])
    expect(faults(changeSchema(rule, true), { ...given, confirmNewPassword: 'Padma2027' })).toEqual(
      ['confirmNewPassword: mismatch'],
    )
    expect(
      faults(changeSchema(rule, true), { ...given, oldPassword: '', confirmNewPassword: 'x' }),
    ).toEqual(['oldPassword: empty', 'confirmNewPassword: mismatch'])
  })

  it('VAL-54 the meter never praises what the rule refuses', () => {
    expect(passwordScore('', rule)).toBe(0)
    expect(passwordScore('a very long pass phrase', rule)).toBe(1)
    expect(passwordScore('a1a1a1a1', rule)).toBe(1)
    expect(passwordScore('padma2026', rule)).toBe(2)
    expect(passwordScore('Padma2026', rule)).toBe(3)
    expect(passwordScore('PadmaMeghna2026', rule)).toBe(4)
  })
})
