import { describe, expect, test } from 'vitest'
import { birthdayIssue } from '#lib/birthday.ts'
import { dayIn, parseDay } from '#lib/calendar.ts'

const at = (moment: string) => Date.parse(moment)
const NOON = at('2026-11-20T06:00:00Z')

describe('D-001 old enough', () => {
  test.each([18, 21])('%i: the day before, the day itself, the day after', (minAge) => {
    const year = 2026 - minAge
    const fault = (day: string) => birthdayIssue(`${year}-11-${day}`, minAge, 'Asia/Dhaka', NOON)
    expect(fault('21')).toBe('minAge')
    expect(fault('20')).toBeNull()
    expect(fault('19')).toBeNull()
  })

  test("the birthday starts in the merchant's time zone, not the reader's", () => {
    const born = '2008-11-20'
    const late = at('2026-11-19T18:00:00Z')
    expect(birthdayIssue(born, 18, 'Asia/Dhaka', late - 1)).toBe('minAge')
    expect(birthdayIssue(born, 18, 'Asia/Dhaka', late)).toBeNull()
    expect(birthdayIssue(born, 18, 'UTC', late)).toBe('minAge')
    expect(birthdayIssue(born, 18, 'Pacific/Kiritimati', at('2026-11-19T10:00:00Z'))).toBeNull()
    expect(birthdayIssue(born, 18, 'America/New_York', at('2026-11-20T04:59:59Z'))).toBe('minAge')
  })

  test('born on 29 February: in a common year the birthday is 1 March', () => {
    const born = '2008-02-29'
    expect(birthdayIssue(born, 18, 'UTC', at('2026-02-28T12:00:00Z'))).toBe('minAge')
    expect(birthdayIssue(born, 18, 'UTC', at('2026-03-01T00:00:00Z'))).toBeNull()
    expect(birthdayIssue(born, 20, 'UTC', at('2028-02-28T12:00:00Z'))).toBe('minAge')
    expect(birthdayIssue(born, 20, 'UTC', at('2028-02-29T00:00:00Z'))).toBeNull()
  })

  test.each(['', '2008-02-30', '2007-02-29', '20-11-2008', '2008-1-2', '2008-00-10', 'yesterday'])(
    '"%s" is not a date',
    (text) => expect(birthdayIssue(text, 18, 'UTC', NOON)).toBe('date'),
  )

  test('a birthday in the future or long ago is invalid', () => {
    expect(birthdayIssue('2026-11-21', 0, 'UTC', NOON)).toBe('date')
    expect(birthdayIssue('2026-11-20', 0, 'UTC', NOON)).toBeNull()
    expect(birthdayIssue('1870-01-01', 18, 'UTC', NOON)).toBe('date')
  })

  test('an unknown time zone counts as UTC', () => {
    expect(dayIn('Mars/Olympus', NOON)).toEqual({ year: 2026, month: 11, day: 20 })
  })

  test('years below 100 are not changed', () =>
    expect(parseDay('0099-12-31')).toEqual({ year: 99, month: 12, day: 31 }))
})
