import { describe, expect, test } from 'vitest'
import { cached, cacheKind, createCaches } from '#mocks/world/core/caches.ts'
import { settleDue } from '#mocks/world/jobs/settle-due.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { dailyOffer, getMemberId, hourlyOffer } from '../../refusals/contracts.ts'
import { getToken } from '../../requests.ts'

const NUMBERS = cacheKind<number>('numbers')

describe('the cache of a world', () => {
  test('computes a value once, and again after it was cleared', () => {
    const caches = createCaches()
    let made = 0
    const next = () => cached(caches.of(NUMBERS), 'one', () => (made += 1))
    expect([next(), next()]).toEqual([1, 1])
    caches.clear()
    expect(next()).toBe(2)
  })

  test('has separate kinds, and shares nothing between worlds', async () => {
    const [one, other] = [await createTestWorld(), await createTestWorld()]
    one.cache(NUMBERS).set('one', 1)
    expect(one.cache(cacheKind<number>('numbers')).size).toBe(0)
    expect(other.cache(NUMBERS).size).toBe(0)
    expect(one.cache(NUMBERS).get('one')).toBe(1)
  })

  test('is dropped with the rows it was computed from: a restored world computes again', async () => {
    const world = await createTestWorld()
    const kept = world.snapshot()
    world.cache(NUMBERS).set('one', 1)
    await world.restore(kept)
    expect(world.cache(NUMBERS).size).toBe(0)
  })

  test('is kept when another page changes the same world, unless its start has changed', async () => {
    const world = await createTestWorld()
    world.cache(NUMBERS).set('one', 1)
    await world.takeOver(world.facts(), {})
    expect(world.cache(NUMBERS).size).toBe(1)
    await world.takeOver({ ...world.facts(), startedAt: world.startedAt - 1000 }, {})
    expect(world.cache(NUMBERS).size).toBe(0)
  })
})

const PROCESS = {
  daily: ['processDailySalaryContract', dailyOffer],
  hourly: ['processHourSalaryContract', hourlyOffer],
} as const

/** Makes the first contract of a world: agent1 offers it and rahim accepts. */
async function agree(world: World, salary: keyof typeof PROCESS): Promise<void> {
  const [process, offer] = PROCESS[salary]
  await send(world, process, offer(world), await getToken(world, 'agent1'))
  const step = {
    action: 'ACCEPT',
    contractId: 'con-00000001',
    ends: [],
    requestId: 'step-00000001',
  }
  const answer = await send(world, process, step, await getToken(world, 'rahim'))
  expect(answer).toMatchObject({ success: true })
  await settleDue(world)
}

test('CON-06: cached facts of a contract before a restored snapshot are not used for the next one with its id', async () => {
  const world = await createTestWorld()
  const kept = world.snapshot()
  await agree(world, 'daily')
  await world.restore(kept)
  await agree(world, 'hourly')
  const memberId = getMemberId(world, 'rahim')
  await world.db.lotteryBets.insert({
    id: 'lb-00009999',
    requestId: 'late-bet-0001',
    memberId,
    gameCode: 'NONE',
    play: 'D2',
    picks: ['12'],
    odds: '9.00',
    numbers: [],
    issue: '1',
    stake: '1000.00',
    payout: '0.00',
    placedAt: world.clock.now(),
    drawsAt: world.clock.now() + 60_000,
    state: 'LOST',
  })
  world.clock.advance('2h')
  await settleDue(world)
  expect(world.db.ledger.list({ memberId, kind: 'SALARY' }).length).toBeGreaterThan(0)
})
