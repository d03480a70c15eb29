import { expect, test } from 'vitest'
import type { SecurityConfig } from '#api/member/security.ts'
import { auditTextKey } from '#features/member/security/model.ts'
import { computeSafety } from '#features/member/security/score.ts'

const NOW = 1_795_165_200_000
const DAY = 86_400_000
const bare: SecurityConfig = {
  passwordChangedAt: NOW - 400 * DAY,
  paymentPassword: { set: false, lockedUntil: null },
  mobile: null,
  email: null,
  codeMethods: [],
  totp: false,
  recoveryCodesLeft: 0,
  passkeys: [],
  linked: [],
}

test('D-064 scores from 0 to 100, with the most effective measure first', () => {
  expect(computeSafety(bare, NOW, false)).toEqual({
    score: 0,
    level: 'low',
    missing: [
      'secondFactor',
      'paymentPassword',
      'mobile',
      'email',
      'recoveryCodes',
      'identity',
      'freshPassword',
    ],
  })
  const some = { ...bare, mobile: '+880 •••• 0000', totp: true }
  expect(computeSafety(some, NOW, true)).toMatchObject({ score: 50, level: 'medium' })
  const passkeys = [{ id: 'k', name: 'Phone', addedAt: NOW }]
  const whole: SecurityConfig = {
    ...bare,
    passwordChangedAt: NOW - DAY,
    paymentPassword: { set: true, lockedUntil: null },
    mobile: '+880 •••• 0000',
    email: 'r•••@suborno.example',
    passkeys,
  }
  expect(computeSafety(whole, NOW, true)).toEqual({ score: 100, level: 'high', missing: [] })
})

test('D-064 F-31 without recovery codes or identity check the score is below 100', () => {
  const good: SecurityConfig = {
    ...bare,
    passwordChangedAt: NOW - DAY,
    paymentPassword: { set: true, lockedUntil: null },
    mobile: '+880 •••• 0000',
    email: 'r•••@suborno.example',
    totp: true,
  }
  expect(computeSafety(good, NOW, false)).toMatchObject({
    score: 80,
    missing: ['recoveryCodes', 'identity'],
  })
  expect(computeSafety({ ...good, recoveryCodesLeft: 8 }, NOW, true).score).toBe(100)
})

test('F-39 an action that only a later server knows has a text too', () => {
  expect(auditTextKey('PAYMENT_PASSWORD_SET')).toBe('PAYMENT_PASSWORD_SET')
  expect(auditTextKey('SOMETHING_NEW')).toBe('other')
})
