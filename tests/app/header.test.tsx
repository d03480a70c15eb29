// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { PermissionConfig } from '#api/content/system.ts'
import { SessionClock } from '#app/header/session-clock.tsx'
import { formatClock } from '#i18n/format.ts'
import { session } from '#session/store.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const link = (scenario: string) => `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`

afterEach(closePortal)

const banner = () => within(screen.getByRole('banner'))
const open = async (scenario: string, config?: (config: PermissionConfig) => PermissionConfig) => {
  const portal = await openPortal(link(scenario), '/promotions', config ? { config } : {})
  if (scenario !== 'guest') await banner().findByRole('button', { name: /’s account/ })
  return { ...portal, user: userEvent.setup() }
}
const openMenu = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(banner().getByRole('button', { name: /’s account/ }))
  const menu = await screen.findByRole('menu')
  return within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent ?? '')
}

type Tree = PermissionConfig['whitelabel']
const without = (ids: readonly string[]) => {
  const prune = (tree: Tree): Tree =>
    tree.map((node) => ({
      ...node,
      enabled: node.enabled && !ids.includes(node.modId),
      childrenNodes: prune(node.childrenNodes),
    }))
  return (config: PermissionConfig) => ({ ...config, whitelabel: prune(config.whitelabel) })
}

describe('header of a guest', () => {
  test('HDR-01 offers log-in and registration, and shows no money', async () => {
    const { user, address } = await open('guest')
    expect(banner().queryByRole('group', { name: 'Balance' })).toBeNull()
    expect(banner().queryByRole('link', { name: 'Deposit' })).toBeNull()
    await user.click(banner().getByRole('button', { name: 'Register' }))
    expect(address()).toBe('/promotions?popup=register')
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe('/promotions'))
    await user.click(banner().getByRole('button', { name: 'Log in' }))
    expect(address()).toBe('/promotions?popup=login')
  })
})

describe('header of a member', () => {
  test('F-02 shows the time and the duration of the session', async () => {
    await open('member')
    const here = await banner().findByRole('timer')
    expect(here.parentElement?.textContent).toContain('Logged in for')
    // The header shows the server's time, which differs from the device's by days.
    const time = banner().getByText(formatClock(Date.UTC(2026, 10, 20, 9)).slice(0, 5))
    expect(time.parentElement?.textContent).toContain('Time')
    await waitFor(() => expect(session.get('since')).toBeGreaterThan(Date.now() - 60_000))
    await waitFor(() => expect(here.textContent).not.toBe('0:00:00'))
  })

  test.each([
    ['continues after a reload', -3_723_000, /^1:02:0[3-9]$/],
    ['with a start in the future starts now', 86_400_000, /^0:00:0\d$/],
  ])('F-02 a session %s', async (_, offset, shown) => {
    session.set('since', Date.now() + offset)
    const { container, unmount } = render(<SessionClock />)
    const here = within(container).getByRole('timer')
    await waitFor(() => expect(here.textContent).toMatch(shown))
    expect(session.get('since')).toBeLessThanOrEqual(Date.now())
    unmount()
    session.clear()
    expect(session.get('since')).toBeNull()
  })

  test('HDR-02 HDR-05 HDR-06 balance with symbol, two decimals and separators; links to deposit and withdrawal', async () => {
    await open('member')
    const balance = within(await banner().findByRole('group', { name: 'Balance' }))
    await balance.findByText('25,480.50')
    expect(balance.getByText('৳')).toBeTruthy()
    expect(banner().getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe(
      '/promotions?mc=withdraw',
    )
    expect(banner().getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe(
      '/promotions?mc=depositv2',
    )
    expect(banner().queryByRole('button', { name: 'Register' })).toBeNull()
  })

  test('F-14 D-082 amounts follow the merchant’s number format, then the reader’s own', async () => {
    await openPortal(link('member+numbers-locale'), '/promotions', { language: 'BN' })
    const user = userEvent.setup()
    const balance = () => banner().getByRole('group', { name: 'ব্যালেন্স' }).textContent
    await waitFor(() => expect(balance()).toContain('২৫,৪৮০.৫০'))
    await user.click(banner().getByRole('button', { name: /^ভাষা/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: '1,234,567.50' }))
    await waitFor(() => expect(balance()).toContain('25,480.50'))
    expect(localStorage.getItem('numberStyle')).toBe('uniform')
  })

  test('PRD-13 MBR-15 D-062 the account menu shows VIP level and unread messages', async () => {
    await open('member')
    await banner().findByRole('button', { name: /^Rahim’s account, VIP \d+, 2 unread messages$/ })
  })

  test('F-23 API-18 the balance opens its parts and the last five movements', async () => {
    const { user, count } = await open('member')
    const balance = within(await banner().findByRole('group', { name: 'Balance' }))
    const amount = await balance.findByRole('button', { name: /25,480.50.*Balance details/ })
    expect(count('getConsolidatedFunds')).toBe(0)
    await user.click(amount)
    const details = within(await screen.findByRole('dialog', { name: 'Your balance' }))
    await details.findByText('Real money')
    expect(details.getAllByRole('listitem')).toHaveLength(5)
    expect(details.getByRole('link', { name: 'All transactions' }).getAttribute('href')).toBe(
      '/promotions?mc=transactionHistory',
    )
  })

  test('ROL-13 a trial has no details of the balance', async () => {
    await open('trial')
    const balance = within(await banner().findByRole('group', { name: 'Balance' }))
    expect(balance.queryByRole('button', { name: /Balance details/ })).toBeNull()
  })

  test('HDR-03 the balance can be hidden, and the choice is kept', async () => {
    const { user } = await open('member')
    await banner().findByText('25,480.50')
    await user.click(banner().getByRole('button', { name: 'Hide balance' }))
    expect(banner().queryByText('25,480.50')).toBeNull()
    expect(banner().getByText('******')).toBeTruthy()
    expect(localStorage.getItem('balanceMasked')).toBe('true')
    await user.click(banner().getByRole('button', { name: 'Show balance' }))
    expect(banner().getByText('25,480.50')).toBeTruthy()
  })

  test('HDR-04 the balance can be refreshed', async () => {
    const { user, world } = await open('member')
    await banner().findByText('25,480.50')
    const { id } = world.db.members.find({ account: 'rahim' }) ?? { id: 0 }
    await world.db.wallets.update({ memberId: id }, (row) => {
      row.balance = '1000000.00'
    })
    await user.click(banner().getByRole('button', { name: 'Refresh balance' }))
    await banner().findByText('1,000,000.00')
  })

  test('F-05 a balance that cannot be refreshed is marked as outdated', async () => {
    const { user, world } = await open('member')
    await banner().findByText('25,480.50')
    world.faults.set('getBalance', { kind: 'status', status: 429 })
    await user.click(banner().getByRole('button', { name: 'Refresh balance' }))
    await banner().findByTitle(/^As of/)
    expect(banner().getByText('25,480.50')).toBeTruthy()
  })

  test('HDR-07..16 the account menu has no entries for agents', async () => {
    const { user, address } = await open('member')
    expect(await openMenu(user)).toEqual([
      'Betting record',
      'Account record',
      'Profit and loss',
      'Reward centre',
      'Points mall',
      'Security centre',
      'Manual rebate',
      'Log out',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }))
    expect(address()).toBe('/promotions?popup=logout')
    await screen.findByRole('alertdialog')
  })

  test('HDR-12 HDR-15 ROL-07 entries of disabled modules are hidden', async () => {
    const { user } = await open('member', without(['PTSYS3', 'MANPLAYREB3']))
    const entries = await openMenu(user)
    expect(entries).not.toContain('Points mall')
    expect(entries).not.toContain('Manual rebate')
    expect(entries).toContain('Security centre')
  })

  test('HDR-08 an entry leads to its page', async () => {
    const { user, address } = await open('member')
    await openMenu(user)
    await user.click(screen.getByRole('menuitem', { name: 'Betting record' }))
    await waitFor(() => expect(address()).toBe('/member?page=personalHistoryCopy'))
  })
})

describe('header of a trial account and of an agent', () => {
  test('ROL-11 a trial account is marked, and its entries ask for a real account', async () => {
    const { user, address } = await open('trial')
    expect(banner().getAllByText('Trial')).toHaveLength(2)
    await openMenu(user)
    await user.click(screen.getByRole('menuitem', { name: 'Betting record' }))
    await waitFor(() => expect(address()).toBe('/promotions?popup=real-account'))
  })

  test("15/11 D-029 a trial shows its remaining time by the server's clock, and leads to registration", async () => {
    const { user, address } = await open('trial')
    await banner().findByText(/^(30:00|29:5\d) of play money left$/)
    await user.click(banner().getByRole('button', { name: 'Open an account' }))
    expect(address()).toBe('/promotions?popup=register')
  })

  test.each(['agent-1', 'agent-2', 'agent-41', 'agent-42'])(
    'HDR-14 ROL-09 %s finds the agent centre',
    async (scenario) => {
      const { user } = await open(scenario)
      expect(await openMenu(user)).toContain('Agent centre')
    },
  )
})

describe('the search shortcuts', () => {
  const open = async (route: string) => {
    const portal = await openPortal(link('guest'), route)
    const user = userEvent.setup()
    // This module is loaded once the page is idle.
    await import('#app/header/search-shortcut.tsx')
    return { ...portal, user }
  }

  test("`/` opens the portal's search from any page, or a page's own search field", async () => {
    const { user, address } = await open('/promotions')
    await waitFor(async () => {
      await user.keyboard('/')
      expect(address()).toBe('/promotions?popup=search')
    })
    await closePortal()
    const lobby = await open('/rng')
    const field = await screen.findByRole<HTMLInputElement>('searchbox')
    await lobby.user.keyboard('/')
    expect(document.activeElement).toBe(field)
    expect(lobby.address()).toBe('/rng')
  })

  test("Ctrl+K opens the portal's search also from a page with its own search, and only once", async () => {
    const { user, address } = await open('/rng')
    await waitFor(async () => {
      await user.keyboard('{Control>}k{/Control}')
      expect(address()).toBe('/rng?popup=search')
    })
    await screen.findByRole('dialog')
    await user.keyboard('{Control>}k{/Control}')
    expect(address()).toBe('/rng?popup=search')
  })
})
