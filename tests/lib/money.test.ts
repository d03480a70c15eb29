import { describe, expect, test } from 'vitest'
import { addMoney, amountSign, formatMoney, fromMinor, toMinor } from '#lib/money.ts'
import { hasOwnNumbers, setNumberLanguage } from '#lib/number-style.ts'

describe('money', () => {
  test('HDR-05 shows two decimals and thousands separators', () => {
    expect(formatMoney('1234567.89')).toBe('1,234,567.89')
    expect(formatMoney('0.5')).toBe('0.50')
    expect(formatMoney('1000')).toBe('1,000.00')
  })

  test('D-082 groups in thousands, even where floats would lose digits', () => {
    expect(formatMoney('900719925474099312.34')).toBe('900,719,925,474,099,312.34')
  })

  test('F-14 D-082 follows a language on request: its digits, its groups, and exact', () => {
    setNumberLanguage('bn')
    const shown = ['1234567.89', '-12.30', '900719925474099312.34'].map((one) => formatMoney(one))
    const signed = formatMoney('12.30', { sign: true })
    const broken = formatMoney('abc')
    setNumberLanguage(null)
    expect(shown).toEqual(['১২,৩৪,৫৬৭.৮৯', '−১২.৩০', '৯,০০,৭১,৯৯,২৫,৪৭,৪০,৯৯,৩১২.৩৪'])
    expect([signed, broken]).toEqual(['+১২.৩০', '—'])
    expect([hasOwnNumbers('bn'), hasOwnNumbers('en')]).toEqual([true, false])
  })

  test('shows a minus, and a plus on request only', () => {
    expect(formatMoney('-12.30')).toBe('−12.30')
    expect(formatMoney('12.30', { sign: true })).toBe('+12.30')
    expect(formatMoney('0.00', { sign: true })).toBe('0.00')
  })

  test.each(['', 'abc', '1,000', '1.234', 'NaN', '1e5', '--1'])(
    'never converts %j to a number',
    (text) => {
      expect(toMinor(text)).toBeNull()
      expect(formatMoney(text)).toBe('—')
      expect(amountSign(text)).toBeNull()
    },
  )

  test('adds exactly and keeps the sign', () => {
    expect(addMoney('0.10', '0.20')).toBe('0.30')
    expect(addMoney('-5.00', '4.99')).toBe('-0.01')
    expect(fromMinor(-5n)).toBe('-0.05')
    expect([amountSign('-0.01'), amountSign('0.00'), amountSign('0.01')]).toEqual([-1, 0, 1])
  })
})
