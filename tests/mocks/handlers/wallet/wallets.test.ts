import { describe, expect, test } from 'vitest'
import { subtractAmounts } from '#mocks/world/core/amount.ts'
import { getBalance, listEntries } from '#mocks/world/ledger/ledger.ts'
import { payingWallet } from '#mocks/world/play/paying-wallet.ts'
import type { World } from '#mocks/world/world-types.ts'
import { operations } from '#openapi/generated/operations.ts'
import { send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { REQUEST } from '../../refusals/wallet.ts'
import { asRecord, callEnvelope } from '../../requests.ts'

const RAHIM = 1001
const AGENT = 1006

const own = (world: World, id: Parameters<typeof send>[1], body?: Record<string, unknown>) =>
  send(world, id, body, world.visitor.token)
const asked = (world: World, id: Parameters<typeof send>[1], query: Record<string, string>) =>
  callEnvelope(
    world,
    operations[id].method,
    `${operations[id].path}?${new URLSearchParams(query)}`,
    {
      token: world.visitor.token,
    },
  )
const transfer = (over: Record<string, unknown> = {}) => ({
  from: 'MAIN',
  to: 'SLT',
  amount: '500.00',
  requestId: REQUEST,
  ...over,
})
const balances = (world: World) => [getBalance(world, RAHIM), getBalance(world, RAHIM, 'SLT')]

describe('MBR-02 API-24 D-051 wallets of vendors', () => {
  test('API-25 a single wallet has no vendors, and nothing to transfer', async () => {
    const world = await createTestWorld('member+single-wallet')
    expect((await own(world, 'getMerchantWallet')).value).toEqual({ isSingle: true })
    const { value } = await own(world, 'getWallets')
    expect(value).toMatchObject({ isSingle: true, vendors: [], main: getBalance(world, RAHIM) })
  })

  test('API-23 a transfer moves money once, even if its request is repeated', async () => {
    const world = await createTestWorld('member+multi-wallet')
    const [main, vendor] = balances(world)
    const first = await own(world, 'transferWallet', transfer())
    expect(await own(world, 'transferWallet', transfer())).toMatchObject({ value: first.value })
    expect(balances(world)).toEqual([
      subtractAmounts(main ?? '', '500.00'),
      subtractAmounts(vendor ?? '', '-500.00'),
    ])
    const other = await own(world, 'transferWallet', transfer({ amount: '400.00' }))
    expect(other).toMatchObject({ status: 409 })
    const { value } = await own(world, 'getWallets')
    const list = asRecord(value).vendors
    expect(list).toContainEqual(
      expect.objectContaining({ code: 'SLT', balance: balances(world)[1] }),
    )
    expect(list).toContainEqual(expect.objectContaining({ code: 'TF', open: false }))
  })

  test('one of the two wallets must be the main one', async () => {
    const world = await createTestWorld('member+multi-wallet')
    for (const wrong of [{ from: 'SLT', to: 'QRZ' }, { to: 'MAIN' }, { to: 'PG' }])
      expect(await own(world, 'transferWallet', transfer(wrong))).toMatchObject({ status: 422 })
  })

  test('a lost answer can be requested again: done, or nothing', async () => {
    const world = await createTestWorld('member+multi-wallet+transfer-unknown')
    const before = await asked(world, 'getWalletTransfer', { requestId: REQUEST })
    expect(before.value).toMatchObject({ transfers: [] })
    await own(world, 'transferWallet', transfer()).catch(() => null)
    const after = await asked(world, 'getWalletTransfer', { requestId: REQUEST })
    expect(after.value).toMatchObject({
      transfers: [{ from: 'MAIN', to: 'SLT', amount: '500.00' }],
    })
  })

  test('collecting returns everything, except from vendors under maintenance', async () => {
    const world = await createTestWorld('member+multi-wallet')
    await own(world, 'transferWallet', transfer())
    const total = asRecord((await own(world, 'getWallets')).value).total
    const requestId = `${REQUEST}0`
    const { value } = await own(world, 'collectWallets', { requestId })
    expect(value).toMatchObject({ closed: [] })
    expect(getBalance(world, RAHIM)).toBe(total)
    expect(getBalance(world, RAHIM, 'SLT')).toBe('0.00')
    expect((await own(world, 'collectWallets', { requestId })).value).toEqual(value)
  })

  test('automatic transfer moves money to the vendor of a game; if it is off, the launch is refused', async () => {
    const world = await createTestWorld('member+multi-wallet')
    const game = world.catalogue
      .byVendor('SLT')
      .find((one) => one.isGame === 'GAME' && one.wallet === 'TRANSFER' && !one.maintenance)
    if (!game) throw new Error('SLT has no such game.')
    expect(payingWallet(world, game, false)).toBe('SLT')
    await own(world, 'collectWallets', { requestId: REQUEST })
    const launch = () => asked(world, 'launchGame', { nodeId: String(game.nodeId), language: 'EN' })
    await own(world, 'setAutoTransfer', { enabled: false, requestId: `${REQUEST}1` })
    expect(await launch()).toMatchObject({ code: 'balance.insufficient' })
    await own(world, 'setAutoTransfer', { enabled: true, requestId: `${REQUEST}2` })
    const main = getBalance(world, RAHIM)
    expect(await launch()).toMatchObject({ success: true })
    expect(balances(world)).toEqual(['0.00', main])
  })
})

test('F-06 net deposits agree with the ledger, month by month', async () => {
  const world = await createTestWorld('member')
  const value = asRecord((await own(world, 'getNetDeposits')).value)
  const kinds = ['DEPOSIT', 'WITHDRAWAL', 'WITHDRAWAL_REFUND'] as const
  const net = listEntries(world, RAHIM, { kinds }).reduce(
    (sum, { amount }) => subtractAmounts(sum, subtractAmounts('0.00', amount)),
    '0.00',
  )
  expect(value).toMatchObject({ net, timeZone: 'Asia/Dhaka' })
  const months = Array.isArray(value.months) ? value.months : []
  expect(months.map(({ month }) => month)).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ])
  expect(months.at(-1)?.running).toBe(net)
})

describe('MBR-05 WAL-21 ENT-78 D-057 a transfer to the upline', () => {
  const body = { amount: '200.00', note: 'Tickets', paymentPassword: '246810', requestId: REQUEST }

  test('is recorded on both sides and both are notified, once', async () => {
    const world = await createTestWorld('member')
    const before = [getBalance(world, RAHIM), getBalance(world, AGENT)]
    const first = await own(world, 'transferUpline', body)
    expect(first.value).toMatchObject({ sender: 'rahim', receiver: 'agent1', note: 'Tickets' })
    expect((await own(world, 'transferUpline', body)).value).toEqual(first.value)
    expect([getBalance(world, RAHIM), getBalance(world, AGENT)]).toEqual([
      subtractAmounts(before[0] ?? '', '200.00'),
      subtractAmounts(before[1] ?? '', '-200.00'),
    ])
    const kindsOf = (id: number) => listEntries(world, id).at(-1)?.kind
    expect([kindsOf(RAHIM), kindsOf(AGENT)]).toEqual(['TRANSFER_UPLINE', 'TRANSFER_DOWNLINE'])
    for (const memberId of [RAHIM, AGENT]) {
      const message = world.db.messages.list({ memberId }).at(-1)
      expect(message?.values).toMatchObject({ amount: '200.00 BDT', note: 'Tickets' })
    }
    const state = await asked(world, 'getUplineTransfer', { requestId: REQUEST })
    expect(state.value).toEqual({ transfer: first.value })
  })

  test('has its receiver, and none for an account without an upline', async () => {
    const { value } = await own(await createTestWorld('member'), 'getTransferUpline')
    expect(value).toMatchObject({ upline: { account: 'agent1', nickname: 'Agent One' } })
    const none = await own(await createTestWorld('agent-2'), 'getTransferUpline')
    expect(none.value).toMatchObject({ upline: null })
  })

  test.each(['0.00', '-5.00', '1.5', '1.005'])('is refused for %s', async (amount) => {
    const world = await createTestWorld('member')
    expect(await own(world, 'transferUpline', { ...body, amount })).toMatchObject({ status: 422 })
  })
})
