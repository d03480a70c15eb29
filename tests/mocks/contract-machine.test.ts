import { describe, expect, test } from 'vitest'
import {
  afterStep,
  type Contract,
  getAllowedSteps,
  lapsesAt,
  OFFER_TTL_MS,
  REQUEST_TTL_MS,
  STEPS,
  toEndedByRule,
  toExpired,
  withoutTermination,
} from '#mocks/world/agents/contracts/machine.ts'
import {
  endsByAccepting,
  getHighestRate,
  validateTerms,
} from '#mocks/world/agents/contracts/terms.ts'
import { createRandom } from '#mocks/world/core/prng.ts'

type Tier = Contract['terms'][number]

const EMPTY: Tier = {
  periodValidBet: null,
  periodProfitLoss: null,
  activeMembers: null,
  dailyBetAmount: null,
  hourlyBetAmount: null,
  rate: null,
  singleBetAmount: null,
  profitRate: null,
  lossRate: null,
}
const daily = (dailyBetAmount: string, rate: string, activeMembers = 0): Tier => ({
  ...EMPTY,
  dailyBetAmount,
  activeMembers,
  rate,
})

const UPLINE = 1
const DOWNLINE = 2
const STRANGER = 3

const offered = (id: string, offeredAt: number): Contract => ({
  id,
  kind: 'DAILY_SALARY',
  uplineId: UPLINE,
  memberId: DOWNLINE,
  state: 'OFFERED',
  period: 'D',
  terms: [daily('100.00', '0.50')],
  version: 1,
  offeredAt,
  expiresAt: offeredAt + OFFER_TTL_MS,
  acceptedAt: null,
  endedAt: null,
  endedBy: null,
  terminationRequestedBy: null,
  terminationRequestedAt: null,
})

/** D-076: the allowed transitions by role, written down independently of the state machine. */
const ALLOWED = new Set([
  'OFFERED ACCEPT downline ACTIVE',
  'OFFERED REJECT downline REJECTED',
  'OFFERED WITHDRAW upline WITHDRAWN',
  'ACTIVE REQUEST_TERMINATION upline TERMINATION_REQUESTED',
  'ACTIVE REQUEST_TERMINATION downline TERMINATION_REQUESTED',
  'TERMINATION_REQUESTED ACCEPT_TERMINATION upline TERMINATED',
  'TERMINATION_REQUESTED ACCEPT_TERMINATION downline TERMINATED',
  'TERMINATION_REQUESTED REFUSE_TERMINATION upline ACTIVE',
  'TERMINATION_REQUESTED REFUSE_TERMINATION downline ACTIVE',
  'TERMINATION_REQUESTED WITHDRAW_TERMINATION upline ACTIVE',
  'TERMINATION_REQUESTED WITHDRAW_TERMINATION downline ACTIVE',
])
const ENDS = ['REJECTED', 'EXPIRED', 'WITHDRAWN', 'TERMINATED']
const NAMES: Readonly<Record<number, string>> = { [UPLINE]: 'upline', [DOWNLINE]: 'downline' }

test('D-076 ten thousand random actions by random actors reach only allowed states, by allowed actors', () => {
  const random = createRandom(7)
  const seen = new Set<string>()
  let now = 0
  let lapsed = 0
  let contract = offered('con-00000001', now)
  for (let n = 0; n < 10_000; n += 1) {
    now += random.int(0, OFFER_TTL_MS / 8)
    if (contract.state === 'OFFERED' && contract.expiresAt <= now) contract = toExpired(contract)
    const lapse = lapsesAt(contract)
    expect(lapse === null).toBe(contract.state !== 'TERMINATION_REQUESTED')
    if (lapse !== null && lapse <= now) {
      for (const actor of [UPLINE, DOWNLINE])
        expect(getAllowedSteps(contract, actor, now)).toEqual([])
      contract = withoutTermination(contract)
      lapsed += 1
    }
    if (ENDS.includes(contract.state)) {
      for (const actor of [UPLINE, DOWNLINE, STRANGER])
        expect(getAllowedSteps(contract, actor, now)).toEqual([])
      expect(contract.endedAt).not.toBeNull()
      expect(contract.terminationRequestedBy).toBeNull()
      if (contract.state === 'EXPIRED') expect(contract.endedAt).toBe(contract.expiresAt)
      contract = offered('con-00000001', now)
    }
    const actor = random.pick([UPLINE, DOWNLINE, STRANGER])
    const step = random.pick(STEPS)
    if (!getAllowedSteps(contract, actor, now).includes(step)) continue
    const asker = contract.terminationRequestedBy
    const next = afterStep(contract, step, actor, now).contract
    const line = `${contract.state} ${step} ${NAMES[actor] ?? 'stranger'} ${next.state}`
    expect(ALLOWED.has(line), line).toBe(true)
    if (contract.state === 'TERMINATION_REQUESTED')
      expect(actor === asker, line).toBe(step === 'WITHDRAW_TERMINATION')
    seen.add(line)
    contract = next
  }
  expect(seen).toEqual(ALLOWED)
  expect(lapsed).toBeGreaterThan(0)
})

test('CON-03 a request to end a contract is open for exactly seven days', () => {
  const active = afterStep(offered('con-00000003', 0), 'ACCEPT', DOWNLINE, 5).contract
  const asked = afterStep(active, 'REQUEST_TERMINATION', UPLINE, 9).contract
  const lapse = 9 + REQUEST_TTL_MS
  expect(lapsesAt(asked)).toBe(lapse)
  expect(getAllowedSteps(asked, DOWNLINE, lapse - 1)).toEqual([
    'ACCEPT_TERMINATION',
    'REFUSE_TERMINATION',
  ])
  expect(getAllowedSteps(asked, UPLINE, lapse - 1)).toEqual(['WITHDRAW_TERMINATION'])
  expect(getAllowedSteps(asked, DOWNLINE, lapse)).toEqual([])
  expect(withoutTermination(asked)).toEqual(active)
})

test('CON-04 a contract that a rule ends has no actor', () => {
  const active = afterStep(offered('con-00000002', 0), 'ACCEPT', DOWNLINE, 5).contract
  expect(toEndedByRule(active, 9)).toMatchObject({
    state: 'TERMINATED',
    endedAt: 9,
    endedBy: 'AUTO',
  })
})

describe('the terms of each kind (ENT-71..76)', () => {
  const dividend: Tier = {
    ...EMPTY,
    periodValidBet: '100.00',
    periodProfitLoss: '0.00',
    activeMembers: 2,
    rate: '10.00',
  }
  const realtime: Tier = { ...EMPTY, singleBetAmount: '5.00', profitRate: '0.10', lossRate: '0.20' }

  test('CON-05 dividends and daily salaries have four periods, the other kinds their own', () => {
    for (const period of ['D', 'W', 'H', 'M'] as const) {
      expect(validateTerms('DIVIDEND', period, [dividend])).toBeNull()
      expect(validateTerms('DAILY_SALARY', period, [daily('100.00', '0.50')])).toBeNull()
    }
    expect(validateTerms('REALTIME_SALARY', 'D', [realtime])).toBeNull()
    expect(validateTerms('REALTIME_SALARY', 'W', [realtime])?.place).toBe('/period')
    expect(validateTerms('HOURLY_SALARY', 'M', [realtime])?.place).toBe('/period')
  })

  test('ENT-71 ENT-72 terms of another kind, missing ones and a rate out of range are named', () => {
    const invalid = (tier: Tier) => validateTerms('DAILY_SALARY', 'D', [tier])?.place
    expect(invalid({ ...daily('1.00', '0.50'), profitRate: '0.10' })).toBe('/terms/0/profitRate')
    expect(invalid({ ...daily('1.00', '0.50'), activeMembers: null })).toBe(
      '/terms/0/activeMembers',
    )
    expect(invalid(daily('1.00', '0.00'))).toBe('/terms/0/rate')
    expect(invalid(daily('1.00', '5.01'))).toBe('/terms/0/rate')
    expect(validateTerms('REALTIME_SALARY', 'D', [realtime, realtime])?.place).toBe('/terms')
  })

  test('a tier requires more than the one before it, and pays more', () => {
    const invalid = (...tiers: Tier[]) => validateTerms('DAILY_SALARY', 'D', tiers)?.place ?? null
    expect(invalid(daily('1.00', '0.50'), daily('2.00', '0.60'))).toBeNull()
    expect(invalid(daily('1.00', '0.50'), daily('2.00', '0.50'))).toBe('/terms/1')
    expect(invalid(daily('2.00', '0.50', 3), daily('1.00', '0.60', 5))).toBe('/terms/1')
    expect(invalid(daily('2.00', '0.50'), daily('2.00', '0.60'))).toBe('/terms/1')
  })

  test('D-077 contracts are compared by the highest rate; the flag reverses the comparison', () => {
    const own = { terms: [daily('1.00', '0.50'), daily('2.00', '0.90')] }
    const lower = { terms: [daily('1.00', '0.80')] }
    expect(getHighestRate(own)).toBe(90n)
    expect(endsByAccepting(own, lower, 'HIGHER')).toBe(true)
    expect(endsByAccepting(own, lower, 'LOWER')).toBe(false)
    expect(endsByAccepting(lower, own, 'LOWER')).toBe(true)
    expect(endsByAccepting(own, own, 'HIGHER')).toBe(false)
  })
})
