import { describe, expect, test } from 'vitest'
import {
  arrangeColumns,
  compareValues,
  getVisibleColumnIds,
  nextRow,
} from '#ui/data-table/columns.ts'

const columns = [
  { id: 'time', header: 'Time', cell: () => null, hidden: true },
  { id: 'stake', header: 'Stake', cell: () => null },
  { id: 'note', header: 'Note', cell: () => null, hidden: true },
]

describe('the table', () => {
  test("sorts money by value and texts in the reader's language", () => {
    expect([1000n, 9n, 200n].sort(compareValues)).toEqual([9n, 200n, 1000n])
    expect(['b', 'Ä', 'a'].sort(compareValues)).toEqual(['a', 'Ä', 'b'])
    expect(compareValues(3, 3)).toBe(0)
  })

  test('always shows its first column, the others by the view or their default', () => {
    expect(getVisibleColumnIds(columns, { density: 'compact' })).toEqual(['time', 'stake'])
    expect(getVisibleColumnIds(columns, { density: 'compact', hidden: ['time', 'stake'] })).toEqual(
      ['time', 'note'],
    )
  })

  test('keeps the fixed columns at the end and in view, at most two and never the first', () => {
    const wide = ['name', 'paid', 'a', 'commission', 'b'].map((id) => ({
      id,
      header: id,
      cell: () => null,
      fixed: ['name', 'paid', 'a', 'commission'].includes(id) ? ('end' as const) : undefined,
    }))
    expect(arrangeColumns(wide).map(({ id, edge }) => [id, edge])).toEqual([
      ['name', undefined],
      ['paid', undefined],
      ['b', undefined],
      ['a', 'second'],
      ['commission', 'last'],
    ])
  })

  test('arrow keys move between rows and stop at both ends', () => {
    expect(nextRow('ArrowDown', 2, 10, 5)).toBe(3)
    expect(nextRow('PageUp', 2, 10, 5)).toBe(0)
    expect(nextRow('End', 2, 10, 5)).toBe(9)
    expect(nextRow('ArrowDown', 9, 10, 5)).toBe(9)
    expect(nextRow('a', 2, 10, 5)).toBeNull()
  })
})
