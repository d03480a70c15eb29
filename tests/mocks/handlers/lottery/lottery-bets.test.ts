import { describe, expect, test } from 'vitest'
import { addAmounts, subtractAmounts } from '#mocks/world/core/amount.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send, sendQuery } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { slip } from '../../refusals/lottery.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const GAME = { gameCode: 'PADMA-536', area: 'TC', prizeMode: 'LOTT', language: 'EN' }
const BETS = { gameCode: 'PADMA-536', pageNo: '1', pageSize: '10' }

const balanceOf = async (world: World) =>
  String(asRecord((await callEnvelope(world, 'GET', '/wps/v2/wallets/balance')).value).balance)

const bet = (world: World, over: object = {}) =>
  send(world, 'placeLotteryBets', slip(over), world.visitor.token)

/** The numbers of the next draw, read in a copy of the world five minutes later. */
async function comingNumbers(): Promise<string[]> {
  const later = await createTestWorld('member', { clock: '2026-11-20T09:05:00Z' })
  const { last } = asRecord((await sendQuery(later, 'getLotteryGame', GAME)).value)
  return asList({ last: [last] }, 'last').flatMap(({ numbers }) => numbers as string[])
}

describe('bets', () => {
  test('a slip is paid at once and settled once, by the draw', async () => {
    const numbers = await comingNumbers()
    const world = await createTestWorld('member')
    const other = ['1', '2', '3', '4', '5', '6'].find((ball) => !numbers.includes(ball))
    const lines = [
      { play: 'B2', picks: numbers.slice(0, 2), stake: '10.00' },
      { play: 'B1', picks: [other], stake: '4.00' },
    ]
    const receipt = await bet(world, { lines })
    expect(receipt.value).toMatchObject({ staked: '14.00', balance: '25466.50' })
    expect(await balanceOf(world)).toBe('25466.50')
    const mine = async () => asRecord((await sendQuery(world, 'getLotteryBets', BETS)).value)
    expect((await mine()).position).toMatchObject({ net: '-14.00', pending: '14.00', lines: 2 })
    world.clock.advance('5m')
    const [second, first] = asList(await mine(), 'list')
    expect(first).toMatchObject({ state: 'WON', payout: '590.00', numbers })
    expect(second).toMatchObject({ state: 'LOST', payout: '0.00', numbers })
    const [one, two] = await Promise.all([mine(), mine()])
    expect(one).toEqual(two)
    expect(one.position).toMatchObject({ net: '576.00', won: '590.00', pending: '0.00' })
    expect(await balanceOf(world)).toBe('26056.50')
    const booked = world.db.ledger.list({ memberId: 1001 })
    expect(booked.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['STAKE', '-10.00'],
      ['STAKE', '-4.00'],
      ['PAYOUT', '590.00'],
    ])
  })

  test('a repeated slip is one bet; with other lines it is a conflict', async () => {
    const world = await createTestWorld('member')
    const body = slip()
    const again = () => send(world, 'placeLotteryBets', body, world.visitor.token)
    const [one, two] = await Promise.all([again(), again()])
    expect(two.value).toEqual(one.value)
    expect(world.db.lotteryBets.count()).toBe(1)
    expect(await balanceOf(world)).toBe('25470.50')
    const other = { ...body, lines: [{ play: 'B1', picks: ['7'], stake: '10.00' }] }
    expect((await send(world, 'placeLotteryBets', other, world.visitor.token)).status).toBe(409)
  })

  test('an invalid slip is refused as a whole, without cost', async () => {
    const world = await createTestWorld('member')
    for (const lines of [
      [{ play: 'D2', picks: ['1', '2'], stake: '10.00' }],
      [{ play: 'B2', picks: ['7'], stake: '10.00' }],
      [{ play: 'B2', picks: ['7', '7'], stake: '10.00' }],
      [{ play: 'B2', picks: ['0', '37'], stake: '10.00' }],
      [{ play: 'SIDE', picks: ['7'], stake: '10.00' }],
      [],
    ]) {
      expect((await bet(world, { lines })).status).toBe(422)
    }
    expect((await bet(world, { gameCode: 'NOBODY' })).status).toBe(404)
    expect(await balanceOf(world)).toBe('25480.50')
  })

  test('a bet is accepted until one millisecond before the close, not at it', async () => {
    for (const [ms, code] of [
      [279_999, undefined],
      [280_000, 'lottery.draw.closed'],
    ] as const) {
      const world = await createTestWorld('member')
      world.clock.advance(ms)
      expect((await bet(world)).code).toBe(code)
    }
  })

  test('API-37 recent lotteries of Vietnam, latest first, without in-house ones', async () => {
    const world = await createTestWorld('member')
    const vn = (gameCode: string, issue: string) =>
      bet(world, {
        gameCode,
        issue,
        area: 'VN',
        lines: [{ play: 'D2', picks: ['0', '7'], stake: '1.00' }],
      })
    await bet(world)
    await vn('VN-HANOI', '20261120-0110')
    await vn('VN-SAIGON', '20261120-0056')
    const asked = { prizeMode: 'LOTT', device: 'WEB', language: 'EN' }
    const { value } = await sendQuery(world, 'getVnLotteryRecent', asked)
    expect(asList(value, 'list').map(({ name }) => name)).toEqual(['Saigon', 'Hanoi'])
  })

  test('money is neither made nor lost over many simultaneous slips', async () => {
    const world = await createTestWorld('member')
    await Promise.all(Array.from({ length: 8 }, () => bet(world)))
    expect(await balanceOf(world)).toBe('25400.50')
    world.clock.advance('10m')
    const value = asRecord((await sendQuery(world, 'getLotteryBets', BETS)).value)
    const won = asList(value, 'list').reduce(
      (sum, one) => addAmounts(sum, String(one.payout)),
      '0.00',
    )
    expect(subtractAmounts(await balanceOf(world), won)).toBe('25400.50')
  })
})
