import { describe, expect, test } from 'vitest'
import type { ConsolidatedContracts } from '#api/agent/contracts.ts'
import { getPendingKinds, isActiveOrPending } from '#entities/contract/kinds.ts'
import {
  CONTRACTS_SEARCH,
  computeExample,
  findPeople,
  isAbove,
  kindOfPage,
  offerSchema,
  parseTerms,
  termIssue,
  toContractTier,
} from '#features/agent/contracts/model.ts'
import { NO_TIER } from '#features/agent/contracts/tier-fields.ts'
import { readSearch } from '#patterns/search-state.ts'

const LIMITS = { maxRate: '5.00', maxTiers: 5, periods: ['D' as const] }
const tier = (dailyBetAmount: string, activeMembers: string, rate: string) => ({
  ...NO_TIER,
  dailyBetAmount,
  activeMembers,
  rate,
})

describe("the form's values", () => {
  test.each([
    ['rate', '0', 'rate'],
    ['rate', '5.01', 'most'],
    ['rate', '০.৫', null],
    ['activeMembers', '1.5', 'count'],
    ['activeMembers', '০', null],
    ['dailyBetAmount', '-1', 'amount'],
    ['dailyBetAmount', '10,000.50', null],
  ] as const)('ENT-71: %s %s is %s', (name, text, issue) => {
    expect(termIssue(name, text, '5.00')).toBe(issue)
  })

  test('ENT-71, ENT-72: are sent as decimal texts, with null for the terms of other kinds', () => {
    expect(toContractTier('DAILY_SALARY', tier('1,000', '০', '০.৫'))).toEqual({
      periodValidBet: null,
      periodProfitLoss: null,
      activeMembers: 0,
      dailyBetAmount: '1000.00',
      hourlyBetAmount: null,
      rate: '0.50',
      singleBetAmount: null,
      profitRate: null,
      lossRate: null,
    })
  })

  test('each tier requires more than the one before it, and pays more', () => {
    const first = tier('1000', '2', '0.5')
    expect(isAbove('DAILY_SALARY', tier('2000', '2', '0.6'), first)).toBe(true)
    expect(isAbove('DAILY_SALARY', tier('2000', '1', '0.6'), first)).toBe(false)
    expect(isAbove('DAILY_SALARY', tier('1000', '2', '0.6'), first)).toBe(false)
    const tiers = [first, tier('2000', '2', '0.5')]
    const checked = offerSchema('DAILY_SALARY', LIMITS).safeParse({
      account: 'rahim',
      period: 'D',
      tiers,
    })
    expect(checked.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['tiers.1.dailyBetAmount', 'above'],
    ])
  })
})

describe('D-078 the offer in a sentence', () => {
  test("has the complete tiers, and an example for the last one's condition", () => {
    const tiers = [tier('1,000', '2', '0.5'), tier('2000', '', '')]
    const [first, ...others] = parseTerms('DAILY_SALARY', tiers, '5.00')
    expect(others).toEqual([])
    expect(first && computeExample('DAILY_SALARY', first)).toMatchObject({
      base: '1000.00',
      pays: '5.00',
    })
    expect(parseTerms('DAILY_SALARY', [tier('1000', '2', '5.01')], '5.00')).toEqual([])
  })

  test('uses a typical amount if there is no condition, and rounds down', () => {
    expect(
      computeExample('DAILY_SALARY', toContractTier('DAILY_SALARY', tier('0', '0', '0.5'))),
    ).toMatchObject({
      base: '10000.00',
      pays: '50.00',
    })
    const bets = { ...NO_TIER, singleBetAmount: '9.99', lossRate: '0.3', profitRate: '0.1' }
    expect(computeExample('REALTIME_SALARY', toContractTier('REALTIME_SALARY', bets))).toEqual({
      base: '9.99',
      pays: '0.02',
      paysWon: '0.00',
    })
  })
})

describe('CON-09 the direct downlines', () => {
  const people = ['mitu', 'rahim', 'sohel'].map((account) => ({
    account,
    nickname: account === 'sohel' ? 'Rahman' : null,
  }))
  const found = (text: string, chosen = '') =>
    findPeople(people, text, chosen).shown.map(({ account }) => account)

  test('are found by account and nickname; a selected one stays', () => {
    expect(found('RAH')).toEqual(['rahim', 'sohel'])
    expect(found('RAH', 'mitu')).toEqual(['mitu', 'rahim', 'sohel'])
    expect(found('nobody')).toEqual([])
  })

  test('fifty are listed, with the number of the others', () => {
    const many = Array.from({ length: 61 }, (_, n) => ({ account: `a${n}`, nickname: null }))
    expect(findPeople(many, '', '').shown).toHaveLength(50)
    expect(findPeople(many, '', '').more).toBe(11)
  })
})

describe('the pages', () => {
  test.each([
    ['OTH-10', 'dividendContract', 'DIVIDEND'],
    ['OTH-11', 'dailySalaryContract', 'DAILY_SALARY'],
    ['OTH-12', 'hourSalaryContract', 'HOURLY_SALARY'],
    ['OTH-13', 'realtimeSalaryContract', 'REALTIME_SALARY'],
  ] as const)('%s: %s shows %s', (_, page, kind) => {
    expect(kindOfPage(readSearch(CONTRACTS_SEARCH, `?page=${page}`).page)).toBe(kind)
  })
})

describe('D-075: consolidated codes', () => {
  const codes: ConsolidatedContracts = {
    divtypereq: 'OFFER',
    dailysalreqtype: 'NONE',
    contracthoursalreq: 'NONE',
    realtimesalreqtype: 'TERMINATION',
    divtypeinfo: 'NONE',
    dailysalinfotype: 'ACTIVE',
    contracthoursalinfo: 'NONE',
    contractmrdailysalinfotype: 'ACTIVE',
  }

  test('name the kinds that are pending, and those that concern the reader', () => {
    expect(getPendingKinds(codes)).toEqual(['DIVIDEND', 'REALTIME_SALARY'])
    expect(isActiveOrPending(codes, 'DAILY_SALARY')).toBe(true)
    expect(isActiveOrPending(codes, 'HOURLY_SALARY')).toBe(false)
  })
})
