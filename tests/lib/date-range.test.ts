import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, toIsoDay } from '#lib/calendar.ts'
import {
  parseRange,
  parseTypedDay,
  presetRange,
  rangeIssue,
  recordLimits,
  serializeRange,
} from '#lib/date-range.ts'

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, day: date }
}
const range = (from: string, to: string) => ({ from: day(from), to: day(to) })
const TODAY = day('2026-11-20')

describe('days', () => {
  test('are counted over months, years and leap days', () => {
    expect(toIsoDay(addDays(day('2026-12-31'), 1))).toBe('2027-01-01')
    expect(toIsoDay(addDays(day('2028-03-01'), -1))).toBe('2028-02-29')
    expect(daysBetween(day('2026-01-01'), day('2027-01-01'))).toBe(365)
    expect(toIsoDay(addMonths(day('2026-03-31'), -1))).toBe('2026-02-28')
    expect(toIsoDay(addMonths(day('2026-01-15'), -12))).toBe('2025-01-15')
  })
})

describe('ranges', () => {
  test.each([
    ['today', '2026-11-20..2026-11-20'],
    ['yesterday', '2026-11-19..2026-11-19'],
    ['last7', '2026-11-14..2026-11-20'],
    ['last30', '2026-10-22..2026-11-20'],
    ['next7', '2026-11-20..2026-11-26'],
    ['next30', '2026-11-20..2026-12-19'],
  ] as const)('WAL-20, D-091 the preset %s includes both ends', (preset, text) => {
    expect(serializeRange(presetRange(preset, TODAY))).toBe(text)
  })

  test('D-058 have at most 31 days of the last twelve months', () => {
    const limits = recordLimits(TODAY)
    expect(rangeIssue(range('2026-10-21', '2026-11-20'), limits)).toBeNull()
    expect(rangeIssue(range('2026-10-20', '2026-11-20'), limits)).toBe('tooLong')
    expect(rangeIssue(range('2025-11-20', '2025-11-21'), limits)).toBeNull()
    expect(rangeIssue(range('2025-11-19', '2025-11-21'), limits)).toBe('tooEarly')
    expect(rangeIssue(range('2026-11-20', '2026-11-21'), limits)).toBe('tooLate')
    expect(rangeIssue(range('2026-11-20', '2026-11-19'), limits)).toBe('order')
  })

  test('can be written to an address, which accepts nothing else', () => {
    const text = '2026-11-01..2026-11-20'
    expect(parseRange(text)).toEqual(range('2026-11-01', '2026-11-20'))
    for (const wrong of ['', '..', '2026-11-01', '2026-02-30..2026-03-01', `${text}..`])
      expect(parseRange(wrong)).toBeNull()
  })

  test.each([
    ['2026-11-20', '2026-11-20'],
    [' 5/1/2026 ', '2026-01-05'],
    ['20.11.2026', '2026-11-20'],
    ['২০২৬-১১-২০', '2026-11-20'],
    ['٢٠/١١/٢٠٢٦', '2026-11-20'],
    ['๒๐.๑๑.๒๐๒๖', '2026-11-20'],
  ])('accept "%s" as typed', (text, written) => {
    expect(parseTypedDay(text)).toEqual(day(written))
  })

  test.each(['', '31/11/2026', '2026-13-01', 'tomorrow', '1/2/26'])('refuse "%s"', (text) => {
    expect(parseTypedDay(text)).toBeNull()
  })
})
