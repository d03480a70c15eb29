import { expect, test } from 'vitest'
import { formatMoney } from '#lib/money.ts'
import { shortAmount } from '#patterns/records/short-amount.ts'

test('F-32: an axis has the same minus sign as amounts in tables', () => {
  expect(shortAmount(-115_000)).toBe('−115K')
  expect(shortAmount(-1).charAt(0)).toBe(formatMoney('-1.00').charAt(0))
  expect(shortAmount(1234)).toBe('1.2K')
})
