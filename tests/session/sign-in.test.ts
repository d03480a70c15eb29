import { describe, expect, test } from 'vitest'
import { getPasswordIssue } from '#session/sign-in.ts'

const fine = { passwordExpired: false }
const facts = { password: 'Padma2026', defaultPassword: 'a123456', expiry: true }

describe('password after the log-in', () => {
  test("AUT-08 D-025 the site's default must be changed", () => {
    expect(getPasswordIssue(fine, { ...facts, password: 'a123456' })).toBe('default')
    expect(getPasswordIssue(fine, facts)).toBeNull()
  })

  test('D-025 the server may require it too', () => {
    expect(getPasswordIssue({ ...fine, mustChangePassword: true }, facts)).toBe('default')
  })

  test('AUT-08 without a default password nothing is required', () => {
    expect(getPasswordIssue(fine, { ...facts, defaultPassword: null, password: '' })).toBeNull()
  })

  test('AUT-09 an expired one must be changed only if passwords expire', () => {
    expect(getPasswordIssue({ passwordExpired: true }, facts)).toBe('expired')
    expect(getPasswordIssue({ passwordExpired: true }, { ...facts, expiry: false })).toBeNull()
  })
})
