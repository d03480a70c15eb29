import { describe, expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import { send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { checkIn, mission, TODAY } from '../../refusals/rewards.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const CALENDAR = '/wps/relay/checkIn'
const TASKS = '/wps/relay/missionSummary'

const at = (world: World, operation: 'claimCheckIn' | 'claimMission', body: object) =>
  send(world, operation, { ...body }, world.visitor.token)
const calendar = async (world: World, query = '') =>
  (await callEnvelope(world, 'GET', `${CALENDAR}${query}`)).value
const stateOf = async (world: World, day: string) =>
  asList(await calendar(world), 'days').find((one) => one.day === day)?.state
const task = async (world: World, id: string) =>
  asList((await callEnvelope(world, 'GET', TASKS)).value, 'list').find((one) => one.id === id)
const balance = async (world: World) =>
  asRecord((await callEnvelope(world, 'GET', '/wps/v2/wallets/balance')).value).balance

test('OTH-20 the check-in task pays in addition to the daily reward, as it says', async () => {
  const world = await createTestWorld('member')
  const points = async () =>
    Number(asRecord((await callEnvelope(world, 'GET', TASKS)).value).points)
  const before = await points()
  const extra = await task(world, 'sign-in-today')
  expect(extra?.text).toContain('on top of the reward of the day')
  const day = asRecord(asRecord((await at(world, 'claimCheckIn', checkIn())).value).reward)
  await at(world, 'claimMission', mission('sign-in-today'))
  expect(await points()).toBe(before + Number(day.amount) + Number(asRecord(extra?.reward).amount))
})

describe('the calendar', () => {
  test("OTH-20 without days it is the merchant's month, six hours ahead", async () => {
    const world = await createTestWorld('member', { clock: '2026-11-30T18:30:00Z' })
    const value = await calendar(world)
    expect(value).toMatchObject({ today: '2026-12-01', timeZone: 'Asia/Dhaka', offered: true })
    expect(asRecord(value).resetAt).toBe(Date.UTC(2026, 11, 1, 18))
    const days = asList(value, 'days').map(({ day }) => day)
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-12-01', '2026-12-31', 31])
  })

  test('D-091 any days up to 62, both included; half a range and a wrong one are refused', async () => {
    const world = await createTestWorld('member')
    const next = await calendar(world, `?from=${TODAY}&to=2026-12-19`)
    expect(asList(next, 'days')).toHaveLength(30)
    for (const query of [
      `?from=${TODAY}`,
      `?from=${TODAY}&to=2026-11-19`,
      '?from=2026-01-01&to=2026-12-31',
    ]) {
      expect((await callEnvelope(world, 'GET', `${CALENDAR}${query}`)).status).toBe(422)
    }
  })

  test('OTH-20 each state of a day, and the streak up to yesterday', async () => {
    const world = await createTestWorld('member')
    expect(asRecord(await calendar(world)).streak).toBe(3)
    expect(await stateOf(world, '2026-11-19')).toBe('CLAIMED')
    expect(await stateOf(world, '2026-11-16')).toBe('MISSED')
    expect(await stateOf(world, TODAY)).toBe('READY')
    expect(await stateOf(world, '2026-11-21')).toBe('COMING')
    const early = await calendar(world, '?from=2025-01-01&to=2025-01-02')
    expect(asList(early, 'days').map(({ state }) => state)).toEqual(['NONE', 'NONE'])
  })

  test('D-066 a claim is once a day, and a repeated request is the same claim', async () => {
    const world = await createTestWorld('member')
    const body = checkIn()
    const first = await at(world, 'claimCheckIn', body)
    expect(first.value).toMatchObject({ streak: 4, reward: { kind: 'POINTS', amount: '2.00' } })
    expect((await at(world, 'claimCheckIn', body)).value).toEqual(first.value)
    expect(world.db.checkIns.count({ day: TODAY })).toBe(1)
    expect(await stateOf(world, TODAY)).toBe('CLAIMED')
    world.clock.advance('1d')
    expect(await stateOf(world, '2026-11-21')).toBe('READY')
  })

  test('two simultaneous claims are one', async () => {
    const world = await createTestWorld('member')
    const both = await Promise.all([1, 2].map(() => at(world, 'claimCheckIn', checkIn())))
    expect(both.map(({ success }) => success)).toEqual([true, false])
    expect(world.db.checkIns.count({ day: TODAY })).toBe(1)
  })

  test('a claim from before midnight is never booked for the next day', async () => {
    const world = await createTestWorld('member', { clock: '2026-11-20T17:59:59Z' })
    world.clock.advance('2s')
    expect((await at(world, 'claimCheckIn', checkIn(TODAY))).code).toBe('reward.closed')
  })

  test('every seventh day is money, booked to the cent', async () => {
    const world = await createTestWorld('member', { clock: '2026-11-21T09:00:00Z' })
    expect((await at(world, 'claimCheckIn', checkIn('2026-11-21'))).value).toMatchObject({
      reward: { kind: 'MONEY', amount: '5.00', currency: 'BDT' },
    })
    expect(await balance(world)).toBe('25485.50')
    expect(world.db.ledger.find({ kind: 'BONUS' })).toMatchObject({
      amount: '5.00',
      balanceAfter: '25485.50',
    })
  })

  test('claims are kept over a reload', async () => {
    const world = await createTestWorld('member')
    await at(world, 'claimCheckIn', checkIn())
    const again = await createTestWorld('member')
    await again.restore(world.snapshot())
    expect(await stateOf(again, TODAY)).toBe('CLAIMED')
  })
})

describe('tasks', () => {
  test('D-061 three kinds with progress, claimable ones first', async () => {
    const world = await createTestWorld('member')
    const list = asList((await callEnvelope(world, 'GET', `${TASKS}?language=BN`)).value, 'list')
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['DAILY', 'WEEKLY', 'ONCE']))
    expect(list[0]).toMatchObject({ id: 'three-games', title: 'একটু ঘুরে দেখুন', state: 'READY' })
    expect(list.at(-1)).toMatchObject({ id: 'autumn-days', state: 'EXPIRED', progress: 6 })
    for (const { progress, target } of list) {
      expect(Number(progress)).toBeLessThanOrEqual(Number(target))
    }
  })

  test('OTH-20 actions move the progress; money comes with the claim', async () => {
    const world = await createTestWorld('member')
    expect(await task(world, 'five-days')).toMatchObject({ progress: 4, state: 'OPEN' })
    await at(world, 'claimCheckIn', checkIn())
    expect(await task(world, 'sign-in-today')).toMatchObject({ progress: 1, state: 'READY' })
    expect(await task(world, 'five-days')).toMatchObject({ progress: 5, state: 'READY' })
    const body = mission('five-days')
    expect((await at(world, 'claimMission', body)).success).toBe(true)
    expect((await at(world, 'claimMission', body)).success).toBe(true)
    expect(await balance(world)).toBe('25500.50')
    expect((await at(world, 'claimMission', mission('nothing'))).status).toBe(404)
  })

  test('a daily task is open again the next day, a weekly one on Sunday', async () => {
    const world = await createTestWorld('member+rewards-claimed')
    expect(await task(world, 'sign-in-today')).toMatchObject({ state: 'CLAIMED' })
    world.clock.advance('1d')
    expect(await task(world, 'sign-in-today')).toMatchObject({ state: 'OPEN' })
    expect(await task(world, 'five-days')).toMatchObject({ state: 'CLAIMED' })
    world.clock.advance('1d')
    expect(await task(world, 'five-days')).toMatchObject({ state: 'OPEN', progress: 0 })
    expect(await task(world, 'five-favourites')).toMatchObject({ state: 'CLAIMED' })
  })

  test('rewards-none offers nothing; members who cannot claim get the reason', async () => {
    const none = await createTestWorld('member+rewards-none')
    expect(await calendar(none)).toMatchObject({ offered: false, days: [] })
    expect((await at(none, 'claimCheckIn', checkIn())).code).toBe('reward.closed')
    for (const [scenario, blockedBy] of [
      ['trial', 'NOT_ELIGIBLE'],
      ['member+self-excluded', 'SELF_EXCLUDED'],
    ]) {
      const world = await createTestWorld(scenario)
      expect((await callEnvelope(world, 'GET', TASKS)).value).toMatchObject({ blockedBy })
    }
  })
})

test('D-063 MBR-14 a finished mission is reported by the socket, once', async () => {
  const world = await createTestWorld('member')
  const received: unknown[] = []
  world.sockets.add({
    memberId: 1001,
    send: (text) => received.push(JSON.parse(text)),
    close: () => undefined,
  })
  await at(world, 'claimCheckIn', checkIn(TODAY))
  await at(world, 'claimCheckIn', checkIn(TODAY))
  const notices = received.filter((event) => asRecord(event).type === 'reward.available')
  expect(notices).toMatchObject([
    { value: { rewardId: 'mission-sign-in-today', amount: null } },
    { value: { rewardId: 'mission-five-days', amount: '20.00' } },
  ])
})
