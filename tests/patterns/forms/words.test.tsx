// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts, startI18n } from '#i18n/i18n.ts'
import { findLanguage } from '#i18n/languages.ts'
import { FAMILIES } from '#lib/pattern.ts'
import { CHECKS } from '#patterns/forms/checks.ts'
import { issueMessage, parseIssue } from '#patterns/forms/field-issue.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'

const words = () => renderHook(() => useFieldErrorText()).result.current
const DATES = ['P11', 'P12']

describe.each(['EN', 'BN'])('messages in %s', (code) => {
  beforeAll(async () => {
    await startI18n(findLanguage(code) ?? undefined)
    await loadTexts('forms')
  })

  test.each([...FAMILIES, 'other'] as const)('VAL-04 VAL-05 %s: two numbers, or one', (key) => {
    const say = words()
    const both = say({ key, min: 31, max: 47 }) ?? ''
    const one = say({ key, min: 31, max: 31 }) ?? ''
    const numbers = (text: string) => text.match(/31|47/g) ?? []
    expect(numbers(both)).toEqual(DATES.includes(key) ? [] : ['31', '47'])
    expect(numbers(one)).toEqual(DATES.includes(key) ? [] : ['31'])
    expect(both + one).not.toMatch(/[{}]|rule/)
  })

  test.each(CHECKS)('the check "%s" has a message', (key) => {
    const text = words()({ key, min: 31, max: 47 }) ?? ''
    expect(text).not.toMatch(/^$|[{}]|check\./)
  })

  test("D-001 the age is the jurisdiction's", () => {
    expect(words()({ key: 'minAge', min: 21, max: 21 })).toContain('21')
    expect(words()({ key: 'minAge', min: 18, max: 18 })).toContain('18')
  })
})

describe('exact messages', () => {
  beforeAll(() => startI18n(findLanguage('EN') ?? undefined))

  test.each([
    ['VAL-34', 'mismatchTyped', 'inconsistent twice'],
    ['VAL-34', 'mismatchSent', 'Incorrect confirmation input'],
    ['VAL-66', 'passwordLength', 'Please fill in your password with 6 - 20 characters'],
    ['VAL-67', 'codeShape', 'Please enter a valid verification code'],
    ['VAL-68', 'mobileShape', 'Please enter a valid mobile number'],
    ['VAL-69', 'nameShape', 'Real name format is incorrect'],
    ['VAL-71', 'affiliate', 'Invalid invitation code'],
    ['VAL-72', 'mismatch', 'Confirmation password is not correct.'],
    ['VAL-73', 'captcha', 'Please enter the captcha'],
    ['VAL-74', 'empty', 'Input cannot be empty'],
    ['VAL-75', 'name', 'Please enter a name'],
    ['VAL-76', 'withdrawalPassword', 'Please enter the withdrawal password'],
  ] as const)('%s %s', (_, key, text) => expect(words()({ key, min: 6, max: 20 })).toBe(text))

  test('an error passes through a form as text', () => {
    const fault = { key: 'P2', min: 6, max: 12 } as const
    expect(parseIssue(issueMessage(fault))).toEqual(fault)
    expect(parseIssue('mismatch')).toEqual({ key: 'mismatch', min: 0, max: 0 })
    expect(parseIssue(undefined)).toBeNull()
    // A schema's own message is in none of our languages.
    expect(parseIssue('Invalid input: expected string')?.key).toBe('empty')
    expect(words()('P2|6|12')).toContain('6 to 12 letters and digits')
    expect(words()(undefined)).toBeUndefined()
  })
})
