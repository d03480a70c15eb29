// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { REFERRAL_MS, storedReferral, storeReferral } from '#entities/visitor/referral.ts'

const START = Date.parse('2026-11-20T09:00:00Z')
const forget = () => {
  localStorage.clear()
  const { document: page } = globalThis
  page.cookie = 'referral=; Max-Age=0; Path=/'
}

beforeEach(() => {
  forget()
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => vi.useRealTimers())

describe('D-019 ENT-07 referral codes', () => {
  test('are kept from the address for exactly thirty days', () => {
    storeReferral('?ref=RAHIM7&aff=AFF2026')
    expect(storedReferral()).toEqual({ affiliate: 'AFF2026', referral: 'RAHIM7' })
    vi.setSystemTime(START + REFERRAL_MS - 1)
    expect(storedReferral()).toEqual({ affiliate: 'AFF2026', referral: 'RAHIM7' })
    vi.setSystemTime(START + REFERRAL_MS)
    expect(storedReferral()).toEqual({ affiliate: null, referral: null })
  })

  test('the cookie replaces them if the device has lost them', () => {
    storeReferral('?aff=AFF2026')
    localStorage.clear()
    expect(storedReferral()).toEqual({ affiliate: 'AFF2026', referral: null })
  })

  test.each([
    ['too long', `?aff=${'a'.repeat(33)}`],
    ['markup', '?aff=%3Cscript%3E'],
    ['blanks', '?aff=a%20b'],
    ['empty', '?aff='],
    ['none', '?popup=register'],
  ])('%s is ignored', (_, search) => {
    storeReferral('?ref=RAHIM7')
    storeReferral(search)
    expect(storedReferral()).toEqual({ affiliate: null, referral: 'RAHIM7' })
  })

  test.each(['{', '[]', '{"until":1}', `{"until":${START + 1000 * REFERRAL_MS},"affiliate":"X"}`])(
    'stored %s is ignored',
    (text) => {
      localStorage.setItem('referral', text)
      expect(storedReferral()).toEqual({ affiliate: null, referral: null })
    },
  )

  test('a stored code with other characters is dropped, the other code is kept', () => {
    const until = START + 1000
    localStorage.setItem('referral', JSON.stringify({ until, affiliate: '<b>', referral: 'OK1' }))
    expect(storedReferral()).toEqual({ affiliate: null, referral: 'OK1' })
  })
})
