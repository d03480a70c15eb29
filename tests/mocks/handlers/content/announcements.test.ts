import { describe, expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import { createTestWorld } from '../../helpers.ts'
import { asList, asRecord, callEnvelope } from '../../requests.ts'

const announcements = async (world: World, types = 'B,PL,PU,PR', language = 'EN') =>
  (
    await callEnvelope(
      world,
      'GET',
      `/wps/relay/announcements?types=${types}&platform=W&execution=B&language=${language}`,
    )
  ).value

const none = { banners: [], player: [], popup: [], promotion: [] }

describe('content', () => {
  test('API-44 ENT-22..27 banners for every place, with a video among those of the promotions', async () => {
    const banners = asList(await announcements(await createTestWorld()), 'banners')
    const of = (group: string) => banners.filter(({ groupName }) => groupName === group)
    expect(of('w_home').length).toBeGreaterThanOrEqual(3)
    expect(of('w_promotion')).toHaveLength(3)
    for (const group of ['w_leftmenu', 'w_login', 'w_register', 'w_forget']) {
      expect(of(group)).toHaveLength(1)
    }
    const videos = of('w_promotion').filter(({ url }) => String(url).startsWith('https://'))
    expect(videos.map(({ url }) => new URL(String(url)).host)).toEqual(['www.youtube-nocookie.com'])
  })

  test('HOM-02 the banners of the home page have offer, conditions and target, in both languages', async () => {
    const world = await createTestWorld()
    for (const language of ['EN', 'BN']) {
      const banners = asList(await announcements(world, 'B', language), 'banners')
      for (const banner of banners.filter(({ groupName }) => groupName === 'w_home')) {
        expect(banner).toMatchObject({
          headline: expect.any(String),
          terms: expect.stringContaining('18+'),
          action: expect.any(String),
        })
        const text = `${banner.headline} ${banner.action}`
        expect(/[\u0980-\u09e5]/.test(text)).toBe(language === 'BN')
      }
    }
  })

  test('API-44 only the requested kinds; H has the highlights of the home page', async () => {
    const world = await createTestWorld('popup-A')
    const notices = asRecord(await announcements(world, 'PL'))
    expect(notices).toMatchObject({ ...none, player: expect.any(Array) })
    expect(notices).not.toHaveProperty('home')
    expect(asList(await announcements(world, 'H'), 'home')).toHaveLength(2)
  })

  test('both languages have the same content in different texts', async () => {
    const world = await createTestWorld('popup-B')
    const [english, bengali] = [
      await announcements(world),
      await announcements(world, 'B,PL,PU,PR', 'BN'),
    ]
    for (const kind of ['banners', 'player', 'popup', 'promotion']) {
      const ids = asList(english, kind).map(({ id }) => id)
      const there = asList(bengali, kind)
      expect(there.map(({ id }) => id)).toEqual(ids)
      for (const { title } of there) expect(title).toMatch(/[\u0980-\u09ff]/)
      for (const { title } of asList(english, kind)) expect(title).not.toMatch(/[\u0980-\u09ff]/)
    }
  })

  test.each(['A', 'B', 'F'])('D-048 popup-%s opens only at its time', async (moment) => {
    const popup = asList(await announcements(await createTestWorld(`popup-${moment}`)), 'popup')
    expect([...new Set(popup.map(({ execution }) => execution))]).toEqual([moment])
  })

  test('no-announcements and empty-lists have none, normal has no pop-up', async () => {
    expect(await announcements(await createTestWorld('no-announcements'))).toEqual(none)
    expect(await announcements(await createTestWorld('empty-lists'))).toEqual(none)
    expect(await announcements(await createTestWorld())).toMatchObject({ popup: [] })
  })

  test('promotions of one kind or all, newest first, with terms', async () => {
    const world = await createTestWorld()
    const promotions = async (type: string) =>
      asList((await callEnvelope(world, 'GET', `/wps/relay/promotions?type=${type}`)).value, 'list')
    const all = await promotions('all')
    expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThanOrEqual(8)
    const starts = all.map(({ startAt }) => Number(startAt))
    expect(starts).toEqual([...starts].sort((a, b) => b - a))
    for (const { content } of all) expect(content).toContain('18+')
    expect((await promotions('live')).map(({ type }) => type)).toEqual(['live'])
    expect(await promotions('ranking')).toEqual([])
    expect((await callEnvelope(world, 'GET', '/wps/relay/promotions?type=gift')).status).toBe(422)
  })

  test('ROL-16 content for guests needs no session', async () => {
    const world = await createTestWorld('guest')
    for (const path of ['/wps/relay/promotions', '/wps/system/country', '/wps/captcha']) {
      expect((await callEnvelope(world, 'GET', path, { token: null })).status).toBe(200)
    }
  })
})
