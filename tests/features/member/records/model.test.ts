import { expect, test } from 'vitest'
import {
  BET_SEARCH,
  bonusSums,
  parseVendor,
  toRecordsAnswer,
  turnoverShare,
} from '#features/member/records/model.ts'
import { isCard, symbolKey } from '#features/member/records/symbols.ts'
import { shortAmount } from '#patterns/records/short-amount.ts'
import { readSearch } from '#patterns/search-state.ts'

const base = 'BONUS' as const
const wagering = (done: string, required: string) => ({
  times: 8,
  base,
  required,
  done,
  left: '0.00',
  games: ['Slots'],
  expiresAt: 0,
  maxBet: null,
  maxCashOut: null,
  tooHigh: 0,
})

test('D-056 a turnover is 100 % only when it is complete', () => {
  expect(turnoverShare(wagering('0.00', '400.00'))).toBe(0)
  expect(turnoverShare(wagering('399.99', '400.00'))).toBe(99)
  expect(turnoverShare(wagering('400.00', '400.00'))).toBe(100)
  expect(turnoverShare(wagering('0.00', '0.00'))).toBe(100)
})

test('D-058 only offered filters are read from the address', () => {
  expect(readSearch(BET_SEARCH, '?gameType=rng&status=won&vendor=PG&size=100&p=3')).toMatchObject({
    gameType: 'RNG',
    status: 'WON',
    vendor: 'PG',
    size: '100',
    p: 3,
  })
  expect(readSearch(BET_SEARCH, '?gameType=x&status=&size=51&p=-1')).toMatchObject({
    gameType: 'ANY',
    status: 'ANY',
    vendor: null,
    size: '20',
    p: 1,
  })
  expect([parseVendor('TCG_SEA'), parseVendor('<b>'), parseVendor(null)]).toEqual([
    'TCG_SEA',
    undefined,
    undefined,
  ])
})

test('a page of a report has its rows, the count and both totals', () => {
  const totals = { count: 1, amount: '50.00', required: '400.00', done: '1.00', left: '399.00' }
  const report = {
    asOf: 7,
    paging: { total: 41, totalPages: 3 },
    list: ['row'],
    pageTotals: totals,
    totals: { ...totals, amount: '90.00' },
  }
  expect(toRecordsAnswer(report, bonusSums)).toEqual({
    rows: ['row'],
    count: 41,
    pages: 3,
    asOf: 7,
    totals: { page: { amount: '50.00', left: '399.00' }, all: { amount: '90.00', left: '399.00' } },
  })
})

test('symbols have names, ranks and numbers stay, and a card is rank and suit', () => {
  expect([symbolKey('gem'), symbolKey('17'), symbolKey('<script>')]).toEqual([
    'gem',
    undefined,
    undefined,
  ])
  expect([isCard(['K', 'spade']), isCard(['gem', 'third'])]).toEqual([true, false])
  expect([shortAmount(1234), shortAmount(-3_000_000)]).toEqual(['1.2K', '−3M'])
})
