import { describe, expect, test } from 'vitest'
import {
  findCountry,
  nationalNumber,
  phoneCountries,
  phoneIssue,
} from '#patterns/forms/phone-number.ts'

const countries = phoneCountries(undefined)
const of = (code: string) => findCountry(countries, code)

describe('D-032 mobile numbers', () => {
  test.each([
    ['BD', '01712345678', '1712345678'],
    ['BD', '1712345678', '1712345678'],
    ['BD', '8801712345678', '1712345678'],
    ['BD', '+880 1712-345678', '1712345678'],
    ['BD', '008801712345678', '1712345678'],
    ['BD', '88001712345678', '1712345678'],
    ['IN', '09812345678', '9812345678'],
    ['IN', '9112345678', '9112345678'],
    ['BD', '০১৭১২৩৪৫৬৭৮', '1712345678'],
    ['TH', '๐๘๑๒๓๔๕๖๗๘', '812345678'],
    ['CN', '13812345678', '13812345678'],
    ['TH', '0812345678', '812345678'],
    ['VN', '0912345678', '912345678'],
    ['PH', '09171234567', '9171234567'],
    ['BD', '', ''],
  ])('%s "%s" is sent as "%s"', (code, typed, sent) => {
    expect(nationalNumber(typed, of(code))).toBe(sent)
    expect(nationalNumber(sent, of(code))).toBe(sent)
  })

  test.each([
    ['BD', 10, 11],
    ['VN', 9, 10],
    ['TH', 9, 10],
    ['CN', 11, 11],
    ['PH', 10, 10],
    ['IN', 10, 10],
  ])('VAL-65 %s has %i to %i digits after the dialling code', (code, min, max) => {
    const issueAt = (length: number) => phoneIssue('7'.repeat(length), of(code))?.key ?? null
    expect([issueAt(min - 1), issueAt(min), issueAt(max), issueAt(max + 1)]).toEqual([
      'mobileShape',
      null,
      null,
      'mobileShape',
    ])
    expect(phoneIssue(`0${'7'.repeat(max)}`, of(code))).toBeNull()
    expect(phoneIssue(`0${'7'.repeat(min - 1)}`, of(code))?.key).toBe('mobileShape')
  })

  test('VAL-29 it is required', () => {
    expect(phoneIssue('  ', of('BD'))).toEqual({ key: 'mobile', min: 10, max: 11 })
    expect(phoneIssue('---', of('BD'))?.key).toBe('mobileShape')
  })
})

describe('API-61 the countries', () => {
  test('an unknown one is replaced by the first, a missing list by the default', () => {
    expect(of('XX').code).toBe('BD')
    expect(findCountry(countries, undefined).dial).toBe('880')
    for (const nothing of [null, undefined, []]) expect(phoneCountries(nothing)[0].code).toBe('BD')
  })

  test('invalid entries are left out', () => {
    const list = [
      { code: 'bd', dial: '880', digits: [10] },
      { code: 'NP', dial: '+977', digits: [10] },
      { code: 'LK', dial: '94' },
      { code: 'MM', dial: '95', digits: [8, 99, -1, Number.NaN, 10] },
      {},
    ]
    const known = phoneCountries(list)
    expect(known.map(({ code }) => code)).toEqual(['LK', 'MM'])
    expect(known[0].digits).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    expect(known[1]?.digits).toEqual([8, 10])
  })
})
