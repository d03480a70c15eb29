import { describe, expect, test } from 'vitest'
import { dayWord, foreignZone, nearMoment } from '#i18n/moment.ts'

/** A time of 20 November 2026 in the reader's zone. */
const at = (hours: number, minutes = 0, day = 20) =>
  new Date(2026, 10, day, hours, minutes).getTime()
const NOW = at(15)

describe('a time near to now', () => {
  test.each([
    ['later today', at(18, 30), { day: 0, left: { unit: 'hours', count: 3 } }],
    ['in a few minutes', at(15, 4), { day: 0, left: { unit: 'minutes', count: 4 } }],
    ['within the minute', NOW + 1, { day: 0, left: { unit: 'minutes', count: 1 } }],
    ['at midnight', at(0, 0, 21), { day: 1, left: { unit: 'hours', count: 9 } }],
    ['tomorrow, but more than a day away', at(16, 0, 21), { day: 1, left: null }],
    ['earlier today', at(9), { day: 0, left: null }],
    ['yesterday', at(23, 59, 19), { day: -1, left: null }],
  ] as const)('%s', (_, time, expected) => expect(nearMoment(time, NOW)).toEqual(expected))

  test('any other day is no near one', () => {
    expect(nearMoment(at(0, 0, 22), NOW)).toBeNull()
    expect(nearMoment(at(23, 59, 18), NOW)).toBeNull()
  })
})

test('the day is named in the language', () => {
  expect(dayWord(1, 'en')).toBe('tomorrow')
  expect(dayWord(0, 'bn')).toBe('আজ')
  expect(dayWord(1, 'vi')).toBe('ngày mai')
})

test('D-083 the zone is named only where the clock of the merchant differs', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(foreignZone(NOW, own)).toBeNull()
  expect(foreignZone(NOW, 'Pacific/Kiritimati')).toMatch(/^GMT/)
  expect(foreignZone(NOW, undefined)).toMatch(/^GMT/)
})
