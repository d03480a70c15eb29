import { expect, it } from 'vitest'
import { currencySymbol } from '../../src/i18n/format.ts'

it('a currency has its symbol, an unknown one its code', () => {
  expect(currencySymbol('BDT')).toBe('৳')
  expect(currencySymbol('USDT')).toBe('USDT')
})
