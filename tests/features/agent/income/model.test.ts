import { describe, expect, test } from 'vitest'
import { withDeductions } from '#features/agent/income/model.ts'
import { getVisibleColumnIds } from '#ui/data-table/columns.ts'

const columns = [
  { id: 'source' },
  { id: 'members', hidden: true },
  { id: 'grossWin' },
  ...['bonuses', 'rebates', 'fees', 'chargebacks'].map((id) => ({ id, hidden: true })),
  { id: 'net' },
]

describe('the deductions in my income', () => {
  test('are folded under net, unfold together and leave all other columns as chosen', () => {
    const start = { density: 'compact', hidden: undefined } as const
    expect(getVisibleColumnIds(columns, start)).toEqual(['source', 'grossWin', 'net'])
    const open = withDeductions(columns, { ...start, hidden: ['grossWin', 'bonuses'] }, true)
    expect(getVisibleColumnIds(columns, open)).toEqual([
      'source',
      'members',
      'bonuses',
      'rebates',
      'fees',
      'chargebacks',
      'net',
    ])
    expect(getVisibleColumnIds(columns, withDeductions(columns, open, false))).toEqual([
      'source',
      'members',
      'net',
    ])
  })
})
