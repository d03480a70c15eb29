import { describe, expect, test } from 'vitest'
import { subtractAmounts } from '#mocks/world/core/amount.ts'
import { getBalance } from '#mocks/world/ledger/ledger.ts'
import { createTestWorld } from '../../helpers.ts'
import { newRequestId } from '../../refusals/promotions.ts'
import { sendAsVisitor, uploadPicture } from '../../refusals/withdrawals.ts'
import { asList, asRecord } from '../../requests.ts'
import { BANK, fetchWithdrawal, startWithdrawal } from '../../withdrawing.ts'

const RAHIM = 1001

const statesOf = (withdrawal: Record<string, unknown>) =>
  asList(withdrawal, 'steps').map(({ state }) => state)

describe("ENT-77 the member's confirmation", () => {
  test('WAL-01 a receipt closes a payment in one part', async () => {
    const { world, now, say } = await startWithdrawal()
    world.clock.advance('12m')
    expect((await say('RECEIVED')).value).toMatchObject({
      state: 'RECEIVED',
      received: '1000.00',
      remaining: '0.00',
      receipt: null,
      settledAt: world.clock.now(),
    })
    expect(statesOf(await now())).toEqual([
      'SUBMITTED',
      'REVIEW',
      'PAYING',
      'AWAIT_CONFIRM',
      'RECEIVED',
    ])
    expect((await say('RECEIVED')).code).toBe('withdraw.closed')
  })

  const LARGE = { amount: '10500.00' }

  test('WAL-01 of several parts: the next one follows, with received and remaining amounts', async () => {
    const { world, now, say } = await startWithdrawal(LARGE)
    world.clock.advance('12m')
    expect((await say('RECEIVED')).value).toMatchObject({
      state: 'PAYING',
      received: '10000.00',
      remaining: '500.00',
      parts: [{ state: 'RECEIVED' }, { state: 'WAITING', amount: '500.00' }],
    })
    world.clock.advance('5m')
    expect(await now()).toMatchObject({ state: 'AWAIT_CONFIRM', receipt: { part: 2 } })
    expect((await say('RECEIVED', 1)).code).toBe('withdraw.closed')
    expect((await say('RECEIVED', 2)).value).toMatchObject({ state: 'RECEIVED' })
  })

  test('WAL-03 "fully paid" confirms the part that was sent and none of the others', async () => {
    const body = { amount: '45000.00' }
    const { world, now, say } = await startWithdrawal(body, 'member+kyc-verified+vip-10', {
      free: '40000.00',
    })
    for (const part of [1, 2, 3, 4]) {
      world.clock.advance('12m')
      expect(await now()).toMatchObject({ state: 'AWAIT_CONFIRM', receipt: { part } })
      const { value } = await say('FULLY_PAID', part)
      expect(value).toMatchObject({ state: 'PAYING', received: `${part}0000.00`, settledAt: null })
      expect(asList(asRecord(value), 'parts').map(({ state }) => state)).toEqual(
        [1, 2, 3, 4, 5].map((number) => (number <= part ? 'RECEIVED' : 'WAITING')),
      )
    }
    world.clock.advance('12m')
    expect((await say('FULLY_PAID', 5)).value).toMatchObject({
      state: 'RECEIVED',
      received: '45000.00',
      remaining: '0.00',
      parts: [1, 2, 3, 4, 5].map((number) => ({ number, sentAt: expect.any(Number) })),
    })
  })

  test('WAL-03 a part after "fully paid" that does not arrive is investigated and refunded', async () => {
    const { world, before, now, say } = await startWithdrawal(LARGE)
    world.clock.advance('12m')
    await say('FULLY_PAID')
    world.clock.advance('5m')
    await say('NOT_RECEIVED', 2, [await uploadPicture(world)])
    world.clock.advance('120m')
    expect(await now()).toMatchObject({ state: 'REFUNDED', refunded: '500.00' })
    expect(getBalance(world, RAHIM)).toBe(subtractAmounts(before, '10000.00'))
  })

  test('WAL-02 "not received", with proof, is investigated and refunded', async () => {
    const { world, before, now, say } = await startWithdrawal({ accountId: BANK })
    world.clock.advance('30m')
    const files = [await uploadPicture(world)]
    expect((await say('NOT_RECEIVED', 1, files)).value).toMatchObject({
      state: 'NOT_RECEIVED',
      expectedAt: world.clock.now() + 120 * 60_000,
      dispute: { part: 1, files: 1, verdict: null },
    })
    world.clock.advance('120m')
    expect(await now()).toMatchObject({
      state: 'REFUNDED',
      refunded: '1000.00',
      dispute: { verdict: 'REFUNDED' },
    })
    expect(getBalance(world, RAHIM)).toBe(before)
  })

  test('WAL-06 WAL-07 WAL-08 proof consists of own uploads, at most three', async () => {
    const { world, say } = await startWithdrawal()
    world.clock.advance('12m')
    expect((await say('NOT_RECEIVED', 1, ['up-00000009'])).status).toBe(404)
    const id = await uploadPicture(world)
    expect((await say('NOT_RECEIVED', 1, [id, id, id, id])).status).toBe(422)
  })

  test('WAL-04 WAL-05 D-003 counts as received after thirty minutes, with reminders at half time and five minutes', async () => {
    const { world, before, now, types } = await startWithdrawal()
    const eventsAt = async (time: string) => {
      world.clock.advance(time)
      const { state } = await now()
      const reminders = types().filter((type) => type === 'withdrawal.confirmRequired')
      return [state, reminders.length]
    }
    expect(await eventsAt('10m')).toEqual(['AWAIT_CONFIRM', 1])
    expect(await eventsAt('14m')).toEqual(['AWAIT_CONFIRM', 1])
    expect(await eventsAt('1m')).toEqual(['AWAIT_CONFIRM', 2])
    expect(await eventsAt('10m')).toEqual(['AWAIT_CONFIRM', 3])
    expect(await eventsAt('5m')).toEqual(['FORCED_RECEIVED', 3])
    const forced = await now()
    expect(forced).toMatchObject({ received: '1000.00', refunded: '0.00' })
    expect(world.db.messages.list({ memberId: RAHIM }).at(-1)).toMatchObject({
      topic: 'NOTE',
      read: false,
      values: { amount: '1000.00 BDT', hours: '24' },
    })
    expect(forced.disputeBy).toBe(world.clock.now() + 24 * 3_600_000)
    expect(getBalance(world, RAHIM)).toBe(subtractAmounts(before, '1000.00'))
  })

  test('D-002 with the other setting an unconfirmed payment is refunded', async () => {
    const { world, before, now } = await startWithdrawal({}, 'member+receipt-refund')
    world.clock.advance('41m')
    expect(await now()).toMatchObject({ state: 'REFUNDED', refunded: '1000.00', disputeBy: null })
    expect(getBalance(world, RAHIM)).toBe(before)
  })

  test('D-003 the minutes are counted by the server', async () => {
    const { world, now } = await startWithdrawal({}, 'member+receipt-fast')
    world.clock.advance('10m')
    expect(await now()).toMatchObject({ state: 'AWAIT_CONFIRM' })
    world.clock.advance('1m')
    expect(await now()).toMatchObject({ state: 'FORCED_RECEIVED' })
  })

  test('D-002 a forced receipt is disputed once, within a day', async () => {
    const world = await createTestWorld('member+receipt-forced')
    const before = getBalance(world, RAHIM)
    const files = [await uploadPicture(world)]
    const withdrawalId = 'withdrawal-seeded-forced'
    const body = { withdrawalId, note: 'Not on my statement.', files }
    const dispute = () =>
      sendAsVisitor(world, 'disputePayment', { ...body, requestId: newRequestId() })
    expect((await dispute()).value).toMatchObject({ state: 'DISPUTED', disputeBy: null })
    expect((await dispute()).code).toBe('withdraw.dispute.closed')
    world.clock.advance('2h')
    expect(await fetchWithdrawal(world, withdrawalId)).toMatchObject({ state: 'REFUNDED' })
    expect(getBalance(world, RAHIM)).toBe(subtractAmounts(before, '-2000.00'))
  })

  test('D-002 a dispute may also conclude that it was paid', async () => {
    const world = await createTestWorld('member+receipt-disputed')
    const id = 'withdrawal-seeded-disputed'
    await world.db.withdrawals.update({ id }, (row) => {
      row.outcome = 'CONFIRMED'
    })
    world.clock.advance('2h')
    expect(await fetchWithdrawal(world, id)).toMatchObject({
      state: 'FORCED_RECEIVED',
      dispute: { verdict: 'CONFIRMED' },
      disputeBy: null,
      reason: expect.stringMatching(/confirmed/),
    })
  })
})
