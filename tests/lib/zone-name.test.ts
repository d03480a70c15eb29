import { expect, test } from 'vitest'
import { zoneName } from '#lib/zone-name.ts'

test('a time zone has a name in the language', () => {
  expect(zoneName('Asia/Dhaka', 'en')).toBe('Bangladesh Time')
  expect(zoneName('Asia/Dhaka', 'bn')).toBe('বাংলাদেশ সময়')
})

test.each(['Nowhere/Else', '', '<b>'])('an invalid zone, %j, is returned unchanged', (zone) => {
  expect(zoneName(zone, 'en')).toBe(zone)
})
