import { describe, expect, test } from 'vitest'
import { postEntries } from '#mocks/world/ledger/ledger.ts'
import { findRunningBonus, listRequirements } from '#mocks/world/money/turnover.ts'
import type { World } from '#mocks/world/world-types.ts'
import { sendQuery } from './flows.ts'
import { createTestWorld } from './helpers.ts'
import { asRecord } from './requests.ts'

const RAHIM = 1001
const DAY = 86_400_000

const PLAY = 'play-turnover'

/** A member with two bonuses of 10 %, a week apart, without turnover left from the past. */
async function twoBonuses() {
  const world = await createTestWorld('member')
  world.clock.advance('60d')
  await give(world, 'one')
  world.clock.advance('7d')
  await give(world, 'two')
  const [slot] = world.catalogue.byType('RNG')
  const startedAt = world.clock.now()
  await world.db.plays.insert({
    id: PLAY,
    memberId: RAHIM,
    nodeId: slot?.nodeId ?? 0,
    token: null,
    demo: false,
    startedAt,
    endedAt: null,
    rounds: 0,
    staked: '0.00',
    won: '0.00',
    demoBalance: null,
    returned: null,
  })
  return { world, of: (name: string) => bonusOf(world, name) }
}

let rounds = 0

/** Loses a round of a slot. */
async function stake(world: World, amount: string) {
  rounds += 1
  world.clock.advance('1s')
  await world.db.rounds.insert({
    playId: PLAY,
    roundId: `round-${rounds}`,
    stake: amount,
    payout: '0.00',
    rounds,
    balance: '0.00',
    net: '0.00',
    choice: null,
    symbols: [],
    lines: [],
    at: world.clock.now(),
  })
}

const give = (world: World, name: string) =>
  postEntries(world, [
    { memberId: RAHIM, kind: 'DEPOSIT', amount: '1000.00', reference: name },
    { memberId: RAHIM, kind: 'BONUS', amount: '100.00', reference: `promotion-72/${name}` },
  ])

const bonusOf = (world: World, name: string) =>
  listRequirements(world, RAHIM).find(({ entry }) => entry.reference === `promotion-72/${name}`)

describe('D-056 27/6 27/7 the turnover of bonuses', () => {
  test('one at a time, the oldest first; the time limit runs from the credit', async () => {
    const { world, of } = await twoBonuses()
    expect(of('one')).toMatchObject({ status: 'ACTIVE', required: '8800.00' })
    expect(of('two')).toMatchObject({ status: 'WAITING', done: '0.00' })
    for (let n = 0; n < 44; n += 1) await stake(world, '200.00')
    expect(of('one')).toMatchObject({ status: 'COMPLETED', left: '0.00' })
    expect(of('two')).toMatchObject({ status: 'ACTIVE', done: '0.00' })
    expect(of('two')?.expiresAt).toBe((of('one')?.expiresAt ?? 0) + 7 * DAY)
    expect(findRunningBonus(world, RAHIM)).toMatchObject({ waiting: 0 })
  })

  test('a stake counts once for a deposit and once for a bonus', async () => {
    const { world, of } = await twoBonuses()
    const done = (base: string) =>
      listRequirements(world, RAHIM)
        .filter((one) => one.base === base)
        .reduce((sum, one) => sum + Number(one.done), 0)
    const before = done('DEPOSIT')
    await stake(world, '150.00')
    expect(of('one')).toMatchObject({ done: '150.00' })
    expect(done('DEPOSIT')).toBe(before + 150)
  })

  test('a stake above the maximum does not count for the bonus, and is noted', async () => {
    const { world, of } = await twoBonuses()
    await stake(world, '1000.00')
    expect(of('one')).toMatchObject({ done: '0.00', tooHigh: 1, maxBet: '200.00' })
    const { bonus, waiting } = asRecord((await sendQuery(world, 'getRunningBonus', {})).value)
    expect(waiting).toBe(1)
    expect(bonus).toMatchObject({
      amount: '100.00',
      gameTypes: ['RNG', 'FISH'],
      wagering: { required: '8800.00', left: '8800.00', maxBet: '200.00', tooHigh: 1 },
    })
  })
})
