import { describe, expect, test } from 'vitest'
import { DRAW_FORMATS } from '#mocks/world/play/lottery/formats.ts'
import { toPlay, wins } from '#mocks/world/play/lottery/plays.ts'
import { sendQuery } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const GAME = { gameCode: 'PADMA-536', area: 'TC', prizeMode: 'LOTT', language: 'EN' }
const LIST = { prizeMode: 'LOTT', type: 'Lott', language: 'EN' }
const PADMA = DRAW_FORMATS.TC[0]
const MEKONG = DRAW_FORMATS.SEA[0]

describe('the lists of lotteries', () => {
  test('API-36 API-37 GAM-23 D-041 in-house, regional and Vietnamese lotteries', async () => {
    const world = await createTestWorld('member')
    const codes = async (answer: Promise<{ value: unknown }>) =>
      asList((await answer).value, 'list').map(({ gameCode }) => gameCode)
    expect(await codes(sendQuery(world, 'getLotteryGames', LIST))).toContain('PADMA-536')
    const sea = await codes(sendQuery(world, 'getLotteryGames', { ...LIST, prizeMode: 'SEA' }))
    expect(sea).toContain('SEA-MEKONG')
    expect(sea).not.toContain('PADMA-536')
    const vn = { prizeMode: 'ELOTT', device: 'WEB', language: 'EN' }
    expect(await codes(sendQuery(world, 'getVnLotteryMenu', vn))).toContain('VN-HANOI')
    const other = await sendQuery(world, 'getLotteryGames', { ...LIST, type: 'Keno' })
    expect(other.status).toBe(422)
  })

  test('D-041 a lottery in a list has the play that pays most, by the odds of the list', async () => {
    const world = await createTestWorld('member')
    const topOf = async (prizeMode: string, code: string) => {
      const { value } = await sendQuery(world, 'getLotteryGames', { ...LIST, prizeMode })
      const found = asList(value, 'list').find(({ gameCode }) => gameCode === code)
      return asRecord(found?.topPlay)
    }
    expect(await topOf('LOTT', 'PADMA-536')).toMatchObject({ code: 'B3', odds: '660.00' })
    expect(await topOf('ZY', 'SURMA-4D')).toMatchObject({ code: 'D4', odds: '9400.00' })
  })

  test('D-041 each prize mode has its own odds, none above the chance', async () => {
    const odds = (['LOTT', 'ZY', 'ELOTT', 'SEA'] as const).map((mode) =>
      Number(PADMA && toPlay(PADMA, 'B2', mode).odds),
    )
    expect(new Set(odds).size).toBe(4)
    expect(Math.max(...odds)).toBeLessThan(63)
  })

  test('D-043 the next draws by the clock, with the last numbers; another area does not find the code', async () => {
    const world = await createTestWorld('member')
    const game = asRecord((await sendQuery(world, 'getLotteryGame', GAME)).value)
    const [first, second] = asList(game, 'draws')
    expect(first).toEqual({
      issue: '20261120-0110',
      drawsAt: Date.UTC(2026, 10, 20, 9, 5),
      closesAt: Date.UTC(2026, 10, 20, 9, 4, 40),
    })
    expect(second?.issue).toBe('20261120-0111')
    expect(asRecord(game.last).issue).toBe('20261120-0109')
    expect((await sendQuery(world, 'getLotteryGame', { ...GAME, area: 'VN' })).status).toBe(404)
    expect((await sendQuery(world, 'getLotteryGame', { ...GAME, gameCode: '1' })).status).toBe(404)
    const asGuest = await callEnvelope(
      world,
      'GET',
      `/lgw/lottery/game?${new URLSearchParams(GAME)}`,
      {
        token: null,
      },
    )
    expect(asGuest.status).toBe(401)
  })

  test('GAM-05 every lottery of the catalogue has a code that opens', async () => {
    const world = await createTestWorld('member')
    for (const [area, vendor] of [
      ['TC', 'LOTT'],
      ['SEA', 'TCG_SEA'],
      ['VN', 'TCG_LOTTO_VN'],
    ] as const) {
      const [game] = world.catalogue.byVendor(vendor)
      const asked = { ...GAME, area, gameCode: game?.gameCode ?? '' }
      const { value } = await sendQuery(world, 'getLotteryGame', asked)
      expect(value).toMatchObject({ name: game?.displayName, area })
    }
  })

  test('API-39 API-40 past draws in pages, the same for the same seed, others for another', async () => {
    const page = { gameCode: 'VN-HANOI', pageNo: '2', pageSize: '10' }
    const opened = async (seed: number) =>
      (await sendQuery(await createTestWorld('member', { seed }), 'getVnOpenedNumbers', page)).value
    const value = asRecord(await opened(7))
    expect(value).toMatchObject({ total: 100, totalPages: 10 })
    expect(asList(value, 'list')[0]).toMatchObject({ issue: '20261120-0099' })
    expect(await opened(7)).toEqual(value)
    expect(await opened(8)).not.toEqual(value)
    const house = { ...page, gameCode: 'PADMA-536' }
    const { value: balls } = await sendQuery(
      await createTestWorld('member'),
      'getOpenedNumbers',
      house,
    )
    for (const { numbers } of asList(balls, 'list')) expect(new Set(numbers as []).size).toBe(5)
  })

  test('lottery-closing: the draw of every lottery closes after five seconds', async () => {
    const world = await createTestWorld('member+lottery-closing')
    const closing = async () =>
      asList((await sendQuery(world, 'getLotteryGames', LIST)).value, 'list').map(({ draw }) =>
        Number(asRecord(draw).closesAt),
      )
    expect(new Set(await closing())).toEqual(new Set([world.clock.now() + 5000]))
    world.clock.advance('5s')
    expect(Math.min(...(await closing()))).toBeGreaterThan(world.clock.now() + 30_000)
  })
})

test.each([
  [PADMA, 'B3', ['4', '7', '12'], ['4', '7', '12', '21', '33'], true],
  [PADMA, 'B3', ['4', '7', '13'], ['4', '7', '12', '21', '33'], false],
  [PADMA, 'SIDE', ['SMALL'], ['4', '7', '12', '21', '33'], true],
  [PADMA, 'SIDE', ['BIG'], ['4', '18', '22', '31', '36'], true],
  [PADMA, 'SIDE', ['ODD'], ['4', '7', '12', '21', '33'], true],
  [MEKONG, 'D2', ['0', '7'], ['4', '1', '0', '7'], true],
  [MEKONG, 'D2', ['7', '0'], ['4', '1', '0', '7'], false],
  [MEKONG, 'D4', ['4', '1', '0', '7'], ['4', '1', '0', '7'], true],
  [MEKONG, 'SIDE', ['BIG'], ['4', '1', '0', '5'], true],
  [MEKONG, 'SIDE', ['EVEN'], ['4', '1', '0', '5'], false],
] as const)('the rules: %o %s %j of %j: %s', (kind, play, picks, numbers, won) => {
  expect(kind && wins(kind, { play, picks }, numbers)).toBe(won)
})
