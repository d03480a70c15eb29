import { describe, expect, test } from 'vitest'
import { NO_FILTERS, parseFilters, serializeFilters } from '#features/play/lobby/address.ts'
import { NO_ODDS } from '#features/play/lobby/odds.ts'

describe('the address of a lobby page', () => {
  test('RTE-26 RTE-27 names the vendor, or in-house', () => {
    expect(parseFilters('?vassalage=PG').vendor).toBe('PG')
    expect(parseFilters('?vassalage=INHOUSE').vendor).toBe('INHOUSE')
  })

  test.each(['?vassalage=', '?vassalage=pg', '?vassalage=P', '?vassalage=A%26b', '?vassalage=<b>'])(
    'RTE-26 %s names no vendor',
    (search) => expect(parseFilters(search).vendor).toBeNull(),
  )

  test('D-040 D-044 keeps chip, selection, order and search', () => {
    expect(parseFilters('?sub=JP&show=new&sort=name&q=padma')).toEqual({
      vendor: null,
      chip: 'JP',
      selection: 'NEW',
      sort: 'name',
      query: 'padma',
      ...NO_ODDS,
    })
  })

  test('D-044 unknown values are ignored', () => {
    expect(parseFilters('?sub=XX&show=best&sort=rtp&other=1')).toEqual(NO_FILTERS)
    expect(parseFilters('')).toEqual(NO_FILTERS)
  })

  test('F-16 keeps volatility, return and features; unknown values are ignored', () => {
    expect(parseFilters('?volatility=low&rtp=96&feature=wallet&feature=demo')).toEqual({
      ...NO_FILTERS,
      volatility: 'LOW',
      rtp: 96,
      features: ['demo', 'wallet'],
    })
    expect(parseFilters('?volatility=wild&rtp=96.0&feature=free&feature=')).toEqual(NO_FILTERS)
    expect(parseFilters('?rtp=-1&feature=demo&feature=demo').features).toEqual(['demo'])
  })

  test('F-16 removing a feature keeps the others in the address', () => {
    const both = serializeFilters('?x=1', { ...NO_FILTERS, features: ['demo', 'wallet'] })
    expect(both).toBe('?x=1&feature=demo&feature=wallet')
    expect(serializeFilters(both, { ...NO_FILTERS, features: ['wallet'] })).toBe(
      '?x=1&feature=wallet',
    )
  })

  test('truncates a search to sixty characters, without splitting Bengali ones', () => {
    expect([...parseFilters(`?q=${'ক'.repeat(500)}`).query]).toHaveLength(60)
  })

  test('writes only changes, and keeps other parameters', () => {
    const search = serializeFilters('?popup=login&show=hot&q=old', {
      ...NO_FILTERS,
      vendor: 'JDB',
      sort: 'newest',
      query: '  ',
    })
    expect(search).toBe('?popup=login&vassalage=JDB&sort=newest')
    expect(serializeFilters(search, NO_FILTERS)).toBe('?popup=login')
    expect(serializeFilters('?q=x', NO_FILTERS)).toBe('')
  })

  test('reads back what it wrote', () => {
    const filters = {
      vendor: 'INHOUSE',
      chip: 'BG',
      selection: 'RECENT',
      sort: 'name',
      query: 'সোনা & দান',
      volatility: 'HIGH',
      rtp: 97,
      features: ['demo', 'jackpot'],
    } as const
    expect(parseFilters(serializeFilters('', filters))).toEqual(filters)
  })
})
