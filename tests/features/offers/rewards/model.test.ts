import { describe, expect, test } from 'vitest'
import type { CheckInDay, Mission } from '#api/offers/rewards.ts'
import {
  addMonths,
  CALENDAR_SEARCH,
  checkInCount,
  formatDay,
  monthShown,
  neighbours,
  sortByIds,
  TASKS_SEARCH,
  toRange,
  toWeeks,
} from '#features/offers/rewards/model.ts'
import { formatPoints } from '#lib/points.ts'
import { readSearch, writeSearch } from '#patterns/search-state.ts'

const TODAY = '2026-11-20'
const day = (of: string, state: CheckInDay['state'] = 'COMING'): CheckInDay => ({
  day: of,
  state,
  reward: null,
})

describe('the range of days', () => {
  test('D-091 a month, or seven and thirty days with today', () => {
    expect(toRange('month', null, TODAY)).toBeNull()
    expect(toRange('month', '2026-11', TODAY)).toBeNull()
    expect(toRange('month', '2026-12', TODAY)).toEqual({
      from: '2026-12-01',
      to: '2026-12-31',
    })
    expect(toRange('next7', null, TODAY)?.to).toBe('2026-11-26')
    expect(toRange('next30', null, TODAY)?.to).toBe('2026-12-19')
  })

  test('OTH-20 the arrows end two months back and one ahead; a month outside means the current one', () => {
    expect(neighbours('2026-11', TODAY)).toEqual({ before: '2026-10', after: '2026-12' })
    expect(neighbours('2026-12', TODAY).after).toBeNull()
    expect(neighbours('2026-09', TODAY).before).toBeNull()
    expect(monthShown('2020-01', TODAY)).toBe('2026-11')
    expect(addMonths('2026-12', 1)).toBe('2027-01')
  })

  test('OTH-20 the address keeps view and month', () => {
    expect(readSearch(CALENDAR_SEARCH, '?show=next7')).toEqual({ show: 'next7', month: null })
    expect(readSearch(CALENDAR_SEARCH, '?show=year&month=2026-13')).toEqual({
      show: 'month',
      month: null,
    })
    expect(writeSearch(CALENDAR_SEARCH, '?month=2026-10', { show: 'next30', month: null })).toBe(
      '?show=next30',
    )
    expect(writeSearch(CALENDAR_SEARCH, '?show=next7', { show: 'month' })).toBe('')
  })
})

describe('the calendar', () => {
  test('OTH-20 weeks start on Sunday and are complete', () => {
    const november = Array.from({ length: 30 }, (_, at) =>
      day(`2026-11-${String(at + 1).padStart(2, '0')}`),
    )
    const weeks = toWeeks(november)
    expect(weeks).toHaveLength(5)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks[0]?.[0]?.checkIn?.day).toBe('2026-11-01')
    expect(weeks[4]?.filter(({ checkIn }) => checkIn === null)).toHaveLength(5)
    expect(toWeeks([day('2026-10-01')])[0]?.[4]?.checkIn?.day).toBe('2026-10-01')
    expect(toWeeks([])).toEqual([])
  })

  test('counts open days, not future ones', () => {
    const days = [day('2026-11-18', 'CLAIMED'), day('2026-11-19', 'MISSED'), day(TODAY, 'READY')]
    expect(checkInCount([...days, day('2026-11-21'), day('2026-01-01', 'NONE')])).toEqual({
      checkedIn: 1,
      open: 3,
    })
  })

  test('names a day in the reader’s language, in any time zone', () => {
    const parts = { day: 'numeric', month: 'long' } as const
    expect(formatDay(TODAY, 'en', parts)).toBe('November 20')
    expect(formatDay(TODAY, 'bn-BD', parts)).toContain('20')
  })
})

describe('tasks and points', () => {
  test('D-061 daily, weekly, one-off in the address', () => {
    const kindOf = (search: string) => readSearch(TASKS_SEARCH, search).kind
    expect(['', '?kind=weekly', '?kind=x'].map(kindOf)).toEqual(['DAILY', 'WEEKLY', 'DAILY'])
    expect(writeSearch(TASKS_SEARCH, '', { kind: 'ONCE' })).toBe('?kind=once')
    expect(writeSearch(TASKS_SEARCH, '?kind=once', { kind: 'DAILY' })).toBe('')
  })

  test('D-082 whole points have no decimals, others keep theirs', () => {
    expect([formatPoints('1048.00'), formatPoints('2.50')]).toEqual(['1,048', '2.50'])
  })
})

test('MBR-16 a mission keeps its place when it is claimed; a new one follows', () => {
  const mission = (id: string): Mission => ({
    id,
    kind: 'DAILY',
    title: '',
    text: '',
    progress: 0,
    target: 1,
    state: 'OPEN',
    reward: { kind: 'POINTS', amount: '5' },
    link: '',
    endAt: null,
  })
  const fetched = [mission('2'), mission('4'), mission('1'), mission('3')]
  expect(sortByIds(['1', '2', '3'], fetched).map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
})
