import { describe, expect, test } from 'vitest'
import { gameTheme } from '#mocks/art/game-art.ts'
import { getLooks } from '#mocks/art/looks.ts'
import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { addAmounts, subtractAmounts } from '#mocks/world/core/amount.ts'
import type { World } from '#mocks/world/world-types.ts'
import { createTestWorld } from '../../helpers.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const LAUNCH = '/wps/game/launchGame?language=EN'
const TRIAL = '/wps/relay/trialLaunch?language=EN'

function gameWhere(world: World, test: (game: CatalogueGame) => boolean): CatalogueGame {
  const found = world.catalogue.all().find((game) => game.isGame === 'GAME' && test(game))
  if (!found) throw new RangeError('There is no such game.')
  return found
}

const open = (game: CatalogueGame) => !game.maintenance && game.vassalage !== 'TF'
const slot = (world: World) => gameWhere(world, (game) => game.gameType === 'RNG' && open(game))
const noDemo = (world: World) => gameWhere(world, (game) => !game.demo && open(game))

const launch = async (world: World, game: CatalogueGame, more = '') =>
  callEnvelope(world, 'GET', `${LAUNCH}&nodeId=${game.nodeId}${more}`)

const sessionOf = ({ value }: { value: unknown }) => String(asRecord(value).sessionId)

const round = (world: World, sessionId: string, roundId: string, stake: string, token?: null) =>
  callEnvelope(world, 'POST', '/lgw/demo/round', {
    body: { sessionId, roundId, stake },
    ...(token === null && { token }),
  })

const balanceOf = async (world: World) =>
  String(asRecord((await callEnvelope(world, 'GET', '/wps/v2/wallets/balance')).value).balance)

describe('launching', () => {
  test('API-34 returns address, name and stakes; the game becomes the most recent', async () => {
    const world = await createTestWorld('member')
    const game = gameWhere(world, (one) => one.gameType === 'BGS' && open(one))
    const launched = await launch(world, game)
    const url = new URL(String(asRecord(launched.value).url), 'https://portal.example')
    expect(url.pathname).toBe('/demo-games/cards/index.html')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      session: sessionOf(launched),
      rtp: game.rtp,
      name: game.displayName,
      // The sample world has no game of bridge, so another one replaces it.
      standsIn: '1',
    })
    expect(launched.value).toMatchObject({
      mode: 'IFRAME',
      ratio: '16:9',
      demo: false,
      gameName: game.displayName,
      minStake: game.minStake,
      maxStake: game.maxStake,
    })
    const slot = gameWhere(world, (one) => one.gameType === 'RNG' && open(one))
    const { url: reels } = asRecord((await launch(world, slot)).value)
    const { search } = new URL(String(reels), 'https://portal.example')
    expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject(
      gameTheme(slot, getLooks(world.catalogue).get(slot.nodeId)),
    )
    await launch(world, game)
    const recent = await callEnvelope(
      world,
      'GET',
      '/wps/relay/recentGames?page=1&pageSize=20&language=EN&clientType=3',
    )
    const ids = asList(recent.value, 'list').map(({ nodeId }) => nodeId)
    expect(ids[0]).toBe(game.nodeId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('GAM-01 API-34 refusals: no session, unknown, closed, no money, foreign return address', async () => {
    const world = await createTestWorld('member')
    const game = slot(world)
    expect((await callEnvelope(world, 'GET', `${LAUNCH}&nodeId=1`)).status).toBe(404)
    expect((await callEnvelope(world, 'GET', LAUNCH)).status).toBe(422)
    const asGuest = await callEnvelope(world, 'GET', `${LAUNCH}&nodeId=${game.nodeId}`, {
      token: null,
    })
    expect(asGuest.status).toBe(401)
    const closed = gameWhere(world, (one) => one.maintenance)
    expect((await launch(world, closed)).code).toBe('game.maintenance')
    for (const back of [
      'https://evil.example/',
      '//evil.example',
      'https://suborno.example.evil.example',
    ]) {
      const { status } = await launch(world, game, `&backUrl=${encodeURIComponent(back)}`)
      expect(status).toBe(422)
    }
    expect((await launch(world, game, '&backUrl=%2Frng')).status).toBe(200)
    await world.db.wallets.update({ memberId: 1001 }, (row) => {
      row.balance = '0.00'
    })
    expect((await launch(world, game)).code).toBe('balance.insufficient')
    expect((await launch(world, game, '&demo=true')).success).toBe(true)
  })

  test("API-35 a vendor card opens the vendor's lobby", async () => {
    const world = await createTestWorld('member')
    const path = (vendor: string) => `${LAUNCH}&vassalage=${vendor}&gameType=SPORTS&version=2`
    expect((await callEnvelope(world, 'GET', path('MDN'))).success).toBe(true)
    expect((await callEnvelope(world, 'GET', path('PG'))).status).toBe(404)
    const closed = await callEnvelope(world, 'GET', `${LAUNCH}&vassalage=TF&gameType=ESPORTS`)
    expect(closed.code).toBe('vendor.maintenance')
  })

  test('GAM-02 a trial account plays demos only, with its own units', async () => {
    const world = await createTestWorld('trial')
    const game = slot(world)
    expect((await launch(world, game)).code).toBe('function.not.available')
    expect((await launch(world, noDemo(world), '&demo=true')).code).toBe('function.not.available')
    const session = sessionOf(await launch(world, game, '&demo=true'))
    const played = await round(world, session, 'round-0001', game.minStake)
    expect(asRecord(played.value).balance).toBe(await balanceOf(world))
  })

  test('ROL-03 a demo needs no account, only a game with a demo', async () => {
    const world = await createTestWorld('guest')
    const demo = await callEnvelope(world, 'GET', `${TRIAL}&nodeId=${slot(world).nodeId}`)
    expect(demo.value).toMatchObject({ demo: true })
    const state = await callEnvelope(world, 'GET', `/wps/game/session?sessionId=${sessionOf(demo)}`)
    expect(state.value).toMatchObject({ balance: '2000.00', net: '0.00', rounds: 0, demo: true })
    const none = await callEnvelope(world, 'GET', `${TRIAL}&nodeId=${noDemo(world).nodeId}`)
    expect(none.code).toBe('function.not.available')
  })
})

describe('rounds', () => {
  test('D-038 a round moves the wallet by stake and payout, is recorded and notifies the page', async () => {
    const world = await createTestWorld('member')
    const received: string[] = []
    world.sockets.add({
      memberId: 1001,
      send: (text) => received.push(text),
      close: () => undefined,
    })
    const game = slot(world)
    const session = sessionOf(await launch(world, game))
    let expected = await balanceOf(world)
    let won = '0.00'
    for (let i = 1; i <= 20; i += 1) {
      const { value } = await round(world, session, `round-${1000 + i}`, '10.00')
      const { payout, balance, net, rounds } = asRecord(value)
      won = addAmounts(won, String(payout))
      expected = addAmounts(subtractAmounts(expected, '10.00'), String(payout))
      expect({ balance, rounds }).toEqual({ balance: expected, rounds: i })
      expect(net).toBe(subtractAmounts(won, `${i * 10}.00`))
    }
    expect(await balanceOf(world)).toBe(expected)
    // Ten rounds also finish a mission, which sends its own events.
    const moved = received.filter((text) => text.includes('balance.updated'))
    expect(moved).toHaveLength(20)
    expect(JSON.parse(moved.at(-1) ?? '{}')).toMatchObject({
      type: 'balance.updated',
      value: { balance: expected },
    })
    const booked = world.db.ledger.list({ memberId: 1001 })
    expect(booked.filter(({ kind }) => kind === 'STAKE')).toHaveLength(20)
    const sum = booked.reduce((total, { amount }) => addAmounts(total, amount), '25480.50')
    expect(sum).toBe(expected)
    expect(won).not.toBe('0.00')
  })

  test('D-038 a round is settled once, even if it is sent twice at the same time', async () => {
    const world = await createTestWorld('member')
    const session = sessionOf(await launch(world, slot(world)))
    const [one, two] = await Promise.all([
      round(world, session, 'round-0001', '10.00'),
      round(world, session, 'round-0001', '10.00'),
    ])
    expect(two.value).toEqual(one.value)
    expect(world.db.rounds.count({ playId: session })).toBe(1)
    expect((await round(world, session, 'round-0001', '20.00')).status).toBe(409)
  })

  test('D-038 simultaneous rounds never lose money', async () => {
    const world = await createTestWorld('member')
    const session = sessionOf(await launch(world, slot(world)))
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => round(world, session, `round-${1000 + i}`, '10.00')),
    )
    const balance = answers.reduce(
      (left, { value }) =>
        addAmounts(subtractAmounts(left, '10.00'), String(asRecord(value).payout)),
      '25480.50',
    )
    expect(await balanceOf(world)).toBe(balance)
  })

  test("D-038 refusals: stake out of range, not enough money, ended, another member's", async () => {
    const world = await createTestWorld('member')
    const game = slot(world)
    const session = sessionOf(await launch(world, game))
    expect((await round(world, session, 'round-0001', '0.01')).status).toBe(422)
    expect((await round(world, session, 'round-0001', '9999999.00')).status).toBe(422)
    expect((await round(world, session, 'round-0001', '10.00', null)).status).toBe(404)
    expect((await round(world, 'play-99999999', 'round-0001', '10.00')).status).toBe(404)
    await world.db.wallets.update({ memberId: 1001 }, (row) => {
      row.balance = '5.00'
    })
    expect((await round(world, session, 'round-0001', '10.00')).code).toBe('balance.insufficient')
    expect(await balanceOf(world)).toBe('5.00')
    const end = () => callEnvelope(world, 'DELETE', `/wps/game/session?sessionId=${session}`)
    const { endedAt } = asRecord((await end()).value)
    expect(endedAt).toBe(world.clock.now())
    world.clock.advance('1m')
    expect((await end()).value).toMatchObject({ endedAt })
    expect((await round(world, session, 'round-0002', '1.00')).status).toBe(409)
  })

  test('ROL-03 a demo uses play money and no wallet', async () => {
    const world = await createTestWorld('member')
    const session = sessionOf(await launch(world, slot(world), '&demo=true'))
    const { value } = await round(world, session, 'round-0001', '10.00')
    const { payout, balance } = asRecord(value)
    expect(balance).toBe(addAmounts('1990.00', String(payout)))
    expect(await balanceOf(world)).toBe('25480.50')
    expect(world.db.ledger.count()).toBe(0)
  })
})
