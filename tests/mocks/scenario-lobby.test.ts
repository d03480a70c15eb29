import { describe, expect, test } from 'vitest'
import { bannerTarget, videoId } from '#entities/banner/banner.ts'
import { call, createTestWorld } from './helpers.ts'
import { asList, asRecord, callEnvelope } from './requests.ts'

describe('hostile-banners', () => {
  const bannersOf = async () => {
    const path = '/wps/relay/announcements?types=B&platform=W&execution=B&language=EN'
    const world = await createTestWorld('hostile-banners')
    const { value } = await callEnvelope(world, 'GET', path)
    return { banners: asList(value, 'banners'), breaches: world.breaches }
  }

  test('D-081 the ordinary banners are among them, within the contract', async () => {
    const { banners, breaches } = await bannersOf()
    expect(banners.filter(({ id }) => Number(id) < 900)).toHaveLength(11)
    expect(banners.length).toBeGreaterThan(35)
    expect(breaches).toEqual([])
  })

  test('D-081 HOM-19 none of the tricks leads anywhere, and no video of another site plays', async () => {
    const { banners } = await bannersOf()
    for (const { id, title, url, linkage, linkageType } of banners) {
      if (!String(title).startsWith('Trick')) continue
      const to = linkage === null ? null : String(linkage)
      expect([id, bannerTarget(String(linkageType), to)]).toEqual([id, { kind: 'none' }])
      expect([id, videoId(String(url))]).toEqual([id, null])
    }
  })
})

test('cdn-first-fails: D-085 the first CDN has none of the pictures, the other has them', async () => {
  const world = await createTestWorld('cdn-first-fails')
  const get = async (path: string) => (await call(world, 'GET', path)).status
  expect(await get('/cdn-b/vendors/PG.svg')).toBe(404)
  expect(await get('/cdn-a/vendors/PG.svg')).toBe(200)
  expect(await get('/cdn-b/vendors/JL.svg')).toBe(404)
})

test('ty-supported: D-040 the configuration includes TY', async () => {
  const { value } = await callEnvelope(
    await createTestWorld('ty-supported'),
    'GET',
    '/wps/system/settings/consolidated',
  )
  expect(asRecord(value).supportedLanguages).toEqual(['BN', 'EN', 'TY'])
})

test('single-vendor: HDR-21..25 each type that may launch leads to its only vendor', async () => {
  const world = await createTestWorld('single-vendor')
  const lanes = asList(
    asRecord((await callEnvelope(world, 'GET', '/lgw/games/game_menus?platform=html5')).value).data,
    'lanes',
  )
  for (const lane of lanes) {
    if (lane.title === 'RNG' || lane.title === 'SPORTS') continue
    const cards = asList(lane, 'cards')
    expect([lane.title, cards.length, cards[0]?.isGame]).toEqual([lane.title, 1, 'GAME'])
    expect(Number(cards[0]?.nodeId)).toBeGreaterThan(0)
  }
})
