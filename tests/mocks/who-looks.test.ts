import { expect, test } from 'vitest'
import { settleDue } from '#mocks/world/jobs/settle-due.ts'
import { openWithdrawal } from '#mocks/world/money/withdrawals.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send } from './flows.ts'
import { createTestWorld } from './helpers.ts'
import { getMemberId } from './refusals/contracts.ts'
import { slip } from './refusals/lottery.ts'
import { callEnvelope, getToken } from './requests.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Bets on both sides, so that each draw pays. */
const SIDES = ['BIG', 'SMALL'].map((side) => ({ play: 'SIDE', picks: [side], stake: '100.00' }))

/** A world with pending bets, a deposit, an application and a withdrawal, which all change with time. */
async function worldWithPending(): Promise<World> {
  const world = await createTestWorld('contract-active')
  const [rahim, now] = [getMemberId(world, 'rahim'), world.clock.now()]
  const token = await getToken(world, 'rahim')
  const bet = await send(world, 'placeLotteryBets', slip({ lines: SIDES }), token)
  expect(bet.success).toBe(true)
  await world.db.deposits.insert({
    id: 'dep-00009001',
    memberId: rahim,
    requestId: 'looking-0001',
    methodId: 'bkash',
    amount: '500.00',
    fee: '0.00',
    bonus: null,
    state: 'PROCESSING',
    createdAt: now,
    payBy: now + HOUR,
    paidAt: now,
    settledAt: null,
    reference: 'x',
    files: [],
  })
  await world.db.promotionApplications.insert({
    memberId: rahim,
    promotionId: 81,
    requestId: 'looking-0002',
    files: [],
    comment: '',
    status: 'Process',
    appliedAt: now,
    decidedAt: now,
    claimId: null,
  })
  const account = { id: 'acc-1', providerId: 'bkash', holder: 'Rahim', number: '01712000000' }
  await openWithdrawal(world, account, { memberId: rahim, amount: '700.00', requestId: null })
  return world
}

const recordOf = (world: World) =>
  world.db.members
    .list()
    .map(({ id, account }) => [
      account,
      world.db.ledger
        .list({ memberId: id })
        .map(({ kind, amount, balanceAfter, at }) => [kind, amount, balanceAfter, at]),
    ])

test('balances and commissions do not depend on who reads and when: every hour, once after twenty days, or a guest only', async () => {
  const [often, once, guest] = [
    await worldWithPending(),
    await worldWithPending(),
    await worldWithPending(),
  ]
  for (let passed = 0; passed < 20 * DAY; passed += HOUR) {
    often.clock.advance(HOUR)
    await settleDue(often)
  }
  once.clock.advance(20 * DAY)
  await settleDue(once)
  guest.clock.advance(20 * DAY)
  await callEnvelope(guest, 'GET', '/wps/relay/promotions?type=all&language=EN', { token: null })
  expect(recordOf(once)).toEqual(recordOf(often))
  expect(recordOf(guest)).toEqual(recordOf(often))
  const kinds = new Set(
    once.db.ledger.list({ memberId: getMemberId(once, 'rahim') }).map(({ kind }) => kind),
  )
  for (const kind of ['STAKE', 'PAYOUT', 'DEPOSIT', 'WITHDRAWAL', 'BONUS'])
    expect(kinds).toContain(kind)
  for (const { id } of once.db.members.list()) {
    const times = once.db.ledger.list({ memberId: id }).map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  }
})

test('a lottery win is booked at its draw, even if only the agent reads, ten days later', async () => {
  const world = await worldWithPending()
  const rahim = getMemberId(world, 'rahim')
  world.clock.advance(10 * DAY)
  await callEnvelope(world, 'GET', '/wps/v2/wallets/balance', {
    token: await getToken(world, 'agent1'),
  })
  const [win] = world.db.ledger.list({ memberId: rahim, kind: 'PAYOUT' })
  expect(win?.at).toBe(world.db.lotteryBets.find({ memberId: rahim })?.drawsAt)
})
