import { expect, it } from 'vitest'
import { zoneName } from '../../src/lib/zone-name.ts'

it('a time zone is said in words of the language', () => {
  expect(zoneName('Asia/Dhaka', 'en')).toBe('Bangladesh Time')
  expect(zoneName('Asia/Dhaka', 'bn')).toBe('বাংলাদেশ সময়')
})

it.each(['Nowhere/Else', '', '<b>'])('what is no zone, %j, stays as it is', (zone) => {
  expect(zoneName(zone, 'en')).toBe(zone)
})
