import { describe, expect, test } from 'vitest'
import {
  choiceParam,
  flagParam,
  idParam,
  pageParam,
  readSearch,
  textParam,
  writeSearch,
} from '#patterns/search-state.ts'

const SCHEMA = {
  type: choiceParam(['all', 'slots', 'live'], 'all'),
  page: pageParam,
  id: idParam,
  apply: flagParam,
  q: textParam(10),
}

describe('reading an address', () => {
  test('gives each value in the type of its schema', () => {
    expect(readSearch(SCHEMA, '?type=live&page=3&id=12&apply=1&q=tiger')).toEqual({
      type: 'live',
      page: 3,
      id: 12,
      apply: true,
      q: 'tiger',
    })
  })

  test('gives the fallback for absent or invalid values', () => {
    const fallback = { type: 'all', page: 1, id: null, apply: false, q: null }
    expect(readSearch(SCHEMA, '')).toEqual(fallback)
    const hostile = '?type=__proto__&page=-1&id=1e9&apply=yes&q=much-too-long-a-text'
    expect(readSearch(SCHEMA, hostile)).toEqual(fallback)
    expect(readSearch(SCHEMA, '?page=0&id=9999999999999999')).toEqual(fallback)
  })
})

describe('writing an address', () => {
  test('changes the named values, leaves out fallbacks and keeps everything else', () => {
    const search = '?scenario=member&type=live&page=3'
    expect(writeSearch(SCHEMA, search, { page: 1 })).toBe('?scenario=member&type=live')
    expect(writeSearch(SCHEMA, search, { type: 'all', page: 1, id: 7 })).toBe(
      '?scenario=member&id=7',
    )
    expect(writeSearch(SCHEMA, '?page=2', { page: 1 })).toBe('')
  })
})
