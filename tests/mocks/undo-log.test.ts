import { describe, expect, test } from 'vitest'
import { MAX_CALLS, MAX_WRITES } from '#mocks/world/core/undo-log.ts'
import { getBalance } from '#mocks/world/ledger/ledger.ts'
import type { Snapshot, World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { send, sendQuery } from './flows.ts'
import { call, createTestWorld, lastEntry } from './helpers.ts'
import { depositRequest } from './refusals/deposit.ts'
import { slip, toSlip } from './refusals/lottery.ts'
import { withdrawalRequest } from './refusals/withdrawals.ts'
import { asRecord, logIn } from './requests.ts'

const RAHIM = 1001
/** A copy of everything, so that an error in between cannot change both sides. */
const copy = (world: World): Snapshot => structuredClone(world.snapshot())

/** A snapshot without what an encrypted request has of its own. */
const repeatable = ({ rows: { nonces: _, ...rows }, ...facts }: Snapshot) => ({ ...facts, rows })

/** The place of the first two that differ, -1 without any. Texts are compared faster than objects. */
function firstDifference(some: readonly object[], others: readonly object[]): number {
  const textOf = (one: object = {}) =>
    JSON.stringify(
      Object.entries(one).map(([name, part]) => [
        name,
        name === 'counters' ? Object.entries(part).sort() : part,
      ]),
    )
  return some.findIndex((one, n) => textOf(one) !== textOf(others[n]))
}

/** The same 50 calls of a member's day each time, with what the world was before each. */
async function liveDay(world: World): Promise<Snapshot[]> {
  const befores: Snapshot[] = []
  const key = () => `day-request-${befores.length}`
  const begin = () => {
    world.clock.advance('45s')
    befores.push(copy(world))
  }
  const write = async (id: OperationId, body: Record<string, unknown>) => {
    begin()
    return asRecord((await send(world, id, body, world.visitor.token)).value ?? {})
  }
  const read = async (id: OperationId, query: Record<string, string> = {}) => {
    begin()
    return asRecord((await sendQuery(world, id, query)).value ?? {})
  }
  const game = world.catalogue
    .byType('RNG')
    .find((one) => one.isGame === 'GAME' && !one.maintenance)

  for (let n = 1; n <= 5; n += 1)
    await write('placeLotteryBets', slip({ ...toSlip('10.00'), requestId: key() }))
  const deposit = await write('createDeposit', depositRequest({ requestId: key() }))
  const paid = { depositId: deposit.id, reference: 'T1', files: [], requestId: key() }
  await write('reportDepositPaid', paid)
  await write('addFavoriteGame', { nodeId: game?.nodeId })
  const launch = { language: 'EN', nodeId: String(game?.nodeId) }
  const { sessionId } = await read('launchGame', launch)
  for (let n = 1; n <= 20; n += 1)
    await write('playRound', { sessionId, roundId: `round-${n}000`, stake: '100.00' })
  // Another opening of the same game takes its row of recent games out and adds a new one.
  await read('launchGame', launch)
  await write('createWithdrawal', withdrawalRequest({ requestId: key() }))
  begin()
  await logIn(world, { username: 'rahim', password: 'wrong' })
  begin()
  await logIn(world, { username: 'rahim' })
  begin()
  await call(world, 'GET', '/wps/nowhere')
  world.faults.set('getBalance', { kind: 'status', status: 503 })
  await read('getBalance')
  world.faults.delete('getBalance')
  while (befores.length < 49) await read('getWithdrawRules')
  await write('logout', {})
  return befores
}

describe('back to before a call', () => {
  test('of 50 calls, each is undone row by row; the same calls again lead to the same world', async () => {
    const world = await createTestWorld('member')
    const befores = await liveDay(world)
    const after = copy(world)
    const rows = (table: 'deposits' | 'withdrawals' | 'rounds' | 'lotteryBets') =>
      world.db[table].count() - (befores[0]?.rows[table].length ?? 0)
    expect([rows('deposits'), rows('withdrawals'), rows('rounds')]).toEqual([1, 1, 20])
    expect(rows('lotteryBets')).toBe(5)
    const numbers = world.log.entries().map(({ n }) => n)
    expect(numbers).toHaveLength(50)
    expect(firstDifference(numbers.map(world.before), befores)).toBe(-1)
    // Looking back changes nothing.
    expect(copy(world)).toEqual(after)

    await world.back(1)
    expect(copy(world)).toEqual(befores[0])
    expect(world.log.entries()).toEqual([])
    expect(world.clock.now()).toBe(befores[0]?.clock.frozenAt)
    world.clock.advance('-45s')
    const again = await liveDay(world)
    expect(firstDifference(again.map(repeatable), befores.map(repeatable))).toBe(-1)
    expect(repeatable(copy(world))).toEqual(repeatable(after))
    expect(world.log.entries()[0]?.n).toBe(51)
  })

  test('what is due later comes due once, also after it had come due on the way not taken', async () => {
    const world = await createTestWorld('member')
    const { value } = await send(
      world,
      'createWithdrawal',
      withdrawalRequest(),
      world.visitor.token,
    )
    const { id } = asRecord(value)
    const later = async () => {
      world.clock.advance('30m')
      await sendQuery(world, 'getBalance', {})
      return copy(world)
    }
    const balance = getBalance(world, RAHIM)
    const first = await later()
    await world.back(lastEntry(world)?.n ?? 0)
    world.clock.advance('-30m')
    expect(world.db.withdrawals.find({ id: String(id) })?.state).toBe('SUBMITTED')
    expect(getBalance(world, RAHIM)).toBe(balance)
    expect(await later()).toEqual(first)
  })

  test('a running clock continues from the moment of the call', async () => {
    const world = await createTestWorld('member', { clock: undefined })
    await sendQuery(world, 'getBalance', {})
    const at = world.clock.now()
    world.clock.advance('3h')
    await world.back(1)
    expect(world.clock.frozen).toBe(false)
    expect(Math.abs(world.clock.now() - at)).toBeLessThan(60_000)
  })

  test('calls at the same time are undone in the order in which they changed the world', async () => {
    const world = await createTestWorld('member')
    const hold = world.hold('createDeposit')
    const first = send(world, 'createDeposit', depositRequest(), world.visitor.token)
    await hold.arrived()
    await send(world, 'placeLotteryBets', slip(toSlip('10.00')), world.visitor.token)
    const bet = copy(world)
    hold.release()
    await first
    const deposit = world.log.entries().find(({ operationId }) => operationId === 'createDeposit')
    await world.back(deposit?.n ?? 0)
    expect(copy(world)).toEqual(bet)
    expect(world.log.entries().map(({ operationId }) => operationId)).toEqual(['placeLotteryBets'])
    await world.back(1)
    expect(world.db.lotteryBets.list()).toEqual([])
  })
})

describe('how far back', () => {
  test(`the last ${MAX_CALLS} calls; what was restored in between ends it`, async () => {
    const world = await createTestWorld('member')
    for (let n = 0; n <= MAX_CALLS; n += 1) await call(world, 'GET', '/wps/system/status')
    expect([1, 2].map(world.undoLog.has)).toEqual([false, true])
    await expect(world.back(1)).rejects.toThrow(/last 100 calls/)
    await world.restore(world.snapshot())
    expect(world.undoLog.has(MAX_CALLS)).toBe(false)
    await call(world, 'GET', '/wps/system/status')
    expect(world.undoLog.has(MAX_CALLS + 2)).toBe(true)
  })

  test(`not over more than ${MAX_WRITES} written rows`, async () => {
    const world = await createTestWorld('member')
    await call(world, 'GET', '/wps/system/status')
    const writes = Array.from({ length: MAX_WRITES }, () => ({ before: null, after: {}, at: 0 }))
    world.undoLog.note('favorites', writes)
    expect(world.undoLog.has(1)).toBe(true)
    await call(world, 'GET', '/wps/system/status')
    world.undoLog.note('favorites', writes.slice(0, 1))
    expect([1, 2].map(world.undoLog.has)).toEqual([false, true])
    world.undoLog.note('favorites', writes)
    expect(world.undoLog.has(2)).toBe(false)
  })
})
