import { describe, expect, test } from 'vitest'
import { passwordTrouble } from '#session/sign-in.ts'

const fine = { passwordExpired: false }
const facts = { password: 'Padma2026', defaultPassword: 'a123456', expiry: true }

describe('password after the log-in', () => {
  test('AUT-08 D-025 the site default must change', () => {
    expect(passwordTrouble(fine, { ...facts, password: 'a123456' })).toBe('default')
    expect(passwordTrouble(fine, facts)).toBeNull()
  })

  test('D-025 the server may demand it too', () => {
    expect(passwordTrouble({ ...fine, mustChangePassword: true }, facts)).toBe('default')
  })

  test('AUT-08 a merchant without a default password demands nothing', () => {
    expect(passwordTrouble(fine, { ...facts, defaultPassword: null, password: '' })).toBeNull()
  })

  test('AUT-09 an expired one must change only where passwords expire', () => {
    expect(passwordTrouble({ passwordExpired: true }, facts)).toBe('expired')
    expect(passwordTrouble({ passwordExpired: true }, { ...facts, expiry: false })).toBeNull()
  })
})
