import { expect, test } from 'vitest'
import { currencySymbol, formatDateTime } from '#i18n/format.ts'

test('a currency has its symbol, an unknown one its code', () => {
  expect(currencySymbol('BDT')).toBe('৳')
  expect(currencySymbol('USDT')).toBe('USDT')
})

test('D-083 a date has 24 hours and no English in Bengali, the first language', () => {
  const evening = new Date(2026, 10, 20, 21, 5).getTime()
  expect(formatDateTime(evening)).toMatch(/^20 \D+2026,? 21:05$/)
  expect(formatDateTime(evening)).not.toMatch(/[a-z]/i)
})
