// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { gameQueries } from '#api/games/games.ts'
import { gameVendorsQuery } from '#entities/game/game-cache.ts'
import { session } from '#session/store.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const link = (scenario: string) => `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`

afterEach(closePortal)

const open = async (scenario: string) => {
  const portal = await openPortal(link(scenario), '/promotions')
  if (!scenario.startsWith('guest')) await screen.findByRole('button', { name: /’s account/ })
  const foot = within(await screen.findByRole('contentinfo'))
  return { ...portal, foot, user: userEvent.setup() }
}

describe('the footer', () => {
  test("FTR-01 FTR-03 the vendors' logos, the eight named ones first", async () => {
    const { foot } = await open('guest')
    const strip = within(foot.getByRole('region', { name: 'Our game vendors' }))
    await strip.findByRole('img', { name: 'Paddy Gold' })
    const first = strip.getAllByRole('img').slice(0, 8)
    expect(
      first.map((logo) => /([A-Z0-9]+)\.svg/.exec(logo.getAttribute('src') ?? '')?.[1]),
    ).toEqual(['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'])
  })

  test("GAM-15 a vendor's code is never shown while its name is loading; names are requested once per tab", async () => {
    const { foot, client, hold, show, count } = await open('guest')
    const strip = () => within(screen.getByRole('region', { name: 'Our game vendors' }))
    await foot.findByRole('img', { name: 'Paddy Gold' })
    expect(count('getGameVendor')).toBe(1)
    const releases = [hold('getGameMenus'), hold('getGameVendor')]
    client.removeQueries({ queryKey: gameQueries.menus('EN').queryKey })
    client.removeQueries({ queryKey: gameVendorsQuery('EN').queryKey })
    session.remove('gameVendor')
    show()
    await screen.findByRole('region', { name: 'Our game vendors' })
    expect(strip().queryAllByRole('img', { name: /^[A-Z0-9]{2,4}$/ })).toHaveLength(0)
    for (const release of releases) release()
    await strip().findByRole('img', { name: 'Paddy Gold' })
  })

  test('FTR-02 D-093 does not move with reduced motion, can be started, and stops again', async () => {
    const { foot, user } = await open('guest')
    const strip = within(foot.getByRole('region', { name: 'Our game vendors' }))
    await user.click(strip.getByRole('button', { name: 'Resume logos' }))
    await user.click(strip.getByRole('button', { name: 'Pause logos' }))
    expect(strip.getByRole('button', { name: 'Resume logos' })).toBeTruthy()
  })

  test('FTR-04..07 payment, certification, social media and licence', async () => {
    const { foot } = await open('guest')
    const words = (name: string) =>
      within(foot.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(words('Payment methods')).toEqual(['Bank transfer', 'Mobile wallet', 'Agent counter'])
    expect(words('Certified by')).toEqual(['Sample test lab'])
    expect(words('Follow us')).toEqual(['Telegram', 'Facebook', 'WhatsApp'])
    expect(words('Licence')).toEqual(['Sample licence, demonstration only'])
    const social = foot.getByRole('link', { name: 'Telegram (opens a new tab)' })
    expect(social.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('FTR-04 FTR-06 names that exist in Bengali are shown in Bengali', async () => {
    await openPortal(link('guest'), '/promotions', { language: 'BN' })
    const foot = within(await screen.findByRole('contentinfo'))
    const words = (name: string) =>
      within(foot.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(words('লেনদেনের মাধ্যম')).toEqual(['ব্যাংক ট্রান্সফার', 'মোবাইল ওয়ালেট', 'এজেন্ট কাউন্টার'])
    expect(words('আমাদের অনুসরণ করুন')).toEqual(['টেলিগ্রাম', 'ফেসবুক', 'হোয়াটসঅ্যাপ'])
    expect(words('সনদ')).toEqual(['নমুনা পরীক্ষাগার'])
  })

  test.each(['agent-1', 'agent-42'])(
    'FTR-08 ROL-09 %s finds the affiliate service',
    async (scenario) => {
      const { foot } = await open(scenario)
      const way = foot.getByRole('link', { name: 'Affiliate service' })
      expect(way.getAttribute('href')).toBe('/agentHome')
      expect(foot.queryByRole('link', { name: 'Invite friends' })).toBeNull()
    },
  )

  test('FTR-09 others invite friends while the referral is on', async () => {
    const { foot } = await open('member')
    expect(foot.getByRole('link', { name: 'Invite friends' }).getAttribute('href')).toBe(
      '/member?page=referral',
    )
    expect(foot.queryByRole('link', { name: 'Affiliate service' })).toBeNull()
    await closePortal()
    const off = await open('member+referral-off')
    expect(off.foot.queryByRole('link', { name: 'Invite friends' })).toBeNull()
  })

  test('FTR-09 ROL-11 a trial account is asked for a real one', async () => {
    const { foot, user, address } = await open('trial')
    await user.click(foot.getByRole('link', { name: 'Invite friends' }))
    await waitFor(() => expect(address()).toBe('/promotions?popup=real-account'))
  })

  test('FTR-10 FTR-12 help and the copyright line', async () => {
    const { foot } = await open('guest')
    const help = within(foot.getByRole('navigation', { name: 'Help' })).getAllByRole('link')
    expect(help.map((one) => one.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/help#terms', '/help#privacy', '/help#responsible-gaming']),
    )
    expect(foot.getByText(/^© 2026 Suborno\./)).toBeTruthy()
  })

  test('FTR-11 feedback opens its pop-up', async () => {
    const { foot, user, address } = await open('guest')
    await user.click(foot.getByRole('button', { name: 'Feedback' }))
    expect(address()).toBe('/promotions?popup=feedback')
  })
})

test('SYS-09 F-01 on an endless list, help and footer are one click away', async () => {
  const { address } = await openPortal(link('guest'), '/rng')
  const user = userEvent.setup()
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(await screen.findByRole('button', { name: 'Help and legal' }))
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  expect(document.activeElement?.id).toBe('foot')
  await user.click(
    within(screen.getByRole('banner')).getAllByRole('button', { name: '18+ Safer gambling' })[0] ??
      document.body,
  )
  expect(address()).toBe('/rng?popup=limits')
  expect(within(await screen.findByRole('dialog')).getByText(/Suborno Care/)).toBeTruthy()
})

test.each(['/promotions', '/agent', '/game/10023?demo=1'])(
  'F-01 the safer-gambling strip is on %s',
  async (path) => {
    await openPortal(link('guest'), path)
    const strip = within(await screen.findByRole('complementary', { name: 'Safer gambling' }))
    expect(strip.getByText('18+')).toBeTruthy()
    expect(strip.getByRole('link', { name: /Suborno Care/ }).getAttribute('href')).toMatch(/^tel:/)
    expect(strip.getByRole('button', { name: 'Set limits' })).toBeTruthy()
  },
)
