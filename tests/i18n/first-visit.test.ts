// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { storedLanguage } from '#i18n/i18n.ts'

beforeEach(() => localStorage.clear())

describe('the language of a visit', () => {
  test('LNG-05 on the first visit BN is stored', () => {
    expect(storedLanguage().code).toBe('BN')
    expect(localStorage.getItem('lang')).toBe('BN')
  })

  test('LNG-05 later visits keep the selected language', () => {
    localStorage.setItem('lang', 'EN')
    expect(storedLanguage().code).toBe('EN')
    expect(localStorage.getItem('lang')).toBe('EN')
  })

  test.each(['', 'XX', '__proto__', '{"lang":"EN"}'])(
    'LNG-05 an invalid stored %j is replaced by BN',
    (stored) => {
      localStorage.setItem('lang', stored)
      expect(storedLanguage().code).toBe('BN')
      expect(localStorage.getItem('lang')).toBe('BN')
    },
  )
})
