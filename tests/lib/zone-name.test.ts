import { expect, test } from 'vitest'
import { zoneName } from '#lib/zone-name.ts'

test('a time zone is said in words of the language', () => {
  expect(zoneName('Asia/Dhaka', 'en')).toBe('Bangladesh Time')
  expect(zoneName('Asia/Dhaka', 'bn')).toBe('বাংলাদেশ সময়')
})

test.each(['Nowhere/Else', '', '<b>'])('what is no zone, %j, stays as it is', (zone) => {
  expect(zoneName(zone, 'en')).toBe(zone)
})
