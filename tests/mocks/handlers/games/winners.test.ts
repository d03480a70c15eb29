import { describe, expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import { send } from '../../flows.ts'
import { worldOf } from '../../helpers.ts'
import { checkIn } from '../../refusals/rewards.ts'
import { callEnvelope, listOf, recordOf } from '../../requests.ts'

const winners = async (query: string, scenario = 'guest') =>
  (
    await callEnvelope(
      await worldOf(scenario),
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
    expect(recordOf(first).sample).toBe(true)
    const amounts = [...listOf(first, 'list'), ...listOf(second, 'list')].map(({ winAmount }) =>
      Number(winAmount),
    )
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    for (const { customerName } of listOf(first, 'list')) {
      expect(customerName).toMatch(/^[a-z]{2}\*\*\*\d$/)
    }
  })

  test('OTH-14 a period starts at the merchant’s midnight; a kind has only its games', async () => {
    const today = listOf(await winners('gameCategory=ALL&period=TODAY&pageNo=1'), 'list')
    expect(today.length).toBeGreaterThan(0)
    for (const { wonAt } of today) {
      expect(Number(wonAt)).toBeGreaterThanOrEqual(Date.UTC(2026, 10, 19, 18))
      expect(Number(wonAt)).toBeLessThanOrEqual(Date.UTC(2026, 10, 20, 9))
    }
    const fish = listOf(await winners('gameCategory=FISH&period=MONTH&pageNo=1'), 'list')
    expect(new Set(fish.map(({ game }) => recordOf(game).gameType))).toEqual(new Set(['FISH']))
    const none = await winners('gameCategory=ALL&period=MONTH&pageNo=1', 'guest+empty-lists')
    expect(none).toMatchObject({ list: [], total: 0, totalPages: 0 })
  })
})

describe('the leaderboard', () => {
  test('API-47 D-061 anybody can read it; a member gets the own rank', async () => {
    const world = await worldOf('member')
    const forGuests = await board(world, 'WEEK', null)
    expect(recordOf(forGuests).own).toBeNull()
    expect(listOf(forGuests, 'list')).toHaveLength(50)
    const own = recordOf(recordOf(await board(world)).own)
    expect(own).toMatchObject({ name: 'Ra***m', masked: true, points: '8.00' })
    expect(Number(own.rank)).toBeGreaterThan(50)
    for (const scenario of ['trial', 'agent-1', 'member+self-excluded']) {
      expect(recordOf(await board(await worldOf(scenario))).own).toBeNull()
    }
  })

  test('API-47 points are counted at the next full hour', async () => {
    const world = await worldOf('member', { clock: '2026-11-20T09:20:00Z' })
    await send(world, 'claimCheckIn', checkIn(), world.visitor.token)
    const before = recordOf(await board(world))
    expect(before.countedAt).toBe(Date.UTC(2026, 10, 20, 9))
    expect(recordOf(before.own)).toMatchObject({ points: '8.00' })
    world.clock.advance('40m')
    expect(recordOf(recordOf(await board(world)).own)).toMatchObject({ points: '10.00' })
  })

  test('F-15 a member is masked unless they choose otherwise', async () => {
    const world = await worldOf('member')
    const shown = await send(world, 'setLeaderboardName', { masked: false }, world.visitor.token)
    expect(shown.value).toEqual({ masked: false, name: 'Rahim' })
    expect(recordOf(recordOf(await board(world)).own)).toMatchObject({ name: 'Rahim' })
    const hidden = await send(world, 'setLeaderboardName', { masked: true }, world.visitor.token)
    expect(hidden.value).toEqual({ masked: true, name: 'Ra***m' })
  })

  test('D-061 without points there is no rank', async () => {
    const world = await worldOf('member+rewards-none')
    expect(recordOf(await board(world)).own).toMatchObject({ rank: null, points: '0.00' })
  })
})
