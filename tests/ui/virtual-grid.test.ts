import { describe, expect, test } from 'vitest'
import { columnsFor, nextIndex } from '#ui/virtual-grid/grid-logic.ts'

// 20 tiles in 6 columns: three full rows and a row of two.
const at = (index: number, more = {}) => ({
  index,
  count: 20,
  columns: 6,
  page: 2,
  rtl: false,
  ...more,
})

describe('keys in a grid of tiles', () => {
  test.each([
    ['ArrowRight', 5, 6],
    ['ArrowLeft', 6, 5],
    ['ArrowDown', 3, 9],
    ['ArrowUp', 9, 3],
    ['PageDown', 1, 13],
    ['PageUp', 13, 1],
    ['Home', 13, 0],
    ['End', 1, 19],
  ])('%s from %i leads to %i', (key, from, to) => expect(nextIndex(key, at(from))).toBe(to))

  test.each([
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 19, 19],
    ['ArrowUp', 3, 3],
    ['ArrowDown', 19, 19],
    ['ArrowDown', 16, 19],
    ['PageUp', 4, 4],
    ['PageUp', 10, 4],
    ['PageDown', 16, 19],
  ])('%s at the edge, from %i, leads to %i', (key, from, to) =>
    expect(nextIndex(key, at(from))).toBe(to),
  )

  test('left and right follow the direction of the text', () => {
    expect(nextIndex('ArrowRight', at(5, { rtl: true }))).toBe(4)
    expect(nextIndex('ArrowLeft', at(5, { rtl: true }))).toBe(6)
  })

  test.each(['Tab', 'a', 'Enter', 'toString', '__proto__'])('%s is not one of its keys', (key) =>
    expect(nextIndex(key, at(5))).toBeNull(),
  )

  test('an empty grid has no target', () =>
    expect(nextIndex('End', at(0, { count: 0 }))).toBeNull())
})

describe('columns', () => {
  test.each([
    [366, 104, 12, 3],
    [1152, 168, 24, 6],
    [1151, 168, 24, 6],
    [1127, 168, 24, 5],
    [90, 104, 12, 1],
    [0, 104, 12, 1],
    [0, 0, 0, 1],
  ])('%i wide, tiles from %i, gap %i: %i', (width, min, gap, columns) =>
    expect(columnsFor(width, min, gap)).toBe(columns),
  )
})
