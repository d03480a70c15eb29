import { describe, expect, test } from 'vitest'
import { dayName, daySpan, isOpen } from '#features/visitor/auth/service-hours.ts'

const weekdays = { days: [1, 2, 3, 4, 5], from: '12:00', to: '21:00' }
const at = (iso: string) => Date.parse(iso)

describe('agent service hours', () => {
  // 2026-11-20 is a Friday; Dhaka is six hours ahead of UTC.
  test.each([
    ['2026-11-20T05:59:59Z', false],
    ['2026-11-20T06:00:00Z', true],
    ['2026-11-20T14:59:59Z', true],
    ['2026-11-20T15:00:00Z', false],
    ['2026-11-21T09:00:00Z', false],
    ['2026-11-22T18:30:00Z', false],
    ['2026-11-23T06:00:00Z', true],
  ])('AGT-25 weekdays noon to 9pm in the merchant zone: %s is open: %s', (iso, open) => {
    expect(isOpen(weekdays, 'Asia/Dhaka', at(iso))).toBe(open)
  })

  test('D-068 the same moment may be open in one zone and closed in another', () => {
    expect(isOpen(weekdays, 'Asia/Dhaka', at('2026-11-20T06:00:00Z'))).toBe(true)
    expect(isOpen(weekdays, 'Europe/London', at('2026-11-20T06:00:00Z'))).toBe(false)
  })

  test('D-068 hours past midnight belong to the day on which they started', () => {
    const nights = { days: [7], from: '20:00', to: '02:00' }
    expect(isOpen(nights, 'UTC', at('2026-11-22T20:00:00Z'))).toBe(true)
    expect(isOpen(nights, 'UTC', at('2026-11-23T01:59:00Z'))).toBe(true)
    expect(isOpen(nights, 'UTC', at('2026-11-23T02:00:00Z'))).toBe(false)
    expect(isOpen(nights, 'UTC', at('2026-11-22T01:00:00Z'))).toBe(false)
  })

  test('AGT-25 consecutive days are a range, others a list', () => {
    expect(daySpan([1, 2, 3, 4, 5])).toEqual([1, 5])
    expect(daySpan([5, 4, 3])).toEqual([3, 5])
    expect(daySpan([1, 3, 5])).toBeNull()
    expect(daySpan([6, 7])).toBeNull()
    expect(daySpan([])).toBeNull()
  })

  test('AGT-25 days are named in the current language', () => {
    expect(dayName(1, 'en')).toBe('Monday')
    expect(dayName(7, 'en')).toBe('Sunday')
    expect(dayName(5, 'bn')).toBe('শুক্রবার')
  })
})
