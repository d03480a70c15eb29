import { afterEach, beforeEach, expect, test } from 'vitest'
import { createWorld } from '#mocks/create-world.ts'
import { dayIn, startOfDay } from '#mocks/world/core/days.ts'
import { isTooYoung } from '#mocks/world/people/age.ts'

const proto = Intl.DateTimeFormat.prototype
const own = Object.getOwnPropertyDescriptor(proto, 'format') ?? {}

/** ICU 72 (Chrome 110 to 112, Node 18, Debian's WebKit) writes the days of Canada as 11/20/2026. */
beforeEach(() => {
  Object.defineProperty(proto, 'format', { configurable: true, get: () => () => '11/20/2026' })
})

afterEach(() => {
  Object.defineProperty(proto, 'format', own)
})

test('days come from the parts of a date, whatever text a locale writes', () => {
  const evening = Date.parse('2026-11-20T18:30:00Z')
  expect(dayIn('Asia/Dhaka', evening)).toBe('2026-11-21')
  expect(dayIn('America/New_York', evening)).toBe('2026-11-20')
  expect(startOfDay('2026-11-21')).toBe(Date.parse('2026-11-20T18:00:00Z'))
})

test('D-001 so does the age, on the very birthday in the merchant’s zone', () => {
  const world = createWorld()
  const today = dayIn('Asia/Dhaka', world.clock.now())
  const year = Number(today.slice(0, 4)) - 18
  expect(isTooYoung(world, `${year}${today.slice(4)}`)).toBe(false)
  expect(isTooYoung(world, `${year + 1}${today.slice(4)}`)).toBe(true)
})
