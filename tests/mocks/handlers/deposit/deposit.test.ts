import { describe, expect, test } from 'vitest'
import { listEntries } from '#mocks/world/ledger/ledger.ts'
import { listRequirements } from '#mocks/world/money/turnover.ts'
import { send, sendQuery } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { depositRequest } from '../../refusals/deposit.ts'
import { newRequestId, PNG } from '../../refusals/promotions.ts'
import { asList, asRecord } from '../../requests.ts'

const RAHIM = 1001

async function begun(over: object = {}, scenario = 'member') {
  const world = await createTestWorld(scenario)
  const { token } = world.visitor
  const events: unknown[] = []
  world.sockets.add({
    memberId: RAHIM,
    send: (text) => events.push(JSON.parse(text)),
    close: () => undefined,
  })
  const body = depositRequest(over)
  const deposit = asRecord((await send(world, 'createDeposit', body, token)).value)
  const paid = (more: object = {}) =>
    send(
      world,
      'reportDepositPaid',
      {
        depositId: deposit.id,
        reference: 'T1',
        files: [],
        requestId: newRequestId(),
        ...more,
      },
      token,
    )
  const now = async () =>
    asRecord(
      asList((await sendQuery(world, 'getDeposits', { id: String(deposit.id) })).value, 'list')[0],
    )
  const balance = async () => asRecord((await sendQuery(world, 'getBalance', {})).value).balance
  return { world, token, body, deposit, paid, now, balance, events }
}

describe('D-052 a deposit', () => {
  test('a payment counts for one deposit, however its reference is written; one that was not found may be named again', async () => {
    const { world, token, paid, now } = await begun()
    expect((await paid({ reference: 'BKA789xy' })).success).toBe(true)
    const body = depositRequest()
    const other = asRecord((await send(world, 'createDeposit', body, token)).value)
    const name = () =>
      send(
        world,
        'reportDepositPaid',
        { depositId: other.id, reference: 'bka789XY', files: [], requestId: newRequestId() },
        token,
      )
    expect((await name()).code).toBe('deposit.reference.used')
    await world.db.deposits.update({ id: String((await now()).id) }, (row) => {
      row.state = 'FAILED'
    })
    expect((await name()).success).toBe(true)
  })

  test('waits fifteen minutes, has payment instructions, and expires', async () => {
    const { deposit, now, world } = await begun()
    expect(deposit).toMatchObject({ state: 'PENDING', paidAt: null, settledAt: null })
    expect(Number(deposit.payBy) - Number(deposit.createdAt)).toBe(15 * 60_000)
    expect(deposit.instructions).toContainEqual({ name: 'NUMBER', value: '01700000101' })
    world.clock.advance('899s')
    expect(await now()).toMatchObject({ state: 'PENDING' })
    world.clock.advance('1s')
    expect(await now()).toMatchObject({ state: 'EXPIRED', settledAt: deposit.payBy })
  })

  test('WAL-12 is credited once it is found: balance, message and events', async () => {
    const { world, paid, now, balance, deposit, events } = await begun()
    const before = Number(await balance())
    expect((await paid()).value).toMatchObject({ state: 'PROCESSING' })
    world.clock.advance('3m')
    expect(Number(await balance())).toBe(before + 1000)
    expect(await now()).toMatchObject({ state: 'CREDITED', reason: null })
    const types = events.map((event) => asRecord(event).type)
    expect(types).toEqual(['balance.updated', 'deposit.credited'])
    const messages = world.db.messages.list(({ payment }) => payment?.transactionId === deposit.id)
    expect(messages).toMatchObject([{ topic: 'DEPOSIT_CREDITED' }])
    const entries = listEntries(world, RAHIM).filter(({ reference }) => reference === deposit.id)
    expect(entries).toMatchObject([{ kind: 'DEPOSIT', amount: '1000.00' }])
    const left = listRequirements(world, RAHIM).find(({ entry }) => entry.reference === deposit.id)
    expect(left).toMatchObject({ base: 'DEPOSIT', left: '1000.00' })
  })

  test('WAL-15 fails with a reason, and nothing is credited', async () => {
    const { world, paid, now, balance, events } = await begun({}, 'member+deposit-failed')
    const before = await balance()
    await paid()
    world.clock.advance('3m')
    expect(await now()).toMatchObject({
      state: 'FAILED',
      reason: expect.stringMatching(/reference/),
    })
    expect(await balance()).toBe(before)
    expect(events.map((event) => asRecord(event).type)).toEqual(['deposit.failed'])
  })

  test('deducts its fee, and a promotion has the announced turnover', async () => {
    const { world, paid, deposit, balance } = await begun({
      methodId: 'usdt',
      amount: '2000.00',
      promotionId: 72,
    })
    expect(deposit).toMatchObject({
      fee: '50.00',
      credited: '1950.00',
      bonus: { bonus: '200.00', turnover: '17600.00' },
    })
    const before = Number(await balance())
    await paid()
    world.clock.advance('25m')
    expect(Number(await balance())).toBe(before + 2150)
    const asked = listRequirements(world, RAHIM).filter(({ entry }) =>
      entry.reference.endsWith(String(deposit.id)),
    )
    expect(asked.map(({ required }) => required).toSorted()).toEqual(['17600.00', '2000.00'])
  })

  test('27/6 a Friday bonus is given on a Friday, once in its week, and not on Saturday', async () => {
    const taking = { promotionId: 72, amount: '1000.00' }
    const { world, token, paid } = await begun(taking)
    const again = () => send(world, 'createDeposit', depositRequest(taking), token)
    const offers = async () =>
      asList((await sendQuery(world, 'getDepositMethods', {})).value, 'promotions')
    expect((await again()).code).toBe('promotion.already.applied')
    expect(await offers()).toEqual([])
    world.clock.advance('15m')
    expect(await offers()).toMatchObject([{ id: 72, maxBet: '200.00' }])
    expect((await again()).value).toMatchObject({ bonus: { bonus: '100.00', turnover: '8800.00' } })
    expect((await paid()).code).toBe('deposit.closed')
    world.clock.advance('1d')
    expect((await again()).code).toBe('promotion.not.today')
    expect(await offers()).toEqual([])
    world.clock.advance('6d')
    expect(await again()).toMatchObject({ value: { bonus: { bonus: '100.00' } } })
  })

  test('a repeated request creates it once; another amount under its key is a conflict', async () => {
    const { world, token, body, deposit } = await begun()
    expect((await send(world, 'createDeposit', body, token)).value).toEqual(deposit)
    const other = await send(world, 'createDeposit', { ...body, amount: '2000.00' }, token)
    expect(other.status).toBe(409)
  })

  test('D-090 proof is named by the ids of own uploads', async () => {
    const { world, token, paid } = await begun()
    expect((await paid({ files: ['up-00000009'] })).status).toBe(404)
    const upload = { file: PNG, requestId: newRequestId() }
    const { id } = asRecord((await send(world, 'uploadFile', upload, token)).value)
    expect((await paid({ files: [id] })).value).toMatchObject({ state: 'PROCESSING' })
  })

  test('is hidden from other members', async () => {
    const { world, deposit } = await begun()
    const { token } = (await createTestWorld('guest')).visitor
    expect(token).toBeNull()
    const other = world.db.members.find({ account: 'nodi' })
    expect(world.db.deposits.find({ id: String(deposit.id), memberId: other?.id ?? 0 })).toBe(
      undefined,
    )
  })
})

test.each([
  ['deposit-pending', ['PENDING', 'PROCESSING']],
  ['deposit-failed', ['FAILED']],
  ['deposit-expired', ['EXPIRED']],
])('%s', async (scenario, states) => {
  const world = await createTestWorld(`member+${scenario}`)
  const list = asList((await sendQuery(world, 'getDeposits', {})).value, 'list')
  expect(list.map((row) => asRecord(row).state)).toEqual(states)
})
