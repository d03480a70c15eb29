import { describe, expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import { createTestWorld } from '../../helpers.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const COMMON = 'clientType=3&platform=html5-desktop'

const list = (world: World, query: string, token?: string | null) =>
  callEnvelope(
    world,
    'GET',
    `/wps/relay/gameList?${COMMON}&merchant=suborno&pageNo=1&pageSize=20&language=EN&${query}`,
    token === undefined ? {} : { token },
  )

const gamesOf = async (world: World, query: string) =>
  asList((await list(world, query)).value, 'games')

const lanesOf = async (world: World) => {
  const { value } = await callEnvelope(world, 'GET', '/lgw/games/game_menus?platform=html5-desktop')
  return asList(asRecord(value).data, 'lanes')
}

const codesIn = (lanes: Record<string, unknown>[], title: string) =>
  asList(
    lanes.find((lane) => lane.title === title),
    'cards',
  ).map(({ vassalage }) => String(vassalage))

describe('games and vendors', () => {
  test('API-26 the pages have every game once', async () => {
    const world = await createTestWorld()
    const page = async (no: number) =>
      callEnvelope(
        world,
        'GET',
        `/wps/relay/gameList?${COMMON}&merchant=suborno&gameType=FISH&pageNo=${no}&pageSize=100&language=EN`,
      )
    const ids = new Set<unknown>()
    for (const no of [1, 2, 3]) {
      for (const { nodeId } of asList((await page(no)).value, 'games')) ids.add(nodeId)
    }
    expect((await page(1)).value).toMatchObject({ total: ids.size, totalPages: 3 })
    expect((await page(9)).value).toMatchObject({ games: [], pageNo: 9 })
  })

  test('D-044 D-040 selections, sub-categories, vendors, in-house and search', async () => {
    const world = await createTestWorld()
    const month = world.clock.now() - 30 * 86_400_000
    for (const game of await gamesOf(world, 'gameType=RNG&selection=HOT'))
      expect(game.isHot).toBe(1)
    for (const game of await gamesOf(world, 'gameType=RNG&selection=NEW')) {
      expect(Number(game.releasedAt)).toBeGreaterThan(month)
      expect(game.isNew).toBe(true)
    }
    for (const game of await gamesOf(world, 'gameType=RNG&subCategory=JP')) {
      expect(game.subCategory).toBe('JP')
    }
    for (const game of await gamesOf(world, 'gameType=RNG&vassalage=PG')) {
      expect(game.vassalage).toBe('PG')
    }
    for (const game of await gamesOf(world, 'gameType=RNG&gameClassify=INHOUSE')) {
      expect(['INH1', 'INH2']).toContain(game.vassalage)
    }
    const found = await gamesOf(world, 'gameType=RNG&keyword=TIGER')
    expect(found.length).toBeGreaterThan(0)
    for (const game of found) expect(String(game.displayName).toLowerCase()).toContain('tiger')
  })

  test('API-26 sorts by popularity, time, name and return', async () => {
    const world = await createTestWorld()
    const keys = async (sort: string, key: string) =>
      (await gamesOf(world, `gameType=RNG&sort=${sort}`)).map((game) => game[key])
    const falling = (values: unknown[]) => [...values].sort((a, b) => Number(b) - Number(a))
    for (const [sort, key] of [
      ['POPULAR', 'popularity'],
      ['NEWEST', 'releasedAt'],
      ['RTP', 'rtp'],
    ] as const) {
      const values = await keys(sort, key)
      expect(values).toEqual(falling(values))
    }
    const names = await keys('NAME', 'displayName')
    expect(names).toEqual([...names].sort())
  })

  test('D-044 favourites and recents as a selection need a session', async () => {
    const world = await createTestWorld('member')
    expect((await list(world, 'gameType=RNG&selection=FAV', null)).status).toBe(401)
    expect((await list(world, 'gameType=RNG&selection=RECENT')).value).not.toMatchObject({
      total: 0,
    })
  })

  test('names and pictures depend on the language', async () => {
    const world = await createTestWorld()
    const hot = async (language: string) =>
      asList(
        (
          await callEnvelope(
            world,
            'GET',
            `/wps/relay/hotGames?merchantCode=suborno&isPlatform=2&platform=flash,html5-desktop&language=${language}`,
          )
        ).value,
        'list',
      )
    const [english, bengali] = [await hot('EN'), await hot('BN')]
    expect(bengali.map(({ nodeId }) => nodeId)).toEqual(english.map(({ nodeId }) => nodeId))
    for (const game of bengali) {
      expect(game.displayName).toMatch(/[\u0980-\u09ff]/)
      expect(game.iconUrl).toBe(`games/${game.nodeId}.svg`)
    }
    for (const game of english) expect(game.isHot).toBe(1)
  })

  test('GAM-16 GAM-17 GAM-18 the platform sends them unsorted; the portal groups them', async () => {
    const lanes = await lanesOf(await createTestWorld())
    expect(lanes.map(({ title }) => title)).not.toContain('ESPORTS')
    expect(codesIn(lanes, 'SPORTS')).toEqual(expect.arrayContaining(['AV', 'TF', 'CF', 'SV388']))
    expect(codesIn(lanes, 'RNG')).toEqual(expect.arrayContaining(['INH1', 'INH2']))
    expect(codesIn(lanes, 'ELOTT')).toContain('TCG_LOTTO_VN')
  })

  test.each([1, 10, 11])(
    'D-036 vendors-%i: that many vendors in every type that can grow',
    async (n) => {
      const lanes = await lanesOf(await createTestWorld(`vendors-${n}`))
      const inhouse = ['INH1', 'INH2']
      for (const title of ['RNG', 'LIVE', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'BGS']) {
        expect(codesIn(lanes, title).filter((code) => !inhouse.includes(code))).toHaveLength(n)
      }
      const moved = ['AV', 'IMES', 'IA', 'AI', 'TF', 'CF', 'SV388', 'WS168']
      expect(codesIn(lanes, 'SPORTS').filter((code) => !moved.includes(code))).toHaveLength(n)
    },
  )

  test('API-62 every vendor, with its types', async () => {
    const world = await createTestWorld()
    const vendors = asList(
      (await callEnvelope(world, 'GET', '/wps/relay/gameVendor?language=BN')).value,
      'list',
    )
    expect(vendors).toHaveLength(world.catalogue.vendors().length)
    expect(vendors.find(({ vassalage }) => vassalage === 'TF')).toMatchObject({ maintenance: true })
  })

  test('API-41 D-046 winners: marked as a sample, masked, highest first, always the same', async () => {
    const world = await createTestWorld()
    const board = async (limit: number) =>
      callEnvelope(
        world,
        'GET',
        `/wps/relay/winnerBoard?gameCategory=ALL&language=EN&limitNum=${limit}`,
      )
    const first = await board(20)
    expect(first.value).toMatchObject({ sample: true })
    const winners = asList(first.value, 'list').map(({ vo }) => asRecord(vo))
    expect(winners).toHaveLength(20)
    const amounts = winners.map(({ winAmount }) => Number(winAmount))
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    for (const { customerName } of winners) expect(customerName).toMatch(/^[a-z]{2}\*{3}\d$/)
    expect(asList((await board(100)).value, 'list').slice(0, 20)).toEqual(
      asList(first.value, 'list'),
    )
  })

  test('D-047 the jackpot is simulated by the portal', async () => {
    const { value } = await callEnvelope(await createTestWorld(), 'GET', '/wps/relay/jackpot')
    expect(value).toMatchObject({ source: 'SIMULATED', currency: 'BDT' })
  })

  test('empty-lists and huge-lists', async () => {
    const empty = await createTestWorld('empty-lists')
    expect((await list(empty, 'gameType=RNG')).value).toMatchObject({ total: 0, totalPages: 0 })
    expect(codesIn(await lanesOf(empty), 'LIVE')).toEqual([])
    const favorites = (world: World) =>
      callEnvelope(
        world,
        'GET',
        `/wps/relay/favoriteGames?${COMMON}&language=EN&pageNo=1&pageSize=999`,
      )
    expect((await favorites(await createTestWorld('member+empty-lists'))).value).toMatchObject({
      total: 0,
    })
    expect((await favorites(await createTestWorld('member+huge-lists'))).value).toMatchObject({
      total: 500,
    })
  })
})
