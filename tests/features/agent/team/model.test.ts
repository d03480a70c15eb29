import { describe, expect, test } from 'vitest'
import {
  computeChange,
  DOWNLINE_SEARCH,
  funnelPercent,
  rowsBehind,
  tableSort,
  toDownlinesQuery,
  toSortQuery,
  viewSearch,
  viewValues,
} from '#features/agent/team/model.ts'
import { readSearch } from '#patterns/search-state.ts'

describe('D-070 the change of a figure', () => {
  test.each([
    ['150.00', '100.00', 'up', 50],
    ['100.00', '150.00', 'down', 33],
    ['7.00', '7.00', 'level', 0],
    ['-150.00', '-100.00', 'down', 50],
    ['50.00', '-100.00', 'up', 150],
    ['9007199254740993.01', '9007199254740993.00', 'up', 0],
  ] as const)('%s after %s is %s by %s percent', (now, before, trend, percent) => {
    expect(computeChange(now, before)).toEqual({ trend, percent })
  })

  test('from zero there is no percentage', () => {
    expect(computeChange(4, 0)).toEqual({ trend: 'up', percent: null })
    expect(funnelPercent(3, 0)).toBeNull()
    expect(funnelPercent(1, 3)).toBe(33)
  })
})

describe('D-072 the list of downlines in the address', () => {
  const asked = (search: string) => toDownlinesQuery(readSearch(DOWNLINE_SEARCH, search))

  test('requests what the address names, and defaults for unknown values', () => {
    expect(asked('')).toEqual({ sort: 'JOINED', order: 'DESCENDING' })
    expect(asked('?upline=12&search=%20mitu%20&kind=agent&sort=balance&order=ASCENDING')).toEqual({
      uplineId: 12,
      search: 'mitu',
      kind: 'AGENT',
      sort: 'BALANCE',
      order: 'ASCENDING',
    })
    expect(asked('?upline=-1&kind=boss&sort=luck&search=')).toEqual(asked(''))
  })

  test('F-32 lists everybody behind a figure, for its days', () => {
    const scope = { from: '2026-11-14', to: '2026-11-20' }
    const behind = (name: Parameters<typeof rowsBehind>[0]) =>
      asked(rowsBehind(name, scope).replace('/agentHome', ''))
    expect(behind('members')).toMatchObject({ only: 'MEMBERS', ...scope })
    expect(behind('newMembers')).toMatchObject({ only: 'NEW', ...scope })
    expect(behind('active')).toMatchObject({ only: 'ACTIVE', ...scope, sort: 'LAST_LOGIN' })
    expect(behind('online')).toMatchObject({ only: 'ONLINE', ...scope, sort: 'LAST_LOGIN' })
    expect(behind('teamBalance')).toMatchObject({ only: 'MEMBERS', ...scope, sort: 'BALANCE' })
  })

  test('sorts by the selected head, by default as at the start', () => {
    expect(toSortQuery({ id: 'balance', desc: false })).toEqual({
      sort: 'BALANCE',
      order: 'ASCENDING',
    })
    expect(toSortQuery(null)).toEqual({ sort: 'JOINED', order: 'DESCENDING' })
    expect(tableSort({ sort: 'TEAM_SIZE', order: 'ASCENDING' })).toEqual({
      id: 'teamSize',
      desc: false,
    })
  })
})

test('F-46 a saved view keeps filters and order of the rows, but no search', () => {
  const values = readSearch(
    DOWNLINE_SEARCH,
    '?kind=agent&sort=balance&order=ASCENDING&search=mou&p=3',
  )
  const kept = viewSearch(values)
  expect(kept).toEqual({ kind: 'agent', sort: 'balance', order: 'ASCENDING' })
  expect(viewValues(kept)).toEqual({ kind: 'AGENT', sort: 'BALANCE', order: 'ASCENDING' })
  expect(viewValues({ kind: '<b>', sort: 'x' })).toEqual({
    kind: 'any',
    sort: 'JOINED',
    order: 'DESCENDING',
  })
})
