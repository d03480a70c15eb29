import { expect, test } from 'vitest'
import { localName } from '#i18n/local-name.ts'

test('D-004 a name of the merchant is shown in the language that the server has for it', () => {
  const named = { localNames: { BN: 'সুবর্ণ কেয়ার', CN: ' ' } }
  expect(localName(named, 'BN')).toBe('সুবর্ণ কেয়ার')
  expect(localName(named, 'TH')).toBeNull()
  expect(localName(named, 'CN')).toBeNull()
  expect(localName({}, 'BN')).toBeNull()
  expect(localName(named, 'constructor')).toBeNull()
})
