import { describe, expect, test } from 'vitest'
import { getEndonym } from '#i18n/endonyms.ts'
import {
  DEFAULT_LANGUAGE,
  DEFAULT_SUPPORTED,
  findLanguage,
  LANGUAGES,
  offeredLanguages,
} from '#i18n/languages.ts'

describe('languages', () => {
  test('PRD-18 D-004 there are 46 codes, without duplicates', () => {
    expect(LANGUAGES).toHaveLength(46)
    expect(new Set(LANGUAGES.map((language) => language.code)).size).toBe(46)
  })
  test('D-004 each has a name of its own, except TY, which is Thai', () => {
    const names = LANGUAGES.map(({ code }) => getEndonym(code))
    expect(names.filter((name) => /^[A-Z]{2,3}$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(45)
  })
  test('PRD-19 PRD-20 default BN, supported BN and EN', () => {
    expect(DEFAULT_LANGUAGE).toBe('BN')
    expect(DEFAULT_SUPPORTED).toEqual(['BN', 'EN'])
  })
  test('Intl supports every tag', () => {
    for (const { tag } of LANGUAGES) expect(() => new Intl.Locale(tag)).not.toThrow()
  })
  test('D-005 TY is read as Thai and hidden beside TH', () => {
    expect(findLanguage('TY')?.tag).toBe('th')
    expect(offeredLanguages(['TH', 'TY', 'EN']).map((l) => l.code)).toEqual(['EN', 'TH'])
    expect(offeredLanguages(['TY']).map((l) => l.code)).toEqual(['TY'])
  })
  test('D-004 AR, UR, FA, HE run from right to left', () =>
    expect(LANGUAGES.filter((l) => l.dir === 'rtl').map((l) => l.code)).toEqual([
      'AR',
      'UR',
      'FA',
      'HE',
    ]))
  test('offers only known codes', () =>
    expect(offeredLanguages(['bn', 'XX', '__proto__']).map((l) => l.code)).toEqual(['BN']))
})
