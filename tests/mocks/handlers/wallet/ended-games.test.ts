import { describe, expect, test } from 'vitest'
import { type Amount, addAmounts } from '#mocks/world/core/amount.ts'
import { getBalance, listEntries, listWallets, postEntry } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send, sendQuery } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { asList, asRecord, logIn } from '../../requests.ts'

const RAHIM = 1001
const HOUR = 3_600_000
const requestId = 'request-0001'

/** Every way in which an open game ends without being left. */
const ENDINGS: Record<string, (world: World) => Promise<unknown>> = {
  'a time-out': (world) => own(world, 'startTimeOut', { period: 'DAY', requestId }),
  'a self-exclusion': (world) => own(world, 'excludeSelf', { period: 'PERMANENT', requestId }),
  'a reality check that is answered with leaving': async (world) => {
    world.clock.advance(HOUR)
    const { due } = asRecord((await sendQuery(world, 'getRealityCheck', {})).value)
    const { dueAt } = asRecord(due)
    return own(world, 'answerRealityCheck', { dueAt, answer: 'LEAVE' })
  },
  'a log-out': (world) => send(world, 'logout', undefined, world.visitor.token),
  'a log-in elsewhere': (world) => logIn(world, { username: 'rahim' }),
  'its session ended from another device': async (world) => {
    const token = phoneOf(world)
    const { value } = await send(world, 'getSessions', undefined, token)
    const mine = asList(value, 'list').find(({ current }) => current === false)
    return send(world, 'revokeSession', { id: mine?.id, requestId }, token)
  },
  'a session that runs out': async (world) => {
    await world.db.sessions.update({ token: world.visitor.token ?? '' }, (row) => {
      row.expiresAt = world.clock.now() + HOUR
    })
    world.clock.advance(2 * HOUR)
    return someoneCalls(world)
  },
}

/** The session of Rahim's other device. */
const phoneOf = (world: World) =>
  world.db.sessions.find(
    ({ memberId, token }) => memberId === RAHIM && token !== world.visitor.token,
  )?.token

const someoneCalls = (world: World) => send(world, 'startSocial', { provider: 'GOOGLE' })

const own = (world: World, id: Parameters<typeof send>[1], body: Record<string, unknown>) =>
  send(world, id, body, world.visitor.token)

/** A member whose whole money a launch has moved to one vendor. */
async function worldWithGame() {
  const world = await createTestWorld('member+multi-wallet')
  await own(world, 'collectWallets', { requestId: 'collect-0001' })
  const all = getBalance(world, RAHIM)
  const { sessionId } = await launch(world)
  expect(getBalance(world, RAHIM)).toBe('0.00')
  expect(getBalance(world, RAHIM, 'SLT')).toBe(all)
  return { world, all, sessionId: String(sessionId) }
}

async function launch(world: World) {
  const game = world.catalogue
    .byVendor('SLT')
    .find((one) => one.isGame === 'GAME' && one.wallet === 'TRANSFER' && !one.maintenance)
  const query = { nodeId: String(game?.nodeId), language: 'EN' }
  return asRecord((await sendQuery(world, 'launchGame', query)).value)
}

/** Recounts every wallet from its entries, which must follow each other in time. */
function recount(world: World) {
  const sums = new Map<string, Amount>()
  let last = 0
  for (const { wallet, amount, balanceAfter, at } of listEntries(world, RAHIM)) {
    const sum = addAmounts(sums.get(wallet) ?? '0.00', amount)
    expect(balanceAfter).toBe(sum)
    expect(at).toBeGreaterThanOrEqual(last)
    sums.set(wallet, sum)
    last = at
  }
  for (const { wallet, balance } of listWallets(world, RAHIM))
    expect(balance).toBe(sums.get(wallet) ?? '0.00')
}

const endings = Object.entries(ENDINGS)

describe('D-051 money that a launch had moved goes back, however the game ends', () => {
  test.each(endings)('%s', async (_, end) => {
    const { world, all, sessionId } = await worldWithGame()
    await end(world)
    // An exclusion ends bonuses, too.
    const removed = world.db.ledger.list({ kind: 'BONUS_REMOVED' }).map(({ amount }) => amount)
    expect(getBalance(world, RAHIM)).toBe(removed.reduce(addAmounts, all))
    expect(getBalance(world, RAHIM, 'SLT')).toBe('0.00')
    expect(world.db.plays.find({ id: sessionId })).toMatchObject({ returned: all })
    recount(world)
  })

  test('a session that ends elsewhere leaves the games of this one open', async () => {
    const { world, sessionId } = await worldWithGame()
    await send(world, 'logout', undefined, phoneOf(world))
    expect(world.db.plays.find({ id: sessionId })).toMatchObject({ endedAt: null })
    expect(getBalance(world, RAHIM)).toBe('0.00')
  })

  test('a session that ran out has ended its games when its time was over, whoever looks, and when', async () => {
    const { world, sessionId } = await worldWithGame()
    const over = world.clock.now() + HOUR
    await world.db.sessions.update({ token: world.visitor.token ?? '' }, (row) => {
      row.expiresAt = over
    })
    world.clock.advance('3d')
    expect((await sendQuery(world, 'getWallets', {})).code).toBe('session.expired')
    await someoneCalls(world)
    expect(world.db.plays.find({ id: sessionId })).toMatchObject({ endedAt: over })
    expect(listEntries(world, RAHIM).findLast(({ kind }) => kind === 'TRANSFER_IN')).toMatchObject({
      wallet: 'MAIN',
      at: over,
    })
  })
})

/** Other transactions, which may come before the end and after it. */
const MOVES: readonly ((world: World) => Promise<unknown>)[] = [
  (world) =>
    postEntry(world, { memberId: RAHIM, kind: 'DEPOSIT', amount: '300.00', reference: 'one' }),
  (world) =>
    postEntry(world, {
      memberId: RAHIM,
      kind: 'PAYOUT',
      amount: '19.50',
      reference: 'two',
      wallet: 'SLT',
    }),
  (world) =>
    own(world, 'transferWallet', {
      from: 'MAIN',
      to: 'QRZ',
      amount: '1.00',
      requestId: 'hand-0001',
    }),
  (world) => own(world, 'collectWallets', { requestId: 'collect-0002' }),
]

/** Each order in which the end comes at another place, with the others forwards and backwards. */
const ordersWith = (end: (typeof MOVES)[number]) =>
  [MOVES, MOVES.toReversed()].flatMap((moves) =>
    [...moves.keys(), moves.length].map((place) => moves.toSpliced(place, 0, end)),
  )

test.each(['a time-out', 'a log-in elsewhere', 'a session that runs out'])(
  'D-051 the ledger adds up with other money before and after %s',
  async (name) => {
    for (const order of ordersWith(ENDINGS[name] ?? someoneCalls)) {
      const { world, all } = await worldWithGame()
      for (const step of order) await step(world)
      const balances = listWallets(world, RAHIM).map(({ balance }) => balance)
      expect(balances.reduce(addAmounts, '0.00')).toBe(addAmounts(all, '319.50'))
      recount(world)
    }
  },
)
