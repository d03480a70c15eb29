import { describe, expect, it } from 'vitest'
import type { CheckInDay } from '../../../../src/api/rewards.ts'
import {
  addMonths,
  dayWords,
  kindOf,
  monthShown,
  neighbours,
  placeOf,
  rangeOf,
  signedOf,
  weeksOf,
  withKind,
  withPlace,
} from '../../../../src/features/offers/rewards/model.ts'
import { formatPoints } from '../../../../src/lib/points.ts'

const TODAY = '2026-11-20'
const day = (of: string, state: CheckInDay['state'] = 'COMING'): CheckInDay => ({
  day: of,
  state,
  reward: null,
})

describe('which days are shown', () => {
  it('D-091 a month, or seven and thirty days with today', () => {
    expect(rangeOf({ view: 'month', month: null }, TODAY)).toBeNull()
    expect(rangeOf({ view: 'month', month: '2026-11' }, TODAY)).toBeNull()
    expect(rangeOf({ view: 'month', month: '2026-12' }, TODAY)).toEqual({
      from: '2026-12-01',
      to: '2026-12-31',
    })
    expect(rangeOf({ view: 'next7', month: null }, TODAY)?.to).toBe('2026-11-26')
    expect(rangeOf({ view: 'next30', month: null }, TODAY)?.to).toBe('2026-12-19')
  })

  it('OTH-20 the arrows end two months back and one ahead; a month beyond is this one', () => {
    expect(neighbours('2026-11', TODAY)).toEqual({ before: '2026-10', after: '2026-12' })
    expect(neighbours('2026-12', TODAY).after).toBeNull()
    expect(neighbours('2026-09', TODAY).before).toBeNull()
    expect(monthShown('2020-01', TODAY)).toBe('2026-11')
    expect(addMonths('2026-12', 1)).toBe('2027-01')
  })

  it('OTH-20 the address keeps view and month', () => {
    expect(placeOf('?show=next7')).toEqual({ view: 'next7', month: null })
    expect(placeOf('?show=year&month=2026-13')).toEqual({ view: 'month', month: null })
    expect(withPlace('?month=2026-10', { view: 'next30', month: '2026-10' })).toBe('?show=next30')
    expect(withPlace('?show=next7', { view: 'month', month: null })).toBe('')
  })
})

describe('the calendar', () => {
  it('OTH-20 weeks begin on Sunday and are whole', () => {
    const november = Array.from({ length: 30 }, (_, at) =>
      day(`2026-11-${String(at + 1).padStart(2, '0')}`),
    )
    const weeks = weeksOf(november)
    expect(weeks).toHaveLength(5)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks[0]?.[0]?.own?.day).toBe('2026-11-01')
    expect(weeks[4]?.filter(({ own }) => own === null)).toHaveLength(5)
    expect(weeksOf([day('2026-10-01')])[0]?.[4]?.own?.day).toBe('2026-10-01')
    expect(weeksOf([])).toEqual([])
  })

  it('counts what was open, not what is to come', () => {
    const days = [day('2026-11-18', 'CLAIMED'), day('2026-11-19', 'MISSED'), day(TODAY, 'READY')]
    expect(signedOf([...days, day('2026-11-21'), day('2026-01-01', 'NONE')])).toEqual({
      signed: 1,
      open: 3,
    })
  })

  it('names a day in the reader’s language, whatever their zone', () => {
    const parts = { day: 'numeric', month: 'long' } as const
    expect(dayWords(TODAY, 'en', parts)).toBe('November 20')
    expect(dayWords(TODAY, 'bn-BD', parts)).toContain('20')
  })
})

describe('tasks and points', () => {
  it('D-061 daily, weekly, one-off in the address', () => {
    expect([kindOf(''), kindOf('?kind=weekly'), kindOf('?kind=x')]).toEqual([
      'DAILY',
      'WEEKLY',
      'DAILY',
    ])
    expect([withKind('', 'ONCE'), withKind('?kind=once', 'DAILY')]).toEqual(['?kind=once', ''])
  })

  it('D-082 whole points stand without decimals, others keep theirs', () => {
    expect([formatPoints('1048.00'), formatPoints('2.50')]).toEqual(['1,048', '2.50'])
  })
})
