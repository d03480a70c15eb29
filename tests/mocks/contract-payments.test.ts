import { describe, expect, test } from 'vitest'
import { addAmounts, fromMinor, sumAmounts, toMinor } from '#mocks/world/core/amount.ts'
import { settleDue } from '#mocks/world/jobs/settle-due.ts'
import { openDues } from '#mocks/world/ledger/dues.ts'
import { getBalance, listEntries, listWallets, postEntry } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { send } from './flows.ts'
import { createTestWorld } from './helpers.ts'
import { dailyOffer, getMemberId } from './refusals/contracts.ts'
import { asRecord, callEnvelope, logIn } from './requests.ts'

type Schemas = components['schemas']

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DAYS = 'from=2026-11-15&to=2026-11-30&pageNo=1&pageSize=1000'

async function tokenAs(world: World, username: string): Promise<string> {
  const side = username.startsWith('agent') ? 'agent' : 'player'
  return String(asRecord((await logIn(world, { username, side })).value).token)
}

async function read(world: World, account: string, path: string): Promise<unknown> {
  const token = await tokenAs(world, account)
  return (await callEnvelope(world, 'GET', path, { token })).value
}

const salaries = async (world: World, account: string) =>
  (await read(world, account, `/wps/agent/salary/daily?${DAYS}`)) as Schemas['Salaries']
const contracts = async (world: World, account: string) =>
  (await read(world, account, '/wps/relay/contracts?kind=DAILY_SALARY')) as Schemas['Contracts']
const record = async (world: World, account: string) =>
  (
    (await read(
      ...([world, account, `/wps/report/transactions?${DAYS}&kind=SALARY`] as const),
    )) as Schemas['TransactionReport']
  ).list

const move = (world: World, account: string, amount: string) =>
  postEntry(world, {
    memberId: getMemberId(world, account),
    amount,
    reference: `moved-${world.db.ledger.count()}`,
    kind: amount.startsWith('-') ? 'REVERSAL' : 'DEPOSIT',
  })
const empty = (world: World, account: string) =>
  move(world, account, `-${getBalance(world, getMemberId(world, account))}`)
const titles = (world: World, account: string) =>
  world.db.messages.list({ memberId: getMemberId(world, account) }).map(({ title }) => title?.en)
const offerOf = async (world: World, over: object = {}) =>
  send(
    ...([world, 'processDailySalaryContract', dailyOffer(world, over)] as const),
    await tokenAs(world, 'agent1'),
  )

/** The sum of contract payments received (sign 1) or paid (sign -1), in minor units. */
const moved = (world: World, sign: 1 | -1, receivers?: (id: number) => boolean) =>
  world.db.ledger
    .list(({ kind }) => kind === 'SALARY' || kind === 'DIVIDEND')
    .filter(({ reference }) => {
      const contract = world.db.contracts.find({ id: reference })
      return contract !== undefined && (receivers?.(contract.memberId) ?? true)
    })
    .map(({ amount }) => toMinor(amount))
    .filter((amount) => (sign === 1 ? amount > 0n : amount < 0n))
    .reduce((sum, amount) => sum + amount, 0n)

describe('the payer of a contract', () => {
  test("the payer's wallet pays at the settlement, and both records name the counterparty", async () => {
    const world = await createTestWorld('contract-active')
    await world.db.lotteryBets.insert({
      id: 'lb-00009999',
      requestId: 'late-bet-0001',
      memberId: getMemberId(world, 'rahim'),
      gameCode: 'NONE',
      play: 'D2',
      picks: ['12'],
      odds: '9.00',
      numbers: [],
      issue: '1',
      placedAt: world.startedAt,
      drawsAt: world.startedAt + HOUR,
      stake: '1000.00',
      payout: '0.00',
      state: 'LOST',
    })
    world.clock.advance(DAY)
    await settleDue(world)
    const [paid] = await record(world, 'rahim')
    expect(paid).toMatchObject({ amount: '3.00', other: 'agent1' })
    const debits = (await record(world, 'agent1')).filter(({ other }) => other === 'rahim')
    expect(debits.map(({ amount, at }) => [amount, at])).toEqual([[`-${paid?.amount}`, paid?.at]])
    expect((await record(world, 'agent41')).map(({ other }) => other)).toContain('agent1')
  })

  test('a transfer to another member names the counterparty too', async () => {
    const world = await createTestWorld('normal')
    const body = { receiverId: getMemberId(world, 'rahim'), amount: '20.00', note: '' }
    const sealed = { ...body, paymentPassword: '246810', requestId: 'transfer-00000001' }
    await send(world, 'transferDownline', sealed, await tokenAs(world, 'agent1'))
    for (const [account, other] of [
      ['agent1', 'rahim'],
      ['rahim', 'agent1'],
    ] as const) {
      const value = await read(world, account, `/wps/report/transactions?${DAYS}`)
      expect((value as Schemas['TransactionReport']).list[0]?.other).toBe(other)
    }
  })

  test('without enough money the row is due, both sides are notified once, and offers are refused', async () => {
    const world = await createTestWorld('salary-daily', { clock: '2026-11-21T09:00:00Z' })
    await empty(world, 'agent41')
    world.clock.advance(DAY)
    await settleDue(world)
    const { list, totals } = await salaries(world, 'agent1')
    const due = list.filter(({ status }) => status === 'DUE')
    expect(due.length).toBeGreaterThan(0)
    expect(totals.due).toBe(due.reduce((sum, { amount }) => addAmounts(sum, amount), '0.00'))
    expect(addAmounts(totals.paid, totals.due)).not.toBe(totals.paid)
    for (const account of ['agent1', 'agent41'])
      expect(titles(world, account).filter((title) => title === 'Payment is due')).toHaveLength(1)
    expect((await contracts(world, 'agent1')).list[0]).toMatchObject({ due: totals.due })
    expect(await contracts(world, 'agent41')).toMatchObject({ owed: totals.due })
    expect(await contracts(world, 'agent1')).toMatchObject({ owed: '0.00' })
  })

  test('the next money pays it at that moment; then offers are accepted again', async () => {
    const world = await createTestWorld('contract-due')
    await settleDue(world)
    const dues = openDues(world, getMemberId(world, 'agent1'))
    expect(dues.length).toBeGreaterThan(0)
    expect(dues.every(({ receiver }) => receiver === 'rahim')).toBe(true)
    expect((await offerOf(world)).code).toBe('contract.payment.due')
    const before = getBalance(world, getMemberId(world, 'rahim'))
    world.clock.advance(HOUR)
    await move(world, 'agent1', '0.01')
    expect(getBalance(world, getMemberId(world, 'rahim'))).toBe(before)
    await move(world, 'agent1', '50000.00')
    expect(getBalance(world, getMemberId(world, 'rahim'))).toBe(
      sumAmounts([before, ...dues.map(({ amount }) => amount)]),
    )
    expect(openDues(world, getMemberId(world, 'agent1'))).toEqual([])
    expect((await record(world, 'rahim'))[0]).toMatchObject({ at: world.clock.now() })
    for (const account of ['agent1', 'rahim'])
      expect(titles(world, account).slice(-1)).toEqual(['Nothing is due any more'])
    expect((await offerOf(world, { requestId: 'offer-00000002' })).success).toBe(true)
  })

  test('the oldest is paid first and in full; later payments wait behind it', async () => {
    const world = await createTestWorld('contract-due')
    await settleDue(world)
    const payer = getMemberId(world, 'agent41')
    const [first, second] = openDues(world, payer)
    await move(world, 'agent41', first?.amount ?? '')
    expect(openDues(world, payer)[0]?.id).toBe(second?.id)
    expect(getBalance(world, payer)).toBe('0.00')
    const many = openDues(world, payer).length
    world.clock.advance(HOUR)
    await settleDue(world)
    expect(openDues(world, payer).length).toBeGreaterThan(many)
    const restored = await createTestWorld('contract-due')
    await restored.restore(JSON.parse(JSON.stringify(world.snapshot())))
    await settleDue(restored)
    expect(openDues(restored, payer)).toEqual(openDues(world, payer))
  })

  test('a derived downline is paid too, from the wallet of its upline into its balance', async () => {
    const world = await createTestWorld('agent-team-small')
    const path = '/wps/agent/downlines?pageNo=1&pageSize=50&sort=TEAM_SIZE'
    const below = async () => ((await read(world, 'agent1', path)) as Schemas['Downlines']).list
    const derived = (await below()).filter(({ id }) => id > 1_000_000).slice(0, 8)
    for (const [n, { id }] of derived.entries())
      await offerOf(world, { memberId: id, requestId: `offer-figure-${n}` })
    world.clock.advance(4 * DAY)
    await settleDue(world)
    const paid = (await record(world, 'agent1')).filter(({ amount }) => amount.startsWith('-'))
    expect(paid.length).toBeGreaterThan(0)
    expect(derived.map(({ account }) => account)).toContain(paid[0]?.other)
  })
})

test.each([7, 8, 9])(
  'seed %i: in the whole tree payments equal debits, including those due, and no balance is negative',
  async (seed) => {
    const [once, often] = [
      await createTestWorld('contract-active', { seed }),
      await createTestWorld('contract-active', { seed }),
    ]
    for (const world of [once, often]) await empty(world, 'agent41')
    once.clock.advance(20 * DAY)
    await settleDue(once)
    for (let passed = 0; passed < 20 * DAY; passed += 8 * HOUR) {
      often.clock.advance(8 * HOUR)
      await settleDue(often)
    }
    expect(moved(once, 1)).toBeGreaterThan(0n)
    expect(-moved(once, -1)).toBe(moved(once, 1))
    const due = once.db.contractDues.list().map(({ id, amount, paidAt }) => [id, amount, paidAt])
    expect(due.length).toBeGreaterThan(0)
    expect(due).toEqual(
      often.db.contractDues.list().map(({ id, amount, paidAt }) => [id, amount, paidAt]),
    )
    expect(moved(often, 1)).toBe(moved(once, 1))
    for (const { id } of once.db.members.list()) {
      const sum = listEntries(once, id).reduce((all, { amount }) => all + toMinor(amount), 0n)
      const held = listWallets(once, id).reduce((all, { balance }) => all + toMinor(balance), 0n)
      expect(fromMinor(held)).toBe(fromMinor(sum))
    }
  },
)
