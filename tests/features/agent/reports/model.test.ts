import { expect, test } from 'vitest'
import { fromSide, REPORT_SEARCH, toRecordsAnswer } from '#features/agent/reports/model.ts'
import { rowsBehind } from '#features/agent/team/model.ts'
import { readSearch } from '#patterns/search-state.ts'

test('D-073: a page of any report has the totals of the page and of all rows', () => {
  const answer = toRecordsAnswer({
    list: ['row'],
    paging: { total: 3, totalPages: 2 },
    pageTotals: { count: 1, net: '-1.00' },
    totals: { count: 3, net: '-3.00' },
  })
  expect(answer).toEqual({
    rows: ['row'],
    count: 3,
    pages: 2,
    totals: { page: { net: '-1.00' }, all: { net: '-3.00' } },
  })
})

test("AGT-05 AGT-06: a result is shown from the player's or the agent's side, alike in rows and totals", () => {
  expect(fromSide('player', '-120.50')).toBe('-120.50')
  expect(fromSide('own', '-120.50')).toBe('120.50')
  expect(fromSide('own', '0.00')).toBe('0.00')
  expect(readSearch(REPORT_SEARCH, '?side=own').side).toBe('own')
  const sums = { stake: '200.00', net: '-120.50', winLoss: '30.00' }
  const report = { list: [], paging: { total: 0, totalPages: 0 }, pageTotals: sums, totals: sums }
  expect(toRecordsAnswer(report, 'own').totals?.all).toEqual({
    stake: '200.00',
    net: '120.50',
    winLoss: '-30.00',
  })
})

test('an unknown type of movement means all types', () => {
  expect(readSearch(REPORT_SEARCH, '?kind=NONSENSE').kind).toBe('any')
  expect(readSearch(REPORT_SEARCH, '?kind=BONUS').kind).toBe('BONUS')
})

test.each([
  ['newMembers', '/agentHome?page=downlineManagmentView&only=new&days=2026-11-14..2026-11-20'],
  ['validBet', '/agentHome?page=personalHistoryCopy&days=2026-11-14..2026-11-20'],
  ['winLoss', '/agentHome?page=palStatementsAgentCopy&days=2026-11-14..2026-11-20'],
  [
    'deposits',
    '/agentHome?page=agentDownlineTransactionDetailsCopy&days=2026-11-14..2026-11-20&kind=DEPOSIT',
  ],
] as const)('F-32: the rows behind %s are those of the same days', (name, address) => {
  expect(rowsBehind(name, { from: '2026-11-14', to: '2026-11-20' })).toBe(address)
})
