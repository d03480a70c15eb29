import { describe, expect, test } from 'vitest'
import type { Contract } from '#mocks/world/agents/contracts/machine.ts'
import {
  type Cadence,
  nextPayment,
  spanAt,
  spansDue,
} from '#mocks/world/agents/settlement/cadence.ts'
import {
  findReachedTier,
  type SalarySums,
  salaryLines,
} from '#mocks/world/agents/settlement/salary.ts'
import { settleEarnings } from '#mocks/world/agents/settlement/settle-earnings.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { createTestWorld } from './helpers.ts'
import { getMemberId, NO_TERMS } from './refusals/contracts.ts'
import { callEnvelope } from './requests.ts'

type Salaries = components['schemas']['Salaries']

const MINUTE = 60_000
const DAY = 86_400_000
const at = (text: string) => Date.parse(text)
const CADENCES = ['FIVE_MINUTES', 'HOUR', 'D', 'W', 'H', 'M'] as const satisfies Cadence[]

describe('the times of settlement', () => {
  const now = at('2026-11-20T09:03:20Z')

  test('CON-06, D-078: every five minutes and every hour, paid at their end', () => {
    expect(spanAt('FIVE_MINUTES', now)).toEqual({
      from: at('2026-11-20T09:00:00Z'),
      to: at('2026-11-20T09:05:00Z'),
      paidAt: at('2026-11-20T09:05:00Z'),
    })
    expect(nextPayment('FIVE_MINUTES', now)).toBe(at('2026-11-20T09:05:00Z'))
    expect(nextPayment('HOUR', now)).toBe(at('2026-11-20T10:00:00Z'))
  })

  test("CON-07: a day is paid on the next one at the merchant's noon", () => {
    expect(spanAt('D', now)).toEqual({
      from: at('2026-11-19T18:00:00Z'),
      to: at('2026-11-20T18:00:00Z'),
      paidAt: at('2026-11-21T06:00:00Z'),
    })
    expect(nextPayment('D', at('2026-11-20T05:00:00Z'))).toBe(at('2026-11-20T06:00:00Z'))
  })

  test('CON-05, ENT-73..76: weeks, half-months and months end with their last day', () => {
    const end = (cadence: Cadence) => new Date(spanAt(cadence, now).to).toISOString().slice(0, 10)
    expect([end('W'), end('H'), end('M')]).toEqual(['2026-11-21', '2026-11-30', '2026-11-30'])
  })

  test('forty days at once have the same periods as forty days in steps', () => {
    const until = now + 40 * DAY
    for (const cadence of CADENCES) {
      const inSteps: unknown[] = []
      for (let after = now; after < until; after += 6 * 3_600_000)
        inSteps.push(...spansDue(cadence, after, Math.min(until, after + 6 * 3_600_000)))
      expect(inSteps, cadence).toEqual(spansDue(cadence, now, until))
    }
  })
})

describe('the amount of a payment (ENT-71, ENT-72)', () => {
  const sums: SalarySums = {
    validBet: 200_000n,
    loss: 50_000n,
    activeMembers: 3,
    wonBet: 0n,
    lostBet: 0n,
  }
  const tier = (dailyBetAmount: string, activeMembers: number, rate: string) => ({
    ...NO_TERMS,
    dailyBetAmount,
    activeMembers,
    rate,
  })
  const terms = [tier('100.00', 0, '0.50'), tier('1000.00', 4, '1.20')]

  test('the highest tier with all its conditions met, or none', () => {
    expect(findReachedTier(terms, sums)?.rate).toBe('0.50')
    expect(findReachedTier(terms, { ...sums, activeMembers: 4 })?.rate).toBe('1.20')
    expect(findReachedTier(terms, { ...sums, validBet: 9_999n })).toBeNull()
  })

  test('only bets during the contract count', async () => {
    const world = await createTestWorld('salary-daily')
    const agent = world.db.members.find({ account: 'agent1' })
    const [contract] = world.db.contracts.list()
    if (!agent || !contract) throw new Error('There is no contract.')
    const week = { from: world.startedAt - 7 * DAY, to: world.startedAt }
    const whole = salaryLines(world, agent, contract, week)
    const acceptedAt = world.startedAt - 3 * DAY
    const late = salaryLines(world, agent, { ...contract, acceptedAt }, week)
    expect(late.length).toBeLessThan(whole.length)
    expect(late[0]?.sums.validBet).toBeLessThan(
      whole.find(({ from }) => from === late[0]?.from)?.sums.validBet ?? 0,
    )
    const ended = { ...contract, endedAt: acceptedAt } satisfies Contract
    const early = salaryLines(world, agent, ended, week)
    expect(early.at(-1)?.from).toBe(late[0]?.from)
  })
})

test('D-078: forty days settled at once give the same ledger as settling every forty minutes', async () => {
  const entriesOf = (world: World) =>
    world.db.ledger
      .list({ memberId: getMemberId(world, 'agent1') })
      .map(({ kind, amount, balanceAfter, requestId, at: when }) => [
        kind,
        amount,
        balanceAfter,
        requestId,
        when,
      ])
  const atOnce = await createTestWorld('contract-active')
  atOnce.clock.advance(40 * DAY)
  await settleEarnings(atOnce)
  const inSteps = await createTestWorld('contract-active')
  // Forty minutes divide a day but not an hour, so the steps fall before, on and after the hourly payments.
  for (let passed = 0; passed < 40 * DAY; passed += 40 * MINUTE) {
    inSteps.clock.advance(40 * MINUTE)
    await settleEarnings(inSteps)
  }
  expect(entriesOf(inSteps).length).toBeGreaterThan(2_000)
  expect(entriesOf(inSteps)).toEqual(entriesOf(atOnce))
  const restored = await createTestWorld('contract-active')
  await restored.restore(atOnce.snapshot())
  await settleEarnings(restored)
  expect(entriesOf(restored)).toHaveLength(entriesOf(inSteps).length)
  const earlier = await createTestWorld('contract-active')
  await atOnce.restore(earlier.snapshot())
  atOnce.clock.advance(DAY)
  await settleEarnings(atOnce)
  expect(entriesOf(atOnce)).toEqual(
    entriesOf(inSteps).filter(([, , , , when]) => Number(when) <= earlier.startedAt + DAY),
  )
})

test('CON-06 a bet counts when it is decided: the ledger agrees with the report, at whatever time it is read', async () => {
  const world = await createTestWorld('salary-realtime')
  const [agent, rahim] = [getMemberId(world, 'agent1'), getMemberId(world, 'rahim')]
  const since = world.clock.now()
  const bet = {
    id: 'lb-00009999',
    requestId: 'late-bet-0001',
    memberId: rahim,
    issue: '1',
    gameCode: 'NONE',
    play: 'D2' as const,
    picks: ['12'],
    odds: '9.00',
    numbers: [],
    placedAt: since + 1000,
    stake: '1000.00',
    payout: '0.00',
    state: 'PENDING' as const,
  }
  await world.db.lotteryBets.insert({ ...bet, drawsAt: since + 6 * MINUTE })
  const posted = () =>
    world.db.ledger.list({ memberId: agent }).filter(({ amount }) => amount === '3.00').length
  world.clock.advance(5 * MINUTE)
  await settleEarnings(world)
  expect(posted()).toBe(0)
  await world.db.lotteryBets.update({ id: bet.id }, (row) => {
    row.state = 'LOST'
  })
  world.clock.advance(5 * MINUTE)
  await settleEarnings(world)
  expect(posted()).toBe(1)
})

describe('the reports', () => {
  const read = async (world: World, path: string) => {
    const query = 'from=2026-11-14&to=2026-11-20&pageNo=1&pageSize=1000'
    const { value } = await callEnvelope(world, 'GET', `/wps/agent/${path}?${query}`)
    return value as Salaries
  }

  test.each([
    ['AGT-09', 'dividends-on', 'dividends', '2026-12-01T06:00:00Z'],
    ['AGT-10', 'salary-daily', 'salary/daily', '2026-11-21T06:00:00Z'],
    ['AGT-11', 'salary-hourly', 'salary/hourly', '2026-11-20T10:00:00Z'],
    ['AGT-12', 'salary-realtime', 'salary/realtime', '2026-11-20T09:05:00Z'],
  ])(
    '%s: %s has rows with their sum, and the time of the next payment',
    async (_, scenario, path, next) => {
      const world = await createTestWorld(scenario)
      const { list, totals, nextAt, inForce } = await read(world, path)
      expect([inForce, nextAt]).toEqual([true, at(next)])
      expect(list.length).toBeGreaterThan(0)
      const sum = list.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0)
      expect(Math.round(Number(totals.amount) * 100)).toBe(sum)
      expect(list.every((row) => (row.status === 'PAID') === row.paidAt <= world.clock.now())).toBe(
        true,
      )
    },
  )

  test('CON-06: payments in a report since the start of the world are in the wallet', async () => {
    const world = await createTestWorld('salary-hourly')
    world.clock.advance(DAY)
    const { list } = await read(world, 'salary/hourly')
    const since = list.filter(({ status, paidAt }) => status === 'PAID' && paidAt > world.startedAt)
    const posted = world.db.ledger.list({ memberId: getMemberId(world, 'agent1'), kind: 'SALARY' })
    expect(since.length).toBeGreaterThan(0)
    expect(posted.map(({ amount }) => amount).toSorted()).toEqual(
      expect.arrayContaining(since.map(({ amount }) => amount)),
    )
  })

  test('a period that overlaps the days has its row, even if it began before them', async () => {
    const world = await createTestWorld('dividends-on')
    const query = 'from=2026-11-18&to=2026-11-20&pageNo=1&pageSize=10'
    const { value } = await callEnvelope(world, 'GET', `/wps/agent/dividends?${query}`)
    expect((value as Salaries).list.map(({ from }) => from)).toEqual([at('2026-11-15T18:00:00Z')])
  })

  test('AGT-09: a dividend period that pays nothing has its row with 0.00, and nothing is posted for it', async () => {
    const world = await createTestWorld('dividends-on')
    const before = (await read(world, 'dividends')).list
    expect(before.length).toBeGreaterThan(0)
    // No team loses as much as the tiers now require: for a dividend that is the same as winning.
    await world.db.contracts.update({ kind: 'DIVIDEND' }, (row) => {
      row.terms = row.terms.map((tier) => ({ ...tier, periodProfitLoss: '999999999.00' }))
    })
    const { list, totals } = await read(world, 'dividends')
    expect(list.map(({ id, base }) => [id, base])).toEqual(before.map(({ id, base }) => [id, base]))
    expect(list.every(({ amount }) => amount === '0.00')).toBe(true)
    expect(totals.amount).toBe('0.00')
    const memberId = getMemberId(world, 'agent1')
    const posted = () => world.db.ledger.count({ memberId, kind: 'DIVIDEND' })
    const earlier = posted()
    world.clock.advance(16 * DAY)
    await settleEarnings(world)
    expect(posted()).toBe(earlier)
  })

  test('D-078: no payment is expected for a day before the contract', () => {
    const accepted = at('2026-11-20T04:00:00Z')
    expect(nextPayment('D', accepted, accepted)).toBe(at('2026-11-21T06:00:00Z'))
  })

  test('without a contract there are no rows and no payments', async () => {
    const { list, nextAt, inForce } = await read(
      await createTestWorld('agent-team-small'),
      'dividends',
    )
    expect([list, nextAt, inForce]).toEqual([[], null, false])
  })
})
