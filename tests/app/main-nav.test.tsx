// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { resolveNavLink } from '#app/menus/nav-launch.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const link = (scenario: string) => `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`

afterEach(closePortal)

const row = () => within(screen.getByRole('navigation', { name: 'Games' }))
const entry = (name: string) => row().getByRole('link', { name })
const panel = () => within(shown())
const open = async (scenario: string) => {
  const portal = await openPortal(link(scenario), '/promotions')
  await screen.findByRole('heading', { level: 1 })
  if (scenario.startsWith('member')) await screen.findByRole('button', { name: /’s account/ })
  return { ...portal, user: userEvent.setup() }
}
/** Hovers a type until its vendors are shown and returns the delay in ms. */
const rest = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.hover(entry(name))
  await waitFor(() => expect(entry(name).getAttribute('aria-expanded')).toBe('false'))
  await user.unhover(entry(name))
  const from = performance.now()
  await user.hover(entry(name))
  await row().findByRole('region', { name: `${name} by vendor` })
  const took = performance.now() - from
  await panel().findAllByRole('link', { name: /^(?!.*view all)/ })
  return took
}
const shown = () => row().getByRole('region', { name: /by vendor$/ })
/** The first list has the type's own vendors. */
const slots = () => within(panel().getAllByRole('list')[0] ?? shown()).getAllByRole('listitem')
const sizeOf = () => shown().dataset.size

describe('the mega menu', () => {
  test('HDR-17 D-036 hovering a type for 150 ms lists its vendors as links', async () => {
    const { user } = await open('guest')
    expect(await rest(user, 'Live casino')).toBeGreaterThan(145)
    const links = panel().getAllByRole('link')
    expect(links[0]?.getAttribute('href')).toBe('/live')
    expect(links.slice(1)).toHaveLength(6)
    for (const one of links.slice(1)) {
      expect(one.getAttribute('href')).toMatch(/^\/promotions\?popup=games&of=[A-Z0-9]+&kind=LIVE$/)
    }
  })

  test("GAM-06 MOD-25 a vendor's games open over the page, and Back closes them", async () => {
    const { user, address } = await open('guest')
    await rest(user, 'Fishing')
    const [, vendor] = panel().getAllByRole('link')
    await user.click(vendor ?? panel().getByRole('link'))
    expect(address()).toMatch(/^\/promotions\?popup=games&of=\w+&kind=FISH$/)
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe('/promotions'))
    await waitFor(() => expect(row().queryByRole('region')).toBeNull())
  })

  test('HDR-18 ten vendors have the small layout', async () => {
    const { user } = await open('guest+vendors-10')
    await rest(user, 'Slots')
    expect(slots()).toHaveLength(10)
    expect(sizeOf()).toBe('normal')
  })

  test('HDR-18 eleven vendors have the large layout', async () => {
    const { user } = await open('guest+vendors-11')
    await rest(user, 'Slots')
    expect(slots()).toHaveLength(11)
    expect(sizeOf()).toBe('large')
  })

  test('GAM-18 D-042 the in-house vendors follow those of RNG and have their own page', async () => {
    const { user } = await open('guest')
    await rest(user, 'Slots')
    const originals = within(panel().getByRole('region', { name: 'Originals' }))
    const links = originals.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/rng?vassalage=INHOUSE', '/rng?vassalage=INH1', '/rng?vassalage=INH2'])
    expect(panel().getAllByRole('link').slice(-3)).toEqual(originals.getAllByRole('link'))
  })

  test('D-036 arrow down and Enter enter the panel, Tab moves on, Esc returns', async () => {
    const { user } = await open('guest')
    const fish = entry('Fishing')
    fish.focus()
    await waitFor(() => expect(fish.getAttribute('aria-expanded')).toBe('false'))
    await user.keyboard('{ArrowDown}')
    const all = await row().findByRole('link', { name: 'Fishing: view all' })
    await waitFor(() => expect(document.activeElement).toBe(all))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(fish))
    expect(row().queryByRole('region')).toBeNull()
    await user.keyboard('{Enter}')
    await panel().findAllByRole('listitem')
    const last = panel().getAllByRole('link').at(-1)
    last?.focus()
    await user.tab()
    await waitFor(() => expect(document.activeElement).toBe(entry('Card games')))
    await waitFor(() => expect(row().queryByRole('region')).toBeNull())
  })

  test('D-039 the panel says that the vendors could not be loaded, and retries', async () => {
    const { user, world } = await open('guest')
    world.faults.set('getGameMenus', { kind: 'status', status: 500 })
    await user.hover(entry('Live casino'))
    await waitFor(() => expect(entry('Live casino').getAttribute('aria-expanded')).toBe('false'))
    entry('Live casino').focus()
    await user.keyboard('{Enter}')
    const again = await row().findByRole('button', { name: 'Try again' })
    world.faults.clear()
    await user.click(again)
    await waitFor(() => expect(panel().getAllByRole('listitem')).toHaveLength(6))
  })
})

describe('a click on a navigation type', () => {
  test.each([
    ['HDR-19', 'Home', '/'],
    ['HDR-20', 'Promotions', '/promotions'],
    ['HDR-21', 'Card games', '/pvp'],
    ['HDR-22', 'Fishing', '/fish'],
    ['HDR-23', 'Slots', '/rng'],
  ])('%s %s leads to its page, however many vendors there are', async (_, name, path) => {
    const { user, address } = await open('guest+vendors-1')
    await user.click(entry(name))
    await waitFor(() => expect(address()).toBe(path))
  })

  test('HDR-24 more than one vendor leads to the page of the type', async () => {
    const { user, address } = await open('member')
    await user.click(entry('Sports'))
    await waitFor(() => expect(address()).toBe('/sports'))
  })

  test('HDR-25 a single vendor is launched', async () => {
    const { user, address } = await open('member+vendors-1')
    await user.click(entry('Sports'))
    await waitFor(() => expect(address()).toMatch(/^\/game\/\d+$/))
  })

  test('HDR-21..25 single-vendor: each type that may launch leads to its one vendor', async () => {
    const { client } = await open('member+single-vendor')
    for (const page of ['/live', '/sports', '/esports', '/cockfight', '/bgs']) {
      const { to, forMoney } = await resolveNavLink(client, page)
      expect([page, to, forMoney]).toEqual([page, expect.stringMatching(/^\/game\/\d+$/), true])
    }
    for (const page of ['/lott', '/elott']) {
      const { to, forMoney } = await resolveNavLink(client, page)
      expect([page, to, forMoney]).toEqual([page, expect.stringMatching(/^\/\w*lottery$/i), true])
    }
  })

  test('HDR-25 GAM-01 a guest has to log in first', async () => {
    const { user, address } = await open('guest+vendors-1')
    await user.click(entry('Sports'))
    await waitFor(() => expect(address()).toBe('/promotions?popup=login'))
  })

  test('HDR-25 the side menu does the same', async () => {
    const { user, address } = await open('member+vendors-1')
    const side = within(screen.getByRole('navigation', { name: 'Main menu' }))
    await user.click(side.getByRole('button', { name: 'Games' }))
    await user.click(side.getByRole('link', { name: 'Live casino' }))
    await waitFor(() => expect(address()).toMatch(/^\/live\?vassalage=/))
  })
})
