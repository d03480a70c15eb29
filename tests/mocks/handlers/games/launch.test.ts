import { describe, expect, test } from 'vitest'
import type { GameType } from '#mocks/catalogue/types.ts'
import { addAmounts, subtractAmounts } from '#mocks/world/core/amount.ts'
import type { World } from '#mocks/world/world-types.ts'
import { createTestWorld } from '../../helpers.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const HOST = 'http://localhost'

const LAUNCH = '/wps/game/launchGame?language=EN'
const QUARTER_PAST = 5_400_000

const first = (world: World, type: GameType) => {
  const found = world.catalogue
    .byType(type)
    .find((game) => game.isGame === 'GAME' && !game.maintenance && game.vassalage !== 'TF')
  if (!found) throw new RangeError('There is no such game.')
  return found
}
const launch = (world: World, nodeId: number, more = '') =>
  callEnvelope(world, 'GET', `${LAUNCH}&nodeId=${nodeId}${more}`)

describe('OTH-24 maintenance', () => {
  test('of a game: only this game is closed, with its end', async () => {
    const world = await createTestWorld('member+game-maintenance')
    const game = first(world, 'RNG')
    const refused = await launch(world, game.nodeId)
    expect(refused.code).toBe('game.maintenance')
    expect(refused.value).toEqual({
      nodeId: game.nodeId,
      gameName: game.displayName,
      vassalage: game.vassalage,
      vendorName: world.catalogue.vendor(game.vassalage)?.name,
      gameType: 'RNG',
      until: world.startedAt + QUARTER_PAST,
    })
    expect((await launch(world, first(world, 'FISH').nodeId)).status).toBe(200)
    world.clock.advance(QUARTER_PAST)
    expect((await launch(world, game.nodeId)).code).toBeUndefined()
  })

  test('of a vendor: all its games are closed, without an end', async () => {
    const world = await createTestWorld('member+vendor-maintenance')
    const [game] = world.catalogue.byVendor('PG')
    const refused = await launch(world, game?.nodeId ?? 0)
    expect(refused.code).toBe('vendor.maintenance')
    expect(asRecord(refused.value)).toMatchObject({ vassalage: 'PG', until: null })
    const { value } = await callEnvelope(world, 'GET', '/wps/relay/gameVendor?language=EN')
    const closed = asList(value, 'list').filter((one) => one.maintenance)
    expect(closed.map(({ vassalage }) => vassalage).toSorted()).toEqual(['PG', 'TF'])
  })

  test('GAM-09 of a type: only its games, its lane and the index are closed', async () => {
    const world = await createTestWorld('member+module-maintenance')
    expect((await launch(world, first(world, 'FISH').nodeId)).code).toBe('module.maintenance')
    expect((await launch(world, first(world, 'LIVE').nodeId)).status).toBe(200)
    const { value } = await callEnvelope(
      world,
      'GET',
      '/lgw/games/game_menus?platform=html5-desktop',
    )
    const lanes = asList(asRecord(value).data, 'lanes')
    const closed = lanes.filter((lane) => asList(lane, 'cards').every((one) => one.maintenance))
    expect(closed.map(({ title }) => title)).toEqual(['FISH'])
  })
})

describe('F-03 resuming a session', () => {
  test('returns the same one while it is open, for the same game and money; else a new one', async () => {
    const world = await createTestWorld('member')
    const game = first(world, 'FISH')
    const sessionOf = async (nodeId: number, more = '') =>
      String(asRecord((await launch(world, nodeId, more)).value).sessionId)
    const id = await sessionOf(game.nodeId)
    const again = `&sessionId=${id}`
    expect(await sessionOf(game.nodeId, again)).toBe(id)
    expect(await sessionOf(game.nodeId)).not.toBe(id)
    expect(await sessionOf(first(world, 'RNG').nodeId, again)).not.toBe(id)
    expect(await sessionOf(game.nodeId, `${again}&demo=true`)).not.toBe(id)
    await callEnvelope(world, 'DELETE', `/wps/game/session?sessionId=${id}`)
    expect(await sessionOf(game.nodeId, again)).not.toBe(id)
  })
})

describe('D-037 D-038 how a game opens', () => {
  test.each([
    ['member', 'IFRAME', /^\/demo-games\/fish\/index\.html\?session=play-/],
    ['member+launch-cdn', 'IFRAME', /^fish\/index\.html\?session=play-/],
    ['member+launch-window', 'WINDOW', /^\/demo-vendor\/index\.html\?.*session=play-/],
    ['member+launch-redirect', 'REDIRECT', /^\/demo-vendor\/index\.html\?.*back=%2Ffish/],
  ])('%s: %s', async (scenario, mode, url) => {
    const world = await createTestWorld(scenario)
    const { value } = await launch(world, first(world, 'FISH').nodeId, '&backUrl=/fish')
    expect(value).toMatchObject({ mode, url: expect.stringMatching(url) })
    const { url: address, gameName } = asRecord(value)
    const { searchParams } = new URL(String(address), 'https://portal.example')
    expect(searchParams.get('name')).toBe(gameName)
  })
})

describe('the configuration agrees with the launch', () => {
  const configOf = async (world: World) =>
    asRecord((await callEnvelope(world, 'GET', '/wps/system/settings/consolidated')).value)
  const namesIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

  test.each(['member', 'member+weird-config'])('%s: CDN, currency and hosts', async (scenario) => {
    const world = await createTestWorld(scenario)
    const config = await configOf(world)
    const { nodeId } = first(world, 'FISH')
    const { value } = await launch(world, nodeId)
    const { sessionId, url } = asRecord(value)
    const bases = namesIn(config.launchGameCDNs)
    expect(bases.some((base) => String(url).startsWith(`${base}/`))).toBe(true)
    const { value: play } = await callEnvelope(
      world,
      'GET',
      `/wps/game/session?sessionId=${sessionId}`,
    )
    expect(asRecord(play).currency).toBe(asRecord(config.currency).code)
    for (const host of namesIn(config.domainRoute)) {
      const { status } = await launch(world, nodeId, `&backUrl=https://${host}/fish`)
      expect(status).toBe(200)
    }
  })

  test('domain-invalid: the return address must be on a listed host', async () => {
    const world = await createTestWorld('member+domain-invalid')
    const { hostname } = new URL(HOST)
    expect(namesIn((await configOf(world)).domainRoute)).not.toContain(hostname)
    const refused = await launch(world, first(world, 'FISH').nodeId, `&backUrl=${HOST}/fish`)
    expect(refused.status).toBe(422)
  })
})

describe('D-038 a round of a game with a choice', () => {
  const rounds = [
    ['LIVE', 'small'],
    ['FISH', 'puti'],
    ['PVP', 'padma'],
    ['LOTT', '2-7-11'],
    ['BGS', 'padma'],
    ['SPORTS', 'pksh1-sdkt2'],
    ['ESPORTS', 'nhit1'],
    ['COCKFIGHT', 'red'],
  ] as const

  test.each(rounds)(
    '%s on %s moves the balance once, even if requests are repeated',
    async (type, choice) => {
      const world = await createTestWorld('member')
      const game = first(world, type)
      const { value } = await launch(world, game.nodeId)
      const { sessionId } = asRecord(value)
      const play = (more: object) => {
        const body = { sessionId, roundId: 'round-0001', stake: game.minStake, ...more }
        return callEnvelope(world, 'POST', '/lgw/demo/round', { body })
      }
      expect((await play({})).status).toBe(422)
      expect((await play({ choice: 'nothing' })).status).toBe(422)
      const { value: settled } = await play({ choice })
      const { payout } = asRecord(settled)
      const expected = addAmounts(subtractAmounts('25480.50', game.minStake), String(payout))
      expect(world.db.wallets.find({ memberId: 1001 })?.balance).toBe(expected)
      expect((await play({ choice: 'big' })).status).toBe(409)
      await callEnvelope(world, 'DELETE', `/wps/game/session?sessionId=${sessionId}`)
      expect((await play({ choice })).value).toEqual(settled)
      expect((await play({ choice, roundId: 'round-0002' })).status).toBe(409)
      expect(world.db.wallets.find({ memberId: 1001 })?.balance).toBe(expected)
    },
  )

  test("HOM-24 a win with real money is on the winners' list, masked", async () => {
    const world = await createTestWorld('member')
    const game = first(world, 'FISH')
    const { sessionId } = asRecord((await launch(world, game.nodeId)).value)
    let won = '0.00'
    for (let i = 0; won === '0.00'; i += 1) {
      const body = { sessionId, roundId: `round-${1000 + i}`, stake: game.maxStake, choice: 'puti' }
      won = String(
        asRecord((await callEnvelope(world, 'POST', '/lgw/demo/round', { body })).value).payout,
      )
    }
    const board = '/wps/relay/winnerBoard?gameCategory=FISH&language=EN&limitNum=100'
    const { value } = await callEnvelope(world, 'GET', board)
    const winners = asList(value, 'list').map(({ vo }) => vo)
    expect(winners).toContainEqual(
      expect.objectContaining({ customerName: 'ra***5', winAmount: won, nodeId: game.nodeId }),
    )
  })
})
