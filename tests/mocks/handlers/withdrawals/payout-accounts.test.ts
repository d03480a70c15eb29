import { describe, expect, test } from 'vitest'
import { fromMinor, subtractAmounts, toMinor } from '#mocks/world/core/amount.ts'
import { getBalance, listEntries } from '#mocks/world/ledger/ledger.ts'
import { sameAddress } from '#mocks/world/money/crypto-address.ts'
import { enroll, send, sendQuery } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { newRequestId } from '../../refusals/promotions.ts'
import { card, sendAsVisitor, withdrawalRequest } from '../../refusals/withdrawals.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'
import { fetchWithdrawal } from '../../withdrawing.ts'

const RAHIM = 1001

describe('D-054 bound accounts', () => {
  test("are bound in the member's name, made the default, and removed", async () => {
    const world = await createTestWorld('member+withdraw-no-account')
    const first = await sendAsVisitor(
      world,
      'bindPayoutAccount',
      card({ holder: '  rahim '.trim() }),
    )
    expect(first.value).toMatchObject({ holder: 'Rahim', list: [{ isDefault: true }] })
    const tron = { providerId: 'usdt-tron', holder: null }
    const number = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
    const both = await sendAsVisitor(world, 'bindPayoutAccount', card({ ...tron, number }))
    const [one, two] = asList(both.value, 'list')
    expect(two).toMatchObject({ kind: 'CRYPTO', network: 'TRON', number: 'TJRabP…RTv8' })
    const choose = (id: unknown) => ({ accountId: id, requestId: newRequestId() })
    const turned = await sendAsVisitor(world, 'setDefaultPayoutAccount', choose(two?.id))
    expect(asList(turned.value, 'list').map(({ id }) => id)).toEqual([two?.id, one?.id])
    const left = await sendAsVisitor(world, 'removePayoutAccount', choose(two?.id))
    expect(left.value).toMatchObject({ list: [{ id: one?.id, isDefault: true }] })
    const actions = world.db.auditEntries.list({ memberId: RAHIM }).map(({ action }) => action)
    expect(actions.slice(-3)).toEqual([
      'PAYOUT_ACCOUNT_BOUND',
      'PAYOUT_ACCOUNT_BOUND',
      'PAYOUT_ACCOUNT_REMOVED',
    ])
  })

  test('the first one sets an unknown name; the next must have the same name', async () => {
    const world = await createTestWorld()
    const token = String(asRecord((await enroll(world)).value).token)
    const password = { password: '246810', requestId: newRequestId() }
    expect((await send(world, 'setPaymentPassword', password, token)).success).toBe(true)
    const bound = await send(world, 'bindPayoutAccount', card({ holder: 'Nadia Islam' }), token)
    expect(bound.value).toMatchObject({ holder: 'Nadia Islam', list: [{ isDefault: true }] })
    const other = card({ providerId: 'brac-bank', number: '1502204824899', holder: 'Rahim' })
    expect((await send(world, 'bindPayoutAccount', other, token)).code).toBe(
      'bankcard.name.mismatch',
    )
  })

  test.each([
    [
      'usdt-ethereum',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      (one: string) => one.toLowerCase(),
    ],
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', (one: string) => one.toUpperCase()],
  ])(
    'the same address of %s in other letters is the same account',
    async (providerId, number, other) => {
      const world = await createTestWorld('member')
      const bind = (written: string) =>
        sendAsVisitor(
          world,
          'bindPayoutAccount',
          card({ providerId, holder: null, number: written }),
        )
      expect(await bind(number)).toMatchObject({ success: true })
      expect(other(number)).not.toBe(number)
      expect(await bind(other(number))).toMatchObject({ code: 'bankcard.duplicate' })
    },
  )

  test('letters of another case are another address where the chain says so', () => {
    const [tron, bitcoin] = [
      'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    ]
    expect(sameAddress('TRON', tron)).toBe(tron)
    expect(sameAddress('BITCOIN', bitcoin)).toBe(bitcoin)
  })

  test('an account that its member has removed can be bound by another one', async () => {
    const world = await createTestWorld('member')
    const salma = world.db.members.find({ account: 'salma' })
    const [hers] = world.db.payoutAccounts.list({ memberId: salma?.id ?? 0 })
    const number = { providerId: 'bkash', number: hers?.number }
    expect(await sendAsVisitor(world, 'bindPayoutAccount', card(number))).toMatchObject({
      code: 'bankcard.taken',
    })
    world.db.payoutAccounts.remove({ id: hers?.id ?? '' })
    expect(await sendAsVisitor(world, 'bindPayoutAccount', card(number))).toMatchObject({
      success: true,
    })
  })

  test('are hidden from other members', async () => {
    const world = await createTestWorld('member')
    const salma = world.db.members.find({ account: 'salma' })
    const [hers] = world.db.payoutAccounts.list({ memberId: salma?.id ?? 0 })
    expect(hers).toBeDefined()
    const asked = await sendAsVisitor(
      world,
      'createWithdrawal',
      withdrawalRequest({ accountId: hers?.id }),
    )
    expect(asked.status).toBe(404)
  })
})

describe('withdrawals of scenarios', () => {
  test.each([
    ['withdraw-every-state', undefined],
    ['withdraw-every-state+withdraw-turnover+receipt-forced', '2026-11-20T18:05:00Z'],
  ])('%s has one of each, and the money agrees', async (scenario, clock) => {
    const world = await createTestWorld(`member+${scenario}`, clock ? { clock } : {})
    const all = asList((await sendQuery(world, 'getWithdrawals', {})).value, 'list')
    const list = all.filter(({ id }) => String(id).startsWith('withdrawal-seeded'))
    expect(new Set(list.map(({ state }) => state)).size).toBe(10)
    for (const one of list) {
      expect(asList(one, 'steps').at(-1)?.state).toBe(one.state)
      const times = asList(one, 'steps').map(({ at }) => Number(at))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
    const sum = listEntries(world, RAHIM).reduce((total, one) => total + toMinor(one.amount), 0n)
    expect(fromMinor(sum)).toBe(getBalance(world, RAHIM))
    const moments = world.db.ledger.list().map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(Math.max(...moments)).toBeLessThanOrEqual(world.clock.now())
  })

  test.each([
    ['receipt-closing', 'AWAIT_CONFIRM'],
    ['receipt-forced', 'FORCED_RECEIVED'],
    ['receipt-disputed', 'DISPUTED'],
  ])('%s', async (scenario, state) => {
    const world = await createTestWorld(`member+${scenario}+withdraw-limits`)
    const [, name] = scenario.split('-')
    const row = await fetchWithdrawal(world, `withdrawal-seeded-${name}`)
    expect(row).toMatchObject({ state })
    if (name === 'closing')
      expect(row.receipt).toMatchObject({ confirmBy: world.clock.now() + 60_000 })
  })

  test('wallet-503 and transfer-unknown include withdrawals', async () => {
    const closed = await createTestWorld('member+wallet-503')
    expect((await sendQuery(closed, 'getWithdrawRules', {})).status).toBe(503)
    const world = await createTestWorld('member+transfer-unknown')
    const body = withdrawalRequest()
    await sendAsVisitor(world, 'createWithdrawal', body).catch(() => undefined)
    const requestId = String(body.requestId)
    const found = asList((await sendQuery(world, 'getWithdrawals', { requestId })).value, 'list')
    expect(found).toMatchObject([{ state: 'SUBMITTED' }])
  })

  test('every past withdrawal has its record, and the records agree with the ledger', async () => {
    const world = await createTestWorld('member')
    const { value } = await callEnvelope(world, 'GET', '/wps/transaction/withdraw?pageSize=100')
    const list = asList(value, 'list')
    const taken = listEntries(world, RAHIM, { kinds: ['WITHDRAWAL'] })
    expect(list.map(({ id }) => id)).toEqual(taken.map(({ reference }) => reference).toReversed())
    expect(list.length).toBeGreaterThan(5)
    for (const { id, amount, refunded } of list) {
      const moved = listEntries(world, RAHIM).filter(({ reference }) => reference === id)
      const net = moved.reduce((sum, one) => subtractAmounts(sum, one.amount), '0.00')
      expect(net).toBe(subtractAmounts(String(amount), String(refunded)))
    }
  })
})
