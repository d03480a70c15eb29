import { describe, expect, test } from 'vitest'
import { pageList } from '#ui/pager/page-list.ts'

const drawn = (page: number, pages: number, range?: number, margin?: number) =>
  pageList(page, pages, range, margin)
    .map((item) => (item === 'gap' ? '…' : item))
    .join(' ')

describe('pageList', () => {
  test('MOD-16 draws five pages around the current one and one at either end', () => {
    expect(drawn(10, 20)).toBe('1 … 8 9 10 11 12 … 20')
  })

  test('keeps five pages at the ends', () => {
    expect(drawn(1, 20)).toBe('1 2 3 4 5 … 20')
    expect(drawn(20, 20)).toBe('1 … 16 17 18 19 20')
  })

  test('never hides a single page behind a gap', () => {
    expect(drawn(5, 20)).toBe('1 2 3 4 5 6 7 … 20')
    expect(drawn(4, 7)).toBe('1 2 3 4 5 6 7')
    expect(drawn(1, 7)).toBe('1 2 3 4 5 6 7')
  })

  test('shows short lists completely', () => {
    expect(drawn(2, 3)).toBe('1 2 3')
    expect(drawn(1, 1)).toBe('1')
    expect(drawn(1, 0)).toBe('')
  })

  test('clamps a page that does not exist', () => {
    expect(drawn(99, 20)).toBe(drawn(20, 20))
    expect(drawn(-3, 20)).toBe(drawn(1, 20))
  })

  test('accepts other ranges and margins', () => {
    expect(drawn(10, 20, 3, 2)).toBe('1 2 … 9 10 11 … 19 20')
    expect(drawn(10, 20, 1, 0)).toBe('… 10 …')
  })

  test('holds every page once, in order, with the current one, for any list', () => {
    for (let pages = 1; pages <= 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const list = pageList(page, pages)
        const numbers = list.filter((item) => item !== 'gap')
        expect(numbers).toContain(page)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(list.length).toBeLessThanOrEqual(9)
      }
    }
  })
})
