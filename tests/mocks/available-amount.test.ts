import { describe, expect, test } from 'vitest'
import { addAmounts } from '#mocks/world/core/amount.ts'
import { getBalance, postEntries } from '#mocks/world/ledger/ledger.ts'
import { getWithdrawable } from '#mocks/world/money/withdraw-rules.ts'
import type { World } from '#mocks/world/world-types.ts'
import { createTestWorld } from './helpers.ts'
import { getMemberId } from './refusals/contracts.ts'
import { newRequestId } from './refusals/promotions.ts'
import { sendAsVisitor, withdrawalRequest } from './refusals/withdrawals.ts'

const body = (amount: string) => ({
  amount,
  note: '',
  paymentPassword: '246810',
  requestId: newRequestId(),
})

/** Every way for money to leave a main wallet for good, with its scenario. */
const WAYS: readonly (readonly [
  string,
  string,
  (world: World, amount: string) => ReturnType<typeof sendAsVisitor>,
])[] = [
  [
    'a withdrawal',
    'member',
    (world, amount) => sendAsVisitor(world, 'createWithdrawal', withdrawalRequest({ amount })),
  ],
  [
    'a transfer to the upline',
    'member',
    (world, amount) => sendAsVisitor(world, 'transferUpline', body(amount)),
  ],
  [
    'a transfer to a downline',
    'agent-1',
    (world, amount) =>
      sendAsVisitor(world, 'transferDownline', {
        ...body(amount),
        receiverId: getMemberId(world, 'rahim'),
      }),
  ],
]

/** Binds the whole balance, `all`, by turnover: the rest of the past, and a new deposit. */
async function boundBalance(scenario: string) {
  const world = await createTestWorld(scenario)
  const id = getMemberId(world, scenario === 'agent-1' ? 'agent1' : 'rahim')
  const { available, tied } = getWithdrawable(world, id)
  const rest = { memberId: id, reference: 'before' } as const
  await postEntries(world, [
    { ...rest, kind: 'WITHDRAWAL', amount: `-${available}` },
    { ...rest, kind: 'DEPOSIT', amount: '4000.00' },
  ])
  return { world, id, all: addAmounts(tied, '4000.00') }
}

/** Adds money without a turnover requirement. */
const give = (world: World, memberId: number, amount: string) =>
  postEntries(world, [{ memberId, kind: 'TRANSFER_DOWNLINE', reference: 'a-gift', amount }])

describe('D-056 money bound by turnover cannot leave the wallet', () => {
  test.each(WAYS)('%s takes free money and none that is bound', async (_, scenario, leave) => {
    const { world, id, all } = await boundBalance(scenario)
    const refusal = { code: 'turnover.unmet', value: { available: '0.00', resetsAt: null } }
    expect(await leave(world, '4000.00')).toMatchObject(refusal)
    expect(await leave(world, '500.00')).toMatchObject(refusal)
    expect((await leave(world, addAmounts(all, '0.01'))).code).toBe('balance.insufficient')
    await give(world, id, '600.00')
    expect((await leave(world, '600.01')).code).toBe('turnover.unmet')
    expect((await leave(world, '600.00')).success).toBe(true)
    expect(getBalance(world, id)).toBe(all)
    expect((await leave(world, '500.00')).code).toBe('turnover.unmet')
  })

  test('a transfer to a vendor and back frees nothing', async () => {
    const { world, id, all } = await boundBalance('member+multi-wallet')
    const move = (from: string, to: string) =>
      sendAsVisitor(world, 'transferWallet', { from, to, amount: all, requestId: newRequestId() })
    expect((await move('MAIN', 'SLT')).success).toBe(true)
    await give(world, id, '600.00')
    for (const [, , leave] of WAYS.slice(0, 2))
      expect((await leave(world, '500.00')).code).toBe('turnover.unmet')
    expect((await move('SLT', 'MAIN')).success).toBe(true)
    expect(getWithdrawable(world, id)).toMatchObject({ tied: all, available: '600.00' })
  })

  test('converted points are free, and free nothing else', async () => {
    const { world, id, all } = await boundBalance('member')
    const points = { points: 100, paymentPassword: '246810', requestId: newRequestId() }
    expect((await sendAsVisitor(world, 'convertPoints', points)).success).toBe(true)
    expect(getWithdrawable(world, id)).toMatchObject({ tied: all, available: '1.00' })
  })
})
