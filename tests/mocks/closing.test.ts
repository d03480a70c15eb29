import { describe, expect, test } from 'vitest'
import { fromMinor, toMinor } from '#mocks/world/core/amount.ts'
import type { Row } from '#mocks/world/core/tables.ts'
import { settleDue } from '#mocks/world/jobs/settle-due.ts'
import { getBalance, listEntries, listWallets, postEntries } from '#mocks/world/ledger/ledger.ts'
import { listRequirements } from '#mocks/world/money/turnover.ts'
import { getWithdrawable } from '#mocks/world/money/withdraw-rules.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { send, sendQuery } from './flows.ts'
import { createTestWorld } from './helpers.ts'
import { openedGame } from './playing.ts'
import { slip } from './refusals/lottery.ts'
import { newRequestId } from './refusals/promotions.ts'
import { withdrawalRequest } from './refusals/withdrawals.ts'
import { asList, asRecord, getToken, logIn } from './requests.ts'

const RAHIM = 1001

/** Each wallet holds the sum of its entries, each entry says the balance after it, and nothing is below zero. */
function recount(world: World) {
  for (const { id } of world.db.members.list()) {
    const sums = new Map<string, bigint>()
    for (const { wallet, amount, balanceAfter } of listEntries(world, id)) {
      const sum = (sums.get(wallet) ?? 0n) + toMinor(amount)
      expect(toMinor(balanceAfter)).toBe(sum)
      sums.set(wallet, sum)
    }
    for (const { wallet, balance } of listWallets(world, id)) {
      expect(toMinor(balance)).toBe(sums.get(wallet) ?? 0n)
      expect(toMinor(balance)).toBeGreaterThanOrEqual(0n)
    }
  }
}

const close = async (world: World, account = 'rahim') =>
  send(
    world,
    'closeAccount',
    { password: 'gold1234', requestId: newRequestId() },
    await getToken(world, account),
  )

const isClosed = (world: World) => world.db.closures.find({ memberId: RAHIM }) !== undefined

/** The session of Rahim's other device, or a new one once it has run out. */
const otherDevice = async (world: World) => {
  const live = ({ memberId, token, ended, expiresAt }: Row<'sessions'>) =>
    memberId === RAHIM &&
    token !== world.visitor.token &&
    ended === null &&
    (expiresAt === null || expiresAt > world.clock.now())
  return world.db.sessions.find(live)?.token ?? getToken(world, 'rahim')
}

const call = async (world: World, id: OperationId, body: Record<string, unknown>) =>
  send(world, id, { ...body, requestId: newRequestId() }, await otherDevice(world))

/** The moves of a member and of time, possible after any other. */
const MOVES = {
  'a bonus': (world) =>
    postEntries(world, [
      { memberId: RAHIM, kind: 'DEPOSIT', amount: '500.00', reference: 'dep' },
      { memberId: RAHIM, kind: 'BONUS', amount: '500.00', reference: 'promotion-71' },
    ]),
  'to a vendor': (world) =>
    call(world, 'transferWallet', { from: 'MAIN', to: 'SLT', amount: '200.00' }),
  exclusion: (world) => call(world, 'excludeSelf', { period: 'FIVE_YEARS' }),
  'sixty days': async (world) => world.clock.advance('60d'),
  closing: (world) => call(world, 'closeAccount', { password: 'gold1234' }),
  // The draw of the bet is over then, too.
  'the game ends': async (world) => {
    await logIn(world, { username: 'rahim' })
    world.clock.advance('10m')
  },
} satisfies Record<string, (world: World) => Promise<unknown>>

type Move = keyof typeof MOVES

/** The moves after every order. */
const AFTER: readonly ((world: World) => Promise<unknown>)[] = [
  async (world) => {
    const play = await openedGame(world, RAHIM)
    if (toMinor(getBalance(world, RAHIM)) >= 5_000n) await play('50.00', '75.00')
  },
  async (world) => {
    const { available } = getWithdrawable(world, RAHIM)
    const most = toMinor(available) > 2_000_000n ? '20000.00' : available
    await call(world, 'createWithdrawal', withdrawalRequest({ amount: most }))
  },
  MOVES.closing,
]

/**
 * A member with an open bet and an open game, to which its launch has moved all other money: less than the smallest
 * withdrawal, so that an account without the bonus's deposit can be closed.
 */
async function worldWithGame() {
  const world = await createTestWorld('member+multi-wallet+history-empty')
  const { token } = world.visitor
  const type = world.db.members.find({ id: RAHIM })?.type
  // Two months of commissions, which are not part of these orders, would take half of the time.
  for (const { id } of world.db.members.list())
    await world.db.members.update({ id }, (row) => {
      row.type = type ?? row.type
    })
  await send(world, 'collectWallets', { requestId: newRequestId() }, token)
  const spent = fromMinor(toMinor(getBalance(world, RAHIM)) - 31_000n)
  await postEntries(world, [
    { memberId: RAHIM, kind: 'WITHDRAWAL', amount: `-${spent}`, reference: 'w' },
  ])
  await send(
    world,
    'placeLotteryBets',
    slip({ lines: [{ play: 'SIDE', picks: ['BIG'], stake: '10.00' }] }),
    token,
  )
  const game = world.catalogue
    .byVendor('SLT')
    .find((one) => one.isGame === 'GAME' && one.wallet === 'TRANSFER' && !one.maintenance)
  await sendQuery(world, 'launchGame', { nodeId: String(game?.nodeId), language: 'EN' })
  expect(getBalance(world, RAHIM)).toBe('0.00')
  expect(world.db.lotteryBets.find({ memberId: RAHIM, state: 'PENDING' })).toBeDefined()
  return world
}

function checkEnd(world: World, order: readonly Move[]) {
  recount(world)
  if (!isClosed(world)) return
  const left = listWallets(world, RAHIM).reduce((sum, one) => sum + toMinor(one.balance), 0n)
  expect([order, left < 50_000n]).toEqual([order, true])
  const gone = listEntries(world, RAHIM).filter(({ kind }) => kind === 'BONUS_REMOVED')
  for (const { reference } of gone)
    expect(listRequirements(world, RAHIM).find(({ entry }) => entry.id === reference)?.base).toBe(
      'BONUS',
    )
}

/** Tries every order of the moves that are left; counts the orders and those that close the account. Each beginning is played once. */
async function tryOrders(
  world: World,
  order: readonly Move[],
  left: readonly Move[],
): Promise<{ orders: number; closed: number }> {
  if (isClosed(world)) {
    // Nothing but time happens to a closed account, so the order of the rest makes no difference.
    const before = world.db.ledger.count()
    if (left.includes('sixty days')) world.clock.advance('60d')
    await settleDue(world)
    expect([order, world.db.ledger.count()]).toEqual([order, before])
    checkEnd(world, order)
    const orders = left.reduce((count, _, at) => count * (at + 1), 1)
    return { orders, closed: orders }
  }
  if (left.length === 0) {
    for (const step of AFTER) {
      if (!isClosed(world)) await step(world)
      await settleDue(world)
    }
    checkEnd(world, order)
    return { orders: 1, closed: 0 }
  }
  const here = world.snapshot()
  const tried = { orders: 0, closed: 0 }
  for (const [index, move] of left.entries()) {
    if (index > 0) await world.restore(here)
    await MOVES[move](world)
    await settleDue(world)
    const rest = left.filter((one) => one !== move)
    const { orders, closed } = await tryOrders(world, [...order, move], rest)
    tried.orders += orders
    tried.closed += closed
  }
  return tried
}

test('the ledger in every order of a bonus, the end of a game, an exclusion and a closing: equal to the paisa, and nothing on a closed account', async () => {
  const moves = Object.keys(MOVES) as Move[]
  const { orders, closed } = await tryOrders(await worldWithGame(), [], moves)
  expect(orders).toBe(720)
  expect(closed).toBe(180)
})

describe('D-064 what stands open keeps an account from being closed, in words', () => {
  const refused = async (world: World, account?: string) => {
    const answer = await close(world, account)
    expect(answer).toMatchObject({ success: false, code: 'account.matters.open' })
    return asList(answer.value, 'list')
  }

  test('money at vendors is collected, and then is what is left', async () => {
    const world = await createTestWorld('member+multi-wallet')
    await postEntries(world, [
      {
        memberId: RAHIM,
        kind: 'WITHDRAWAL',
        amount: `-${getBalance(world, RAHIM)}`,
        reference: 'w',
      },
    ])
    expect(await refused(world)).toContainEqual(
      expect.objectContaining({ kind: 'MAIN_WALLET', amount: '2120.00', blocks: true }),
    )
    expect(getBalance(world, RAHIM)).toBe('2120.00')
    expect(getBalance(world, RAHIM, 'SLT')).toBe('0.00')
  })

  test('at a closed vendor it is named', async () => {
    const world = await createTestWorld('member+multi-wallet+money-at-vendors')
    expect(await refused(world)).toContainEqual(
      expect.objectContaining({ kind: 'VENDOR_WALLET', amount: '240.00', blocks: true }),
    )
  })

  test('withdrawals, deposits and bets under way', async () => {
    const world = await createTestWorld('member+withdraw-every-state')
    await send(
      world,
      'placeLotteryBets',
      slip({ lines: [{ play: 'SIDE', picks: ['BIG'], stake: '10.00' }] }),
      world.visitor.token,
    )
    const { value } = await sendQuery(world, 'getOpenMatters', {})
    expect(asList(value, 'list').map(({ kind }) => kind)).toContain('BET')
    const kinds = (await refused(world)).filter(({ blocks }) => blocks).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['MAIN_WALLET', 'WITHDRAWAL', 'BET']))
  })

  test('an agent ends the contracts that they pay first; those that pay them end with the account', async () => {
    const world = await createTestWorld('contract-active')
    const paid = world.db.contracts.list({ state: 'ACTIVE' })
    const payer = world.db.members.find({ id: paid[0]?.uplineId ?? 0 })
    expect(await refused(world, payer?.account)).toContainEqual(
      expect.objectContaining({ kind: 'CONTRACT', blocks: true }),
    )
    const [mine] = world.db.contracts.list({ state: 'ACTIVE', memberId: RAHIM })
    expect(mine).toBeDefined()
    const play = await openedGame(world, RAHIM)
    await play(getBalance(world, RAHIM), '0.00')
    expect((await close(world)).success).toBe(true)
    expect(world.db.contracts.find({ id: mine?.id ?? '' })).toMatchObject({
      state: 'TERMINATED',
      endedBy: RAHIM,
    })
  })

  test('less than the smallest withdrawal keeps nobody, and a bonus goes with the account', async () => {
    const world = await createTestWorld('member+history-empty')
    const play = await openedGame(world, RAHIM)
    await play(getBalance(world, RAHIM), '0.00')
    await postEntries(world, [
      { memberId: RAHIM, kind: 'TRANSFER_DOWNLINE', amount: '12.50', reference: 'own' },
      { memberId: RAHIM, kind: 'BONUS', amount: '800.00', reference: 'promotion-71' },
    ])
    expect((await close(world)).success).toBe(true)
    expect(getBalance(world, RAHIM)).toBe('12.50')
    recount(world)
  })

  test('F-40 the deletion of data waits for payments', async () => {
    const world = await createTestWorld('member+withdraw-every-state')
    const body = { requestId: newRequestId() }
    await send(world, 'requestErasure', body, world.visitor.token)
    const state = async () => asRecord((await sendQuery(world, 'getErasure', {})).value).state
    const open = world.db.withdrawals.find({ memberId: RAHIM, state: 'AWAIT_CONFIRM' })
    await world.db.withdrawals.update({ id: open?.id ?? '' }, (row) => {
      row.nextAt = null
    })
    world.clock.advance('31d')
    expect(await state()).toBe('WAITING')
    await world.db.withdrawals.update({ memberId: RAHIM }, (row) => {
      row.state = 'RECEIVED'
    })
    expect(await state()).toBe('DONE')
  })
})

describe('F-26 money that can no longer be played for is not tied', () => {
  const exclude = (world: World, period: string) =>
    send(world, 'excludeSelf', { period, requestId: newRequestId() }, world.visitor.token)

  test.each(['FIVE_YEARS', 'PERMANENT'])(
    'self-exclusion %s: deposits free, bonuses by their terms, at once',
    async (period) => {
      const world = await createTestWorld('member+withdraw-turnover')
      const { balance, requirements } = getWithdrawable(world, RAHIM)
      const bonus = requirements
        .filter(({ base }) => base !== 'DEPOSIT')
        .reduce((sum, { tied }) => sum + toMinor(tied), 0n)
      const { value } = await sendQuery(world, 'getOpenMatters', {})
      const said = asList(value, 'list').filter(({ kind }) => kind === 'BONUS')
      expect(said.reduce((sum, { amount }) => sum + toMinor(String(amount)), 0n)).toBe(bonus)
      expect((await exclude(world, period)).success).toBe(true)
      const free = fromMinor(toMinor(balance) - bonus)
      expect(getWithdrawable(world, RAHIM)).toMatchObject({
        balance: free,
        tied: '0.00',
        available: free,
      })
      recount(world)
    },
  )

  test('a deposit that is credited during the exclusion, and a merchant’s block', async () => {
    const world = await createTestWorld('member')
    await exclude(world, 'HALF_YEAR')
    await postEntries(world, [
      { memberId: RAHIM, kind: 'DEPOSIT', amount: '900.00', reference: 'late' },
      { memberId: RAHIM, kind: 'BONUS', amount: '90.00', reference: 'promotion-72/late' },
    ])
    await settleDue(world)
    expect(getWithdrawable(world, RAHIM)).toMatchObject({ tied: '0.00' })
    const blocked = await createTestWorld('member')
    await blocked.db.members.update({ id: RAHIM }, (row) => {
      row.excludedUntil = blocked.clock.now() + 90 * 86_400_000
    })
    await postEntries(blocked, [
      { memberId: RAHIM, kind: 'BONUS', amount: '90.00', reference: 'promotion-74' },
    ])
    await settleDue(blocked)
    expect(listRequirements(blocked, RAHIM).at(-1)).toMatchObject({ status: 'CANCELLED' })
    expect(
      listRequirements(blocked, RAHIM, ['ACTIVE']).filter(({ base }) => base === 'DEPOSIT'),
    ).toEqual([])
  })

  test('a time-out ends only what it outlasts; a closed module only what ends before it opens', async () => {
    const world = await createTestWorld('member')
    const soon = {
      memberId: RAHIM,
      kind: 'BONUS',
      amount: '20.00',
      reference: 'promotion-74',
    } as const
    const [short, long] = await postEntries(world, [
      { ...soon, at: world.clock.now() - 29 * 86_400_000 },
      soon,
    ])
    const open = () =>
      listRequirements(world, RAHIM, ['ACTIVE', 'WAITING']).map(({ entry }) => entry.id)
    const deposits = listRequirements(world, RAHIM, ['ACTIVE']).filter(
      ({ base }) => base === 'DEPOSIT',
    )
    const body = { period: 'WEEK', requestId: newRequestId() }
    await send(world, 'startTimeOut', body, world.visitor.token)
    expect(open()).toEqual(
      expect.arrayContaining([...deposits.map(({ entry }) => entry.id), String(long?.id)]),
    )
    expect(open()).not.toContain(short?.id)

    const closed = await createTestWorld('member+module-maintenance')
    const at = (hours: number) => closed.clock.now() - 30 * 86_400_000 + hours * 3_600_000
    const fishing = {
      memberId: RAHIM,
      kind: 'BONUS',
      amount: '30.00',
      reference: 'promotion-75',
    } as const
    await postEntries(closed, [{ ...fishing, at: at(1) }])
    await postEntries(closed, [{ ...fishing, at: at(3) }])
    await settleDue(closed)
    expect(closed.db.turnoverEnds.list({ status: 'CANCELLED' })).toHaveLength(1)
  })
})
