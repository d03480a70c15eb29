import { describe, expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import { createTestWorld } from '../../helpers.ts'
import { asRecord, callEnvelope } from '../../requests.ts'

const BETTING = {
  launchMode: 'LOTT',
  lottoArea: 'VN',
  lottoPrizeMode: 'ELOTT',
  lottoGameCode: 'VN-HANOI',
  lottoView: 'betting',
  device: 'WEB',
  backUrl: '/vnLottery?gameCode=VN-HANOI',
  language: 'BN',
}
const { lottoGameCode: _, ...rest } = BETTING
const LOBBY = { ...rest, lottoView: 'lobby' }

const launch = (world: World, query: Record<string, string>) =>
  callEnvelope(world, 'GET', `/wps/game/launchGame?${new URLSearchParams(query)}`)
const status = async (query: Record<string, string>) =>
  (await launch(await createTestWorld('member'), query)).status

describe('API-38 a lottery at its vendor', () => {
  test('the betting page of one lottery: all fields reach the vendor, which returns its name', async () => {
    const { value } = await launch(await createTestWorld('member'), BETTING)
    expect(value).toMatchObject({ mode: 'IFRAME', demo: false, gameName: 'হ্যানয়' })
    const url = new URL(String(asRecord(value).url), 'https://portal.example')
    expect(url.pathname).toBe('/demo-games/lottery/index.html')
    const { session, ...parameters } = Object.fromEntries(url.searchParams)
    expect(session).toMatch(/^play-/)
    expect(parameters).toEqual({
      area: 'VN',
      prizeMode: 'ELOTT',
      code: 'VN-HANOI',
      view: 'betting',
      device: 'WEB',
      back: '/vnLottery?gameCode=VN-HANOI',
      language: 'BN',
      name: 'হ্যানয়',
      // The game's actual return equals the one on its tile.
      rtp: '96.33',
    })
  })

  test("the lobby: no code, and the vendor's own name", async () => {
    const { value } = await launch(await createTestWorld('member'), LOBBY)
    const url = new URL(String(asRecord(value).url), 'https://portal.example')
    expect(url.searchParams.get('view')).toBe('lobby')
    expect(url.searchParams.has('code')).toBe(false)
  })

  test.each([
    'lottoArea',
    'lottoPrizeMode',
    'lottoGameCode',
    'lottoView',
    'device',
    'backUrl',
    'language',
  ])('without %s it is invalid', async (field) => {
    const query = Object.fromEntries(Object.entries(BETTING).filter(([name]) => name !== field))
    expect(await status(query)).toBe(422)
  })

  test.each([
    ['launchMode', 'SLOT'],
    ['lottoArea', 'TC'],
    ['lottoPrizeMode', 'SEA'],
    ['lottoGameCode', '../x'],
    ['lottoView', 'cellar'],
    ['device', 'TV'],
    ['backUrl', 'https://evil.example/'],
    ['backUrl', '//evil.example/'],
    ['language', 'klingon'],
    ['nodeId', '10005'],
    ['vassalage', 'PG'],
    ['demo', 'true'],
  ])('%s %s is invalid', async (field, value) => {
    expect(await status({ ...BETTING, [field]: value })).toBe(422)
  })

  test('a code in the lobby, and lottery fields without their mode, are invalid', async () => {
    expect(await status({ ...LOBBY, lottoGameCode: 'VN-HANOI' })).toBe(422)
    expect(await status({ nodeId: '10005', language: 'EN', lottoView: 'lobby' })).toBe(422)
  })

  test('an unknown code of Vietnam is not found', async () => {
    expect(await status({ ...BETTING, lottoGameCode: 'PADMA-536' })).toBe(404)
  })

  test('members who may not play a game may not play here either', async () => {
    const code = async (scenario: string) =>
      (await launch(await createTestWorld(scenario), BETTING)).code
    expect(await code('trial')).toBe('function.not.available')
    expect(await code('member+self-excluded')).toBe('self.excluded')
    expect(
      (
        await callEnvelope(
          await createTestWorld('guest'),
          'GET',
          `/wps/game/launchGame?${new URLSearchParams(BETTING)}`,
        )
      ).status,
    ).toBe(401)
  })

  test('its rounds move the wallet like those of any game', async () => {
    const world = await createTestWorld('member')
    const { sessionId } = asRecord((await launch(world, BETTING)).value)
    const body = { sessionId, roundId: 'round-0001', stake: '10.00', choice: '2-7-11' }
    expect((await callEnvelope(world, 'POST', '/lgw/demo/round', { body })).value).toMatchObject({
      rounds: 1,
    })
  })
})
