import { describe, expect, test } from 'vitest'
import { changeSchema } from '#features/visitor/password/model.ts'
import { fieldRule } from '#patterns/forms/field-rules.ts'
import { rateStrength } from '#patterns/forms/password-strength.ts'

const rule = fieldRule('password', {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 20,
  patternId: 'P6',
})
const given = { oldPassword: 'a123456', newPassword: 'Padma2026', confirmNewPassword: 'Padma2026' }

/** The errors, as `field: finding`. */
async function faults(askOld: boolean, fields: object, rules = rule): Promise<string[]> {
  const { error } = await changeSchema(rules, askOld).safeParseAsync({ ...given, ...fields })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('change-password form', () => {
  test('VAL-53 the old password is required unless the session holds it', async () => {
    expect(await faults(true, { oldPassword: ' ' })).toEqual(['oldPassword: empty'])
    expect(await faults(false, { oldPassword: '' })).toEqual([])
  })

  test.each([
    ['', 'password|6|20'],
    ['a1b2c', 'passwordLength|6|20'],
    ['a1'.repeat(11), 'passwordLength|6|20'],
    ['abcdefg', 'P6|6|20'],
    ['1234567', 'P6|6|20'],
    ['abc 123', 'P6|6|20'],
  ])('VAL-54 the new password must match the rule: "%s" is %s', async (text, fault) => {
    const both = { newPassword: text, confirmNewPassword: text || 'x1x1x1' }
    expect(await faults(true, both)).toContain(`newPassword: ${fault}`)
  })

  test.each(['a12345', 'a1'.repeat(10)])('VAL-54 "%s" is accepted', async (text) => {
    expect(await faults(true, { newPassword: text, confirmNewPassword: text })).toEqual([])
  })

  test('VAL-54 another pattern family checks the length only, in characters', async () => {
    const any = fieldRule('password', {
      enabled: true,
      minLength: 6,
      maxLength: 6,
      patternId: 'P1',
    })
    const dice = '🎲🎲🎲🎲🎲🎲'
    expect(await faults(true, { newPassword: dice, confirmNewPassword: dice }, any)).toEqual([])
  })

  test('VAL-55 the confirmation is required and must match', async () => {
    expect(await faults(true, { confirmNewPassword: '' })).toEqual(['confirmNewPassword: empty'])
    expect(await faults(true, { confirmNewPassword: 'Padma2027' })).toEqual([
      'confirmNewPassword: mismatch',
    ])
    expect(await faults(true, { oldPassword: '', confirmNewPassword: 'x' })).toEqual([
      'oldPassword: empty',
      'confirmNewPassword: mismatch',
    ])
  })

  test('VAL-54 the meter never shows a refused password as good', () => {
    expect(rateStrength('', rule)).toBe(0)
    expect(rateStrength('a very long pass phrase', rule)).toBe(1)
    expect(rateStrength('Padma2026', rule)).toBe(3)
  })
})
