import { describe, expect, test } from 'vitest'
import { splitPodium } from '#entities/reward/split-podium.ts'
import { LEADERBOARD_SEARCH, WINNERS_SEARCH } from '#features/offers/winners/model.ts'
import { readSearch, writeSearch } from '#patterns/search-state.ts'

test('OTH-14 the address has period, kind and page; unknown values mean all games of seven days', () => {
  const usual = { type: 'ALL', period: 'WEEK', page: 1 } as const
  expect(readSearch(WINNERS_SEARCH, '')).toEqual(usual)
  expect(readSearch(WINNERS_SEARCH, '?type=dice&period=ever&page=0')).toEqual(usual)
  expect(readSearch(WINNERS_SEARCH, '?type=live&period=today&page=3')).toEqual({
    type: 'LIVE',
    period: 'TODAY',
    page: 3,
  })
  expect(writeSearch(WINNERS_SEARCH, '?type=fish&period=month', usual)).toBe('')
  expect(writeSearch(WINNERS_SEARCH, '?popup=login', { period: 'TODAY' })).toBe(
    '?popup=login&period=today',
  )
})

describe('the leaderboard', () => {
  test('OTH-15 periods are kept in the address', () => {
    const periodOf = (search: string) => readSearch(LEADERBOARD_SEARCH, search).period
    expect(['', '?period=day', '?period=year'].map(periodOf)).toEqual(['WEEK', 'DAY', 'WEEK'])
    expect(writeSearch(LEADERBOARD_SEARCH, '', { period: 'MONTH' })).toBe('?period=month')
    expect(writeSearch(LEADERBOARD_SEARCH, '?period=month', { period: 'WEEK' })).toBe('')
  })

  test('OTH-15 at most three winners are on the podium', () => {
    expect(splitPodium([1, 2, 3, 4])).toEqual({ top: [1, 2, 3], rest: [4] })
    expect(splitPodium([1])).toEqual({ top: [1], rest: [] })
  })
})
