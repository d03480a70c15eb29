// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { session } from '#session/store.ts'
import {
  closePortal,
  fillIn,
  frozenLink,
  type OpenedPortal,
  openPortal,
} from '#tests/harness/portal.tsx'

afterEach(async () => {
  await closePortal()
  session.clear()
  sessionStorage.clear()
})

/** The keys of the member's pages. */
const PAGES = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'missionLeaderboard',
  'referral',
  'messageV2',
]

const centre = () => screen.findByRole('dialog', { name: 'Member centre' })
const isFirstPage = () => screen.findByRole('heading', { level: 1, name: 'Rewards' })

async function logIn(opened: OpenedPortal, name: string): Promise<void> {
  await screen.findByRole('dialog', { name: 'Log in' })
  fillIn(await screen.findByLabelText('Username', { selector: 'input' }), name)
  fillIn(screen.getByLabelText('Password'), 'gold1234')
  await opened.user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Log in' }),
  )
}

describe('at its own address', () => {
  test('RTE-10 ROL-05 PRD-02 MBR-10 D-016 a member sees the menu beside the page; an unknown key shows the first page', async () => {
    await openPortal(frozenLink('member'), '/member?page=rewardCenter')
    await isFirstPage()
    const menu = screen.getByRole('navigation', { name: 'Member centre' })
    const entry = within(menu).getByRole('link', { name: /Reward centre/ })
    expect(entry.getAttribute('aria-current')).toBe('page')
    await waitFor(() => expect(document.title).toBe('Reward centre · Suborno'))
    const pages = within(menu)
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams)
      .map((query) => query.get('page'))
    expect(pages).toEqual(expect.arrayContaining(PAGES))
  })

  test.each(['/member', '/member?page=__proto__'])(
    'MBR-01 D-016 %s shows the first page',
    async (path) => {
      await openPortal(frozenLink('member'), path)
      await screen.findByRole('heading', { level: 1, name: 'My account' })
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    },
  )

  test('MBR-18 MBR-19 a guest logs in and returns to the requested page', async () => {
    const opened = await openPortal(frozenLink('guest'), '/member?page=rewardCenter')
    await logIn(opened, 'rahim')
    await waitFor(() => expect(opened.address()).toBe('/member?page=rewardCenter'))
  })

  test('MBR-18 MBR-20 ROL-11 ROL-12 ROL-13 a trial account sees the warning, and no private data is requested', async () => {
    const { address, world } = await openPortal(frozenLink('trial'), '/member?page=rewardCenter')
    await screen.findByRole('dialog', { name: 'You need a real account for this' })
    expect(address()).toBe('/?popup=real-account')
    const paths = world.log.entries().map(({ path }) => path)
    expect(paths.filter((path) => /messages|relay\/(check|mission)|funds/.test(path))).toEqual([])
  })
})

describe('over a page', () => {
  test("MBR-17 the address opens it, sets the window's title and closes it again", async () => {
    const { address, user } = await openPortal(
      frozenLink('member'),
      '/promotions?type=live&mc=rewardCenter',
    )
    const dialog = await centre()
    await within(dialog).findByRole('heading', { level: 1, name: 'Rewards' })
    await waitFor(() => expect(document.title).toBe('Reward centre · Suborno'))
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/promotions?type=live'))
    await waitFor(() => expect(document.title).toBe('Promotions · Suborno'))
  })

  test('MBR-19 a guest logs in over the same page and then sees it', async () => {
    const opened = await openPortal(frozenLink('guest'), '/promotions?mc=rewardCenter')
    await screen.findByRole('dialog', { name: 'Log in' })
    expect(opened.address()).toBe('/promotions?popup=login')
    await logIn(opened, 'rahim')
    await waitFor(() => expect(opened.address()).toBe('/promotions?mc=rewardCenter'))
    await centre()
  })

  test('MBR-19 a guest who closes the log-in stays on the page', async () => {
    const { address } = await openPortal(frozenLink('guest'), '/promotions?mc=rewardCenter')
    const dialog = await screen.findByRole('dialog', { name: 'Log in' })
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(address()).toBe('/promotions'))
  })

  test('MBR-20 ROL-11 a trial account sees the warning over the page, and no private data is requested', async () => {
    const { address, world } = await openPortal(frozenLink('trial'), '/promotions?mc=rewardCenter')
    await screen.findByRole('dialog', { name: 'You need a real account for this' })
    expect(address()).toBe('/promotions?popup=real-account')
    const paths = world.log.entries().map(({ path }) => path)
    expect(paths.filter((path) => /messages|relay\/(check|mission)|funds/.test(path))).toEqual([])
  })
})

test('MBR-14..16 ROL-12 the menu counts open items, and updates on events from the server', async () => {
  const { world, count } = await openPortal(frozenLink('member'), '/member')
  const menu = await screen.findByRole('navigation', { name: 'Member centre' })
  await within(menu).findByRole('link', { name: /Reward centre.*3 offers for you/ })
  await within(menu).findByRole('link', { name: /Missions.*\d rewards? to claim/ })
  await within(menu).findByRole('link', { name: /Messages.*2 unread messages/ })
  await waitFor(() => expect(count('getUnread')).toBe(1))
  await waitFor(() => expect(count('getMissionSummary')).toBe(1))
  expect(world.log.entries().length).toBeGreaterThan(0)
})

test('MBR-12 API-46 API-47 D-061 F-15 the missions have their claims and the member’s own rank', async () => {
  await openPortal(frozenLink('member'), '/member?page=missionLeaderboard&kind=weekly')
  await screen.findByRole('heading', { level: 1, name: 'Missions' })
  await screen.findByRole('button', { name: 'Claim' })
  await screen.findByRole('region', { name: 'Your place' })
  await screen.findByRole('switch', { name: /name/i })
})
