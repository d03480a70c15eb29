import { describe, expect, test } from 'vitest'
import { fromMinor, toMinor } from '#mocks/world/core/amount.ts'
import { dayAt, startOfDay } from '#mocks/world/core/days.ts'
import { createRandom } from '#mocks/world/core/prng.ts'
import { getHistory } from '#mocks/world/ledger/history/history.ts'
import {
  type EntryKind,
  getBalance,
  InsufficientBalanceError,
  listEntries,
  listWallets,
  postEntries,
  postEntry,
} from '#mocks/world/ledger/ledger.ts'
import { listPayoutAccounts } from '#mocks/world/money/payout-accounts.ts'
import { settleWithdrawals } from '#mocks/world/money/settle-withdrawals.ts'
import { openWithdrawal } from '#mocks/world/money/withdrawals.ts'
import type { World } from '#mocks/world/world-types.ts'
import { measureCost } from '#tests/house/cost.ts'
import { sendQuery } from './flows.ts'
import { createTestWorld } from './helpers.ts'
import { asRecord } from './requests.ts'

const RAHIM = 1001
const SALMA = 1004

/** The sum of each wallet's ledger entries, in minor units. */
function sumsOf(world: World, memberId: number): Record<string, bigint> {
  const sums: Record<string, bigint> = {}
  for (const { wallet, amount } of listEntries(world, memberId))
    sums[wallet] = (sums[wallet] ?? 0n) + toMinor(amount)
  return sums
}

/** The wallets' balances in minor units, without wallets that are empty and have no entries. */
const heldBy = (world: World, memberId: number) =>
  Object.fromEntries(
    listWallets(world, memberId)
      .filter(({ wallet, balance }) => wallet !== 'MAIN' || balance !== '0.00')
      .map(({ wallet, balance }) => [wallet, toMinor(balance)]),
  )

describe('one movement', () => {
  test('changes the balance, is recorded with the new balance, and is reported once', async () => {
    const world = await createTestWorld('member')
    const received: string[] = []
    world.sockets.add({
      memberId: RAHIM,
      send: (text) => received.push(text),
      close: () => undefined,
    })
    const entry = await postEntry(world, {
      memberId: RAHIM,
      kind: 'DEPOSIT',
      amount: '19.50',
      reference: 'deposit-1',
    })
    expect(entry).toMatchObject({ balanceAfter: '25500.00', at: world.clock.now(), wallet: 'MAIN' })
    expect(getBalance(world, RAHIM)).toBe('25500.00')
    expect(listEntries(world, RAHIM).at(-1)).toEqual(entry)
    expect(received.map((text) => JSON.parse(text).value.balance)).toEqual(['25500.00'])
  })

  test('never makes a balance negative, and then nothing of its group is posted', async () => {
    const world = await createTestWorld('member')
    const move = (amount: string) =>
      ({ memberId: RAHIM, kind: 'TRANSFER_OUT', amount, reference: 'transfer-1' }) as const
    const all = postEntries(world, [move('-25480.00'), move('-0.51')])
    await expect(all).rejects.toBeInstanceOf(InsufficientBalanceError)
    expect(world.db.ledger.count()).toBe(0)
    expect(getBalance(world, RAHIM)).toBe('25480.50')
    await postEntries(world, [move('-25480.00'), move('-0.50')])
    expect(getBalance(world, RAHIM)).toBe('0.00')
  })

  test('of a repeated request is posted once; the same request with another amount is an error', async () => {
    const world = await createTestWorld('member')
    const facts = {
      memberId: RAHIM,
      kind: 'BONUS',
      reference: 'b-1',
      requestId: 'request-1',
    } as const
    const one = await postEntry(world, { ...facts, amount: '5.00' })
    expect(await postEntry(world, { ...facts, amount: '5.00' })).toEqual(one)
    expect(getBalance(world, RAHIM)).toBe('25485.50')
    await expect(postEntry(world, { ...facts, amount: '6.00' })).rejects.toThrow(/has posted/)
    await postEntry(world, { ...facts, memberId: SALMA, amount: '6.00' })
    expect(world.db.ledger.count()).toBe(2)
  })

  test('D-051 a vendor has its own wallet; a transfer posts both sides or none', async () => {
    const world = await createTestWorld('member')
    const both = (amount: string) =>
      postEntries(world, [
        { memberId: RAHIM, kind: 'TRANSFER_OUT', amount: `-${amount}`, reference: 't-1' },
        { memberId: RAHIM, kind: 'TRANSFER_IN', amount, reference: 't-1', wallet: 'PG' },
      ])
    await both('480.50')
    expect([getBalance(world, RAHIM), getBalance(world, RAHIM, 'PG')]).toEqual([
      '25000.00',
      '480.50',
    ])
    await expect(both('25000.01')).rejects.toBeInstanceOf(InsufficientBalanceError)
    expect([getBalance(world, RAHIM), getBalance(world, RAHIM, 'PG')]).toEqual([
      '25000.00',
      '480.50',
    ])
    const again = await createTestWorld('member')
    await again.restore(JSON.parse(JSON.stringify(world.snapshot())))
    expect(listEntries(again, RAHIM)).toEqual(listEntries(world, RAHIM))
    expect(heldBy(again, RAHIM)).toEqual(heldBy(world, RAHIM))
  })
})

const CREDITS: readonly EntryKind[] = ['DEPOSIT', 'PAYOUT', 'BONUS', 'REBATE', 'WITHDRAWAL_REFUND']
const DEBITS: readonly EntryKind[] = ['STAKE', 'WITHDRAWAL', 'FEE', 'TRANSFER_UPLINE', 'REVERSAL']
const WALLETS = ['MAIN', 'MAIN', 'MAIN', 'PG', 'JILI'] as const

/** Makes a random operation. Some repeat an earlier request, some exceed the balance. */
async function act(
  world: World,
  random: ReturnType<typeof createRandom>,
  n: number,
  ids: number[],
) {
  const memberId = random.pick(ids)
  const wallet = random.pick(WALLETS)
  const request = random.chance(0.1) && n > 0 ? random.int(0, n - 1) : n
  const amount = fromMinor(BigInt(1 + (hash(request) % 90_000)))
  const facts = { memberId, wallet, reference: `op-${request}`, requestId: `request-${request}` }
  try {
    if (random.chance(0.05)) {
      await withdraw(world, memberId, request, fromMinor(toMinor(amount) + 10_000n))
    } else if (random.chance(0.2)) {
      await postEntries(world, [
        { ...facts, wallet: 'MAIN', kind: 'TRANSFER_OUT', amount: `-${amount}` },
        { ...facts, wallet: 'PG', kind: 'TRANSFER_IN', amount },
      ])
    } else if (random.chance(0.5)) {
      await postEntry(world, { ...facts, kind: random.pick(CREDITS), amount })
    } else {
      await postEntry(world, { ...facts, kind: random.pick(DEBITS), amount: `-${amount}` })
    }
    return true
  } catch (error) {
    if (!(error instanceof InsufficientBalanceError)) throw error
    return false
  }
}

/** Withdraws for a member with a bound account. A repeated request must be carried out once. */
async function withdraw(world: World, memberId: number, request: number, amount: string) {
  const account = listPayoutAccounts(world, memberId).at(-1)
  const requestId = `withdraw-${request}`
  if (!account || world.db.withdrawals.find({ memberId, requestId })) return
  await openWithdrawal(world, account, { memberId, amount, requestId })
}

/** The ledger has moved each withdrawal's amount less its refunds. */
function expectWithdrawalsToAgree(world: World) {
  const rows = world.db.withdrawals.list()
  expect(rows.length).toBeGreaterThan(50)
  for (const { id, amount, refunded } of rows) {
    const moved = world.db.ledger.list({ reference: id })
    const net = moved.reduce((sum, one) => sum + toMinor(one.amount), 0n)
    expect(net).toBe(toMinor(refunded) - toMinor(amount))
  }
}

/** A pseudo-random number, so that a repeated request has the same amount. */
const hash = (n: number) => Math.imul(n + 1, 2_654_435_761) >>> 3

test.each([
  [1, 'member'],
  [2, 'member+receipt-refund'],
])(
  'half of 10,000 random operations with repeats, seed %i: sums, order and requests agree',
  async (seed, scenario) => {
    const world = await createTestWorld(scenario, { seed })
    const random = createRandom(seed)
    const ids = world.db.members.list().map(({ id }) => id)
    let refused = 0
    for (let n = 0; n < 5000; n += 1) if (!(await act(world, random, n, ids))) refused += 1
    expect(refused).toBeGreaterThan(100)
    world.clock.advance('2h')
    for (const id of ids) await settleWithdrawals(world, id, world.clock.now())
    expectWithdrawalsToAgree(world)
    for (const id of ids) {
      expect(heldBy(world, id)).toEqual(sumsOf(world, id))
      expect(listWallets(world, id).every(({ balance }) => toMinor(balance) >= 0n)).toBe(true)
      const after = new Map<string, bigint>()
      for (const { wallet, amount, balanceAfter } of listEntries(world, id)) {
        const now = (after.get(wallet) ?? 0n) + toMinor(amount)
        expect(toMinor(balanceAfter)).toBe(now)
        after.set(wallet, now)
      }
    }
    const day = dayAt(world.clock.now())
    const all = { from: day, to: day, pageNo: '1', pageSize: '10000' }
    const { totals } = asRecord((await sendQuery(world, 'getTransactionReport', all)).value)
    const mine = listEntries(world, RAHIM, { from: startOfDay(day) })
    expect(asRecord(totals)).toMatchObject({
      count: mine.length,
      net: fromMinor(mine.reduce((sum, { amount }) => sum + toMinor(amount), 0n)),
    })
    const funds = asRecord((await sendQuery(world, 'getConsolidatedFunds', {})).value)
    const held = listWallets(world, RAHIM).reduce((sum, { balance }) => sum + toMinor(balance), 0n)
    expect(funds.total).toBe(fromMinor(held))
    const requests = world.db.ledger
      .list()
      .map(({ requestId, kind, wallet, memberId }) => `${requestId} ${kind} ${wallet} ${memberId}`)
    expect(new Set(requests).size).toBe(requests.length)
  },
)

describe('the past of rahim', () => {
  const past = async (scenario: string) => {
    const world = await createTestWorld(scenario)
    return { world, ...getHistory(world, RAHIM) }
  }

  test('a year of thousands of rows adds up to his balance, and is the same for the same seed', async () => {
    const { world, entries, bets } = await past('member')
    expect(bets.length).toBeGreaterThan(4000)
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set([
        'DEPOSIT',
        'WITHDRAWAL',
        'WITHDRAWAL_REFUND',
        'STAKE',
        'PAYOUT',
        'REVERSAL',
        'BONUS',
        'REBATE',
        'FEE',
      ]),
    )
    expect(heldBy(world, RAHIM)).toEqual(sumsOf(world, RAHIM))
    expect(heldBy(world, RAHIM)).toEqual({ MAIN: 2_548_050n })
    expect(entries.every(({ at }, n) => at >= (entries[n - 1]?.at ?? 0))).toBe(true)
    expect(entries.every(({ balanceAfter }) => toMinor(balanceAfter) >= 0n)).toBe(true)
    expect((entries.at(-1)?.at ?? 0) - (entries[0]?.at ?? 0)).toBeGreaterThan(360 * 86_400_000)
    expect((await past('member')).entries).toEqual(entries)
    expect((await past('guest')).world.db.ledger.count()).toBe(0)
  })

  test('a restored world has the past of its own start', async () => {
    const { world, entries } = await past('member')
    const later = await createTestWorld('member', { clock: '2026-11-25T09:00:00Z' })
    expect(getHistory(later, RAHIM).entries.at(-1)?.at).not.toBe(entries.at(-1)?.at)
    const again = await createTestWorld('member')
    await again.restore(JSON.parse(JSON.stringify(world.snapshot())))
    expect(getHistory(again, RAHIM).entries).toEqual(entries)
  })

  test('history-empty: one deposit, more than a year ago', async () => {
    const { world, entries, bets } = await past('member+history-empty')
    expect([entries.length, bets.length]).toEqual([1, 0])
    expect(world.clock.now() - (entries[0]?.at ?? 0)).toBeGreaterThan(366 * 86_400_000)
    expect(heldBy(world, RAHIM)).toEqual(sumsOf(world, RAHIM))
  })

  test('history-huge: a hundred thousand rounds, generated on request', async () => {
    const world = await createTestWorld('member+history-huge')
    const cost = measureCost(() => getHistory(world, RAHIM))
    expect(getHistory(world, RAHIM).bets.length).toBeGreaterThan(90_000)
    expect(cost).toBeLessThan(6000)
    expect(heldBy(world, RAHIM)).toEqual(sumsOf(world, RAHIM))
  })

  test('D-051 multi-wallet: vendors hold money from transfers', async () => {
    const { world } = await past('member+multi-wallet')
    expect(heldBy(world, RAHIM)).toEqual({ MAIN: 2_548_050n, SLT: 150_000n, QRZ: 62_000n })
    expect(heldBy(world, RAHIM)).toEqual(sumsOf(world, RAHIM))
  })
})

test("worlds that start within one hour share the past of a year, which is most of a session's memory", async () => {
  const at = (clock: string) => createTestWorld('member', { clock })
  const [one, soon, later] = await Promise.all([
    at('2026-11-20T09:00:00.250Z'),
    at('2026-11-20T09:41:07Z'),
    at('2026-11-20T10:00:00Z'),
  ])
  expect(getHistory(one, RAHIM).entries.length).toBeGreaterThan(2_000)
  expect(getHistory(soon, RAHIM)).toBe(getHistory(one, RAHIM))
  expect(getHistory(later, RAHIM)).not.toBe(getHistory(one, RAHIM))
})
