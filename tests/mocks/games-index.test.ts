import { describe, expect, test } from 'vitest'
import { type GameIndex, parseGameIndex } from '#api/games/game-index.ts'
import type { World } from '#mocks/world/world-types.ts'
import { call, createTestWorld } from './helpers.ts'
import { asList, asRecord, callEnvelope } from './requests.ts'

const pathOf = (language: string, version?: string) =>
  `/lgw/games/index?merchant=suborno&platform=html5-desktop&language=${language}${version ? `&version=${version}` : ''}`

async function indexOf(world: World, language = 'EN'): Promise<GameIndex> {
  const index = parseGameIndex((await callEnvelope(world, 'GET', pathOf(language))).value)
  if (!index) throw new Error('The answer is no index.')
  return index
}

/** The index rounds the game sheet's "96.39" down to 96.3. */
const tenthOf = (rtp: unknown) => (typeof rtp === 'string' ? Number(rtp.replace(/\d$/, '')) : null)

describe('F-01 the index of all games', () => {
  // A language with its own names also includes the vendors' names: some 40 KiB more of gzip. The filters of F-16 take
  // 38 kB, 12 KiB of gzip.
  test.each([
    ['EN', 350_000],
    ['BN', 530_000],
  ] as const)('F-01 GAM-24 10,000 games in %s are less than %i bytes', async (language, most) => {
    const { text } = await call(await createTestWorld(), 'GET', pathOf(language))
    expect(Buffer.byteLength(text)).toBeLessThan(most)
  })

  test('has the facts of the lists for each game, in the order of popularity', async () => {
    const world = await createTestWorld()
    const index = await indexOf(world)
    expect(index.games.map(({ id }) => id)).toEqual(world.catalogue.all().map((g) => g.nodeId))
    const query = 'clientType=3&platform=html5-desktop&merchant=suborno&pageNo=1&pageSize=100'
    for (const type of ['RNG', 'LIVE', 'PVP', 'SPORTS']) {
      const path = `/wps/relay/gameList?${query}&language=EN&gameType=${type}`
      for (const game of asList((await callEnvelope(world, 'GET', path)).value, 'games')) {
        const indexed = index.byId.get(Number(game.nodeId))
        expect(indexed).toMatchObject({
          name: game.displayName,
          vendor: game.vassalage,
          gameType: game.gameType,
          isHot: game.isHot === 1,
          marks: game.subCategory === null ? [] : [game.subCategory],
          seamless: game.wallet === 'SEAMLESS',
          maintenance: game.maintenance,
          trial: game.demo,
          opensList: game.isGame === 'VASSALAGE',
          picture: game.iconUrl,
          volatility: game.volatility ?? null,
        })
        expect(indexed?.rtp ?? null).toBe(tenthOf(game.rtp))
        expect(Number(game.releasedAt) - (indexed?.addedAt ?? 0)).toBeLessThan(86_400_000)
      }
    }
  })

  test('F-16 a bet on a match has no return, neither here nor on its sheet', async () => {
    const { games } = await indexOf(await createTestWorld())
    const indexed = (type: string) =>
      new Set(games.filter((game) => game.gameType === type).map(({ rtp }) => rtp !== null))
    expect([...indexed('SPORTS'), ...indexed('COCKFIGHT')]).toEqual([false, false])
    expect([...indexed('RNG')]).toEqual([true])
  })

  test('names games and vendors in the language asked for', async () => {
    const { games } = await indexOf(await createTestWorld(), 'BN')
    expect(games.every(({ name }) => /^[\u0980-\u09ff ]+$/.test(name))).toBe(true)
    const paddy = games.find(({ vendor }) => vendor === 'PG')
    expect(paddy).toMatchObject({ vendorName: 'সোনাধান', vendorOwnName: 'Paddy Gold' })
    expect(games.every(({ gameName }) => /^[\w' ]+$/.test(gameName))).toBe(true)
  })

  test('sends no games to a client with the current version, and all to any other', async () => {
    const world = await createTestWorld()
    const { version } = await indexOf(world)
    expect((await callEnvelope(world, 'GET', pathOf('EN', version))).value).toEqual({
      version,
      unchanged: true,
      games: null,
    })
    for (const [language, known] of [
      ['EN', 'c-0'],
      ['BN', version],
    ] as const) {
      const value = asRecord((await callEnvelope(world, 'GET', pathOf(language, known))).value)
      expect(value.unchanged).toBe(false)
      expect(value.games).not.toBeNull()
    }
  })

  test('empty-lists: an index without games is valid', async () => {
    expect((await indexOf(await createTestWorld('empty-lists'))).games).toEqual([])
  })
})

describe('catalogue-changes', () => {
  test('every ten minutes some games are gone, some are new, and the version changes', async () => {
    const world = await createTestWorld('catalogue-changes')
    const before = await indexOf(world)
    world.clock.advance(600_000)
    const after = await indexOf(world)
    const missing = (from: GameIndex, other: GameIndex) =>
      from.games.filter(({ id }) => !other.byId.has(id)).length
    expect(after.version).not.toBe(before.version)
    expect(missing(before, after)).toBeGreaterThan(100)
    expect(missing(after, before)).toBeGreaterThan(100)
    const value = asRecord((await callEnvelope(world, 'GET', pathOf('EN', before.version))).value)
    expect(value.unchanged).toBe(false)
  })

  test('a game that is gone is in no list and cannot be opened', async () => {
    const world = await createTestWorld('catalogue-changes')
    const { byId } = await indexOf(world)
    const gone = world.catalogue
      .byType('RNG')
      .find((game) => !byId.has(game.nodeId) && game.demo && !game.maintenance)
    const query = 'clientType=3&platform=html5-desktop&merchant=suborno&language=EN&gameType=RNG'
    const path = `/wps/relay/gameList?${query}&pageNo=1&pageSize=100&keyword=${gone?.displayName}`
    const found = asList((await callEnvelope(world, 'GET', path)).value, 'games')
    expect(found.map(({ nodeId }) => nodeId)).not.toContain(gone?.nodeId)
    const launch = `/wps/relay/trialLaunch?language=EN&nodeId=${gone?.nodeId}`
    expect((await callEnvelope(world, 'GET', launch)).status).toBe(404)
    world.clock.advance(600_000)
    expect((await callEnvelope(world, 'GET', launch)).status).toBe(200)
  })
})
