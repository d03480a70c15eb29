import { describe, expect, it } from 'vitest'
import {
  boardOf,
  filtersOf,
  sheetOf,
  splitTop,
  withBoard,
  withFilters,
  withSheet,
} from '../../../../src/features/offers/winners/model.ts'

describe('addresses of the winners', () => {
  it('OTH-14 period, kind and page; anything unknown is all games of seven days', () => {
    expect(filtersOf('')).toEqual({ category: 'ALL', period: 'WEEK', page: 1 })
    expect(filtersOf('?type=live&period=today&page=3')).toEqual({
      category: 'LIVE',
      period: 'TODAY',
      page: 3,
    })
    expect(filtersOf('?type=dice&period=ever&page=0')).toEqual(filtersOf(''))
  })

  it('OTH-14 another filter begins at its first page, and what is usual is not written', () => {
    expect(withFilters('?page=3', { category: 'FISH' })).toBe('?type=fish')
    expect(withFilters('?type=fish', { page: 2 })).toBe('?type=fish&page=2')
    expect(withFilters('?type=fish&period=month', { category: 'ALL', period: 'WEEK' })).toBe('')
    expect(withFilters('?popup=login', { period: 'TODAY' })).toBe('?popup=login&period=today')
  })

  it('F-17 the sheet of a game comes and goes without the rest', () => {
    expect(withSheet('?type=fish', 10023)).toBe('?type=fish&game=10023')
    expect(withSheet('?type=fish&game=10023', null)).toBe('?type=fish')
    expect([sheetOf('?game=10023'), sheetOf('?game=x'), sheetOf('')]).toEqual([10023, null, null])
  })
})

describe('the leaderboard', () => {
  it('OTH-15 periods in the address', () => {
    expect([boardOf(''), boardOf('?period=day'), boardOf('?period=year')]).toEqual([
      'WEEK',
      'DAY',
      'WEEK',
    ])
    expect(withBoard('', 'MONTH')).toBe('?period=month')
    expect(withBoard('?period=month', 'WEEK')).toBe('')
  })

  it('OTH-15 three on the podium, however many there are', () => {
    expect(splitTop([1, 2, 3, 4])).toEqual({ top: [1, 2, 3], rest: [4] })
    expect(splitTop([1])).toEqual({ top: [1], rest: [] })
  })
})
