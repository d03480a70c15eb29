import { describe, expect, it } from 'vitest'
import type { ConsolidatedContracts } from '../../../../src/api/contracts.ts'
import { concerns, waitingKinds } from '../../../../src/entities/contract/kinds.ts'
import {
  CONTRACTS_SEARCH,
  isAbove,
  kindOfPage,
  NO_TIER,
  offerSchema,
  termIssue,
  tierOf,
} from '../../../../src/features/agent/contracts/model.ts'
import { readSearch } from '../../../../src/patterns/search-state.ts'

const LIMITS = { mostRate: '5.00', mostTiers: 5, periods: ['D' as const] }
const tier = (dailyBetAmount: string, activeMembers: string, rate: string) => ({
  ...NO_TIER,
  ...{ dailyBetAmount, activeMembers, rate },
})

describe('what is typed', () => {
  it.each([
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

  it('ENT-71, ENT-72: is sent as decimal texts, with null for the terms of other kinds', () => {
    expect(tierOf('DAILY_SALARY', tier('1,000', '০', '০.৫'))).toEqual({
      ...{ periodValidBet: null, periodProfitLoss: null, activeMembers: 0 },
      ...{ dailyBetAmount: '1000.00', hourlyBetAmount: null, rate: '0.50' },
      ...{ singleBetAmount: null, profitRate: null, lossRate: null },
    })
  })

  it('each step asks for more than the one before it, and pays more', () => {
    const first = tier('1000', '2', '0.5')
    expect(isAbove('DAILY_SALARY', tier('2000', '2', '0.6'), first)).toBe(true)
    expect(isAbove('DAILY_SALARY', tier('2000', '1', '0.6'), first)).toBe(false)
    expect(isAbove('DAILY_SALARY', tier('1000', '2', '0.6'), first)).toBe(false)
    const tiers = [first, tier('2000', '2', '0.5')]
    const checked = offerSchema('DAILY_SALARY', LIMITS).safeParse({
      ...{ account: 'rahim', period: 'D', tiers },
    })
    expect(checked.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['tiers.1.dailyBetAmount', 'above'],
    ])
  })
})

describe('the pages', () => {
  it.each([
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

  it('name the kinds that wait, and those that concern somebody', () => {
    expect(waitingKinds(codes)).toEqual(['DIVIDEND', 'REALTIME_SALARY'])
    expect(concerns(codes, 'DAILY_SALARY')).toBe(true)
    expect(concerns(codes, 'HOURLY_SALARY')).toBe(false)
  })
})
