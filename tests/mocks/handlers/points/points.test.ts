import { describe, expect, test } from 'vitest'
import { addAmounts } from '#mocks/world/core/amount.ts'
import { getBalance, listEntries } from '#mocks/world/ledger/ledger.ts'
import { getPointsBalance, listPointsEntries } from '#mocks/world/people/points.ts'
import type { World } from '#mocks/world/world-types.ts'
import { operations } from '#openapi/generated/operations.ts'
import { send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { convert, HOME, REQUEST, redeem } from '../../refusals/points.ts'
import { asRecord, callEnvelope } from '../../requests.ts'

const RAHIM = 1001

const own = (world: World, id: Parameters<typeof send>[1], body?: Record<string, unknown>) =>
  send(world, id, body, world.visitor.token)
const asked = async (
  world: World,
  id: 'getPointsRedemptions' | 'getPointsTransactions',
  query: Record<string, string> = {},
) => {
  const params = new URLSearchParams({ pageNo: '1', pageSize: '20', ...query })
  const answer = await callEnvelope(world, 'GET', `${operations[id].path}?${params}`, {
    token: world.visitor.token,
  })
  return asRecord(answer.value)
}

describe('the points mall', () => {
  test('OTH-09 API-54 API-55 D-053 its rewards and rates are public', async () => {
    const world = await createTestWorld('normal')
    expect((await send(world, 'getPointsRewards')).status).toBe(200)
    const { value } = await send(world, 'getPointsConfig')
    expect(value).toMatchObject({ depositAmount: '100.00', convertPoints: '100.00' })
    expect(asRecord(value).betting).toContainEqual({ type: 'SLOTS', amount: '500.00' })
  })

  test('WAL-17 a deposit earns one point per 100, and no entry expires (WAL-16)', async () => {
    const world = await createTestWorld('member')
    const deposits = listEntries(world, RAHIM, { kinds: ['DEPOSIT'] })
    const earned = listPointsEntries(world, RAHIM).filter(({ type }) => type === 'DEPOSIT')
    expect(earned).toHaveLength(deposits.length)
    for (const { amount, points } of earned)
      expect(Math.floor(Number(amount)) / 100).toBe(Number(points))
    world.clock.advance('800d')
    expect(listPointsEntries(world, RAHIM)).toEqual(expect.arrayContaining(earned))
  })

  test('WAL-18 ENT-69 rounds earn by day and type of game, new ones at once', async () => {
    const world = await createTestWorld('member')
    const slots = () =>
      listPointsEntries(world, RAHIM).find(({ id }) => id === 'points-SLOTS-2026-11-20')
    const before = slots()?.points ?? '0.00'
    const game = world.catalogue.byType('RNG').find(({ isGame }) => isGame === 'GAME')
    const at = world.clock.now()
    await world.db.plays.insert({
      id: 'play-points-1',
      memberId: RAHIM,
      nodeId: game?.nodeId ?? 0,
      token: null,
      demo: false,
      startedAt: at,
      endedAt: null,
      rounds: 1,
      staked: '1000.00',
      won: '0.00',
      demoBalance: null,
      returned: null,
    })
    await world.db.rounds.insert({
      playId: 'play-points-1',
      roundId: 'r-1',
      stake: '1000.00',
      payout: '0.00',
      balance: '0.00',
      net: '-1000.00',
      rounds: 1,
      choice: null,
      symbols: [],
      lines: [],
      at,
    })
    expect(slots()?.points).toBe(addAmounts(before, '2.00'))
  })

  test('OTH-07 API-53 API-57 the balance is the sum of all entries, page by page', async () => {
    const world = await createTestWorld('member')
    const { value } = await own(world, 'getPointsBalance')
    const { points, earned, spent } = asRecord(value)
    expect(addAmounts(String(points), String(spent))).toBe(earned)
    const all = await asked(world, 'getPointsTransactions')
    expect(all.sum).toBe(points)
    expect(all.totalPages).toBe(Math.ceil(Number(all.total) / 20))
    const slots = await asked(world, 'getPointsTransactions', { type: 'SLOTS' })
    expect(Number(slots.total)).toBeLessThan(Number(all.total))
  })

  test('OTH-06 API-56 WAL-10 ENT-70 the history has all three states', async () => {
    const world = await createTestWorld('member')
    const { list } = await asked(world, 'getPointsRedemptions')
    expect(list).toMatchObject([
      { status: 'IN_PROCESS', changedPoints: '-50.00' },
      { status: 'REJECTED', changedPoints: '0.00' },
      { status: 'APPROVED' },
    ])
    const rejected = await asked(world, 'getPointsRedemptions', { status: 'REJECTED' })
    expect(rejected.total).toBe(1)
  })

  test('API-58 WAL-19 a reward deducts its points once, even if it is requested again', async () => {
    const world = await createTestWorld('member+points-rich')
    const before = getPointsBalance(world, RAHIM)
    const first = await own(world, 'redeemPoints', redeem)
    expect(asRecord(first.value)).toMatchObject({ status: 'IN_PROCESS', type: 'ITEM' })
    expect((await own(world, 'redeemPoints', redeem)).value).toEqual(first.value)
    expect(addAmounts(getPointsBalance(world, RAHIM), '400.00')).toBe(before)
    const found = await asked(world, 'getPointsRedemptions', { requestId: REQUEST })
    expect(found.total).toBe(1)
    expect(operations.redeemPoints.encrypted).toBe(true)
    expect(operations.convertPoints.encrypted).toBe(true)
  })

  test.each([
    ['redeemPoints', redeem],
    ['convertPoints', convert],
  ] as const)('WAL-19 %s requires the payment password', async (id, body) => {
    const world = await createTestWorld('member+points-rich')
    const before = getPointsBalance(world, RAHIM)
    const refused = await own(world, id, { ...body, paymentPassword: '111111' })
    expect(refused.code).toBe('payment.password.wrong')
    expect(getPointsBalance(world, RAHIM)).toBe(before)
  })

  test("a rejected reward refunds its points, by the world's clock", async () => {
    const world = await createTestWorld('member+points-rich')
    const before = getPointsBalance(world, RAHIM)
    await own(world, 'redeemPoints', { ...redeem, rewardId: 'cap', delivery: HOME })
    expect(getPointsBalance(world, RAHIM)).not.toBe(before)
    world.clock.advance(3 * 3_600_000)
    expect(getPointsBalance(world, RAHIM)).toBe(before)
  })

  test('API-59 WAL-19 points become money of the ledger, 100 for one', async () => {
    const world = await createTestWorld('member+points-rich')
    const money = getBalance(world, RAHIM)
    const { value } = await own(world, 'convertPoints', convert)
    expect(value).toMatchObject({ status: 'APPROVED', redeemAmount: '2.00', units: 'POINT' })
    await own(world, 'convertPoints', convert)
    expect(getBalance(world, RAHIM)).toBe(addAmounts(money, '2.00'))
    const [entry] = listEntries(world, RAHIM, { kinds: ['POINTS_CONVERSION'] })
    expect(entry).toMatchObject({ amount: '2.00', requestId: REQUEST })
  })
})

test('WAL-16 the rewards page has the same points as the mall', async () => {
  const world = await createTestWorld('member')
  const summary = await callEnvelope(world, 'GET', '/wps/relay/missionSummary')
  expect(asRecord(summary.value).points).toBe(getPointsBalance(world, 1001))
})
