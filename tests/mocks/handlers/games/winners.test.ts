import { describe, expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import { send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { checkIn } from '../../refusals/rewards.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const winners = async (query: string, scenario = 'guest') =>
  (
    await callEnvelope(
      await createTestWorld(scenario),
      'GET',
      `/wps/relay/winners?language=EN&pageSize=20&${query}`,
    )
  ).value
const board = async (world: World, period = 'WEEK', token = world.visitor.token) =>
  (await callEnvelope(world, 'GET', `/wps/relay/missionLeaderboard?period=${period}`, { token }))
    .value

describe('the list of winners', () => {
  test('OTH-14 D-046 consistent pages, highest first, masked, marked as a sample', async () => {
    const first = await winners('gameCategory=ALL&period=MONTH&pageNo=1')
    const second = await winners('gameCategory=ALL&period=MONTH&pageNo=2')
    expect(asRecord(first).sample).toBe(true)
    const amounts = [...asList(first, 'list'), ...asList(second, 'list')].map(({ winAmount }) =>
      Number(winAmount),
    )
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    for (const { customerName } of asList(first, 'list')) {
      expect(customerName).toMatch(/^[a-z]{2}\*\*\*\d$/)
    }
  })

  test('OTH-14 a period starts at the merchant’s midnight; a kind has only its games', async () => {
    const today = asList(await winners('gameCategory=ALL&period=TODAY&pageNo=1'), 'list')
    expect(today.length).toBeGreaterThan(0)
    for (const { wonAt } of today) {
      expect(Number(wonAt)).toBeGreaterThanOrEqual(Date.UTC(2026, 10, 19, 18))
      expect(Number(wonAt)).toBeLessThanOrEqual(Date.UTC(2026, 10, 20, 9))
    }
    const fish = asList(await winners('gameCategory=FISH&period=MONTH&pageNo=1'), 'list')
    expect(new Set(fish.map(({ game }) => asRecord(game).gameType))).toEqual(new Set(['FISH']))
    const none = await winners('gameCategory=ALL&period=MONTH&pageNo=1', 'guest+empty-lists')
    expect(none).toMatchObject({ list: [], total: 0, totalPages: 0 })
  })
})

describe('the leaderboard', () => {
  test('API-47 D-061 anybody can read it; a member gets the own rank', async () => {
    const world = await createTestWorld('member')
    const forGuests = await board(world, 'WEEK', null)
    expect(asRecord(forGuests).own).toBeNull()
    expect(asList(forGuests, 'list')).toHaveLength(50)
    const own = asRecord(asRecord(await board(world)).own)
    expect(own).toMatchObject({ name: 'Ra***m', masked: true, points: '8.00' })
    expect(Number(own.rank)).toBeGreaterThan(50)
    for (const scenario of ['trial', 'agent-1', 'member+self-excluded']) {
      expect(asRecord(await board(await createTestWorld(scenario))).own).toBeNull()
    }
  })

  test('API-47 points are counted at the next full hour', async () => {
    const world = await createTestWorld('member', { clock: '2026-11-20T09:20:00Z' })
    await send(world, 'claimCheckIn', checkIn(), world.visitor.token)
    const before = asRecord(await board(world))
    expect(before.countedAt).toBe(Date.UTC(2026, 10, 20, 9))
    expect(asRecord(before.own)).toMatchObject({ points: '8.00' })
    world.clock.advance('40m')
    expect(asRecord(asRecord(await board(world)).own)).toMatchObject({ points: '10.00' })
  })

  test('F-15 a member is masked unless they choose otherwise', async () => {
    const world = await createTestWorld('member')
    const shown = await send(world, 'setLeaderboardName', { masked: false }, world.visitor.token)
    expect(shown.value).toEqual({ masked: false, name: 'Rahim' })
    expect(asRecord(asRecord(await board(world)).own)).toMatchObject({ name: 'Rahim' })
    const hidden = await send(world, 'setLeaderboardName', { masked: true }, world.visitor.token)
    expect(hidden.value).toEqual({ masked: true, name: 'Ra***m' })
  })

  test('D-061 without points there is no rank', async () => {
    const world = await createTestWorld('member+rewards-none')
    expect(asRecord(await board(world)).own).toMatchObject({ rank: null, points: '0.00' })
  })
})
