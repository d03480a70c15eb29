// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const link = (scenario: string) => `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`

afterEach(closePortal)

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }))
const open = async (scenario: string, before: () => void = () => undefined) => {
  const portal = await openPortal(link(scenario), '/promotions')
  before()
  if (!scenario.startsWith('guest')) await screen.findByRole('button', { name: /’s account/ })
  await menu().findByRole('button', { name: 'Get the app' })
  return { ...portal, user: userEvent.setup() }
}

test('SID-01 is expanded until it is collapsed, and the device keeps the choice', async () => {
  const { user } = await open('guest')
  const nav = screen.getByRole('navigation', { name: 'Main menu' })
  expect(nav.dataset.collapsed).toBe('false')
  await user.click(menu().getByRole('button', { name: 'Collapse the menu' }))
  expect(nav.dataset.collapsed).toBe('true')
  expect(localStorage.getItem('sideMenu')).toBe('collapsed')
  await user.click(menu().getByRole('button', { name: 'Expand the menu' }))
  expect(localStorage.getItem('sideMenu')).toBe('expanded')
})

test('SID-01 shows only icons in the member centre, which has its own menu, unless it is expanded there', async () => {
  const { user } = await openPortal(link('member'), '/member?page=vip')
  const nav = await screen.findByRole('navigation', { name: 'Main menu' })
  await screen.findByRole('navigation', { name: 'Member centre' })
  expect(nav.dataset.collapsed).toBe('true')
  await user.click(menu().getByRole('button', { name: 'Expand the menu' }))
  expect(nav.dataset.collapsed).toBe('false')
  expect(localStorage.getItem('sideMenu')).toBeNull()
  await user.click(menu().getByRole('link', { name: 'Winners' }))
  await waitFor(() =>
    expect(screen.queryByRole('navigation', { name: 'Member centre' })).toBeNull(),
  )
  expect(nav.dataset.collapsed).toBe('false')
})

test('SID-02 the logo leads home', async () => {
  const { user, address } = await open('guest')
  await user.click(screen.getByRole('link', { name: 'Suborno, Home' }))
  await waitFor(() => expect(address()).toBe('/'))
})

const hrefs = () =>
  menu()
    .getAllByRole('link')
    .map((one) => one.getAttribute('href'))

test('SID-03 the game types are folded until they are opened, and the device keeps the choice', async () => {
  const { user, show } = await open('guest')
  expect(hrefs()).not.toContain('/rng')
  await user.click(menu().getByRole('button', { name: 'Games', expanded: false }))
  const paths = hrefs().filter((path) => path?.match(/^\/[a-z]*$/))
  const types = paths.slice(paths.indexOf('/'))
  expect(types.slice(0, 12)).toEqual([
    '/',
    '/rng',
    '/live',
    '/fish',
    '/pvp',
    '/sports',
    '/esports',
    '/cockfight',
    '/lott',
    '/elott',
    '/bgs',
    '/promotions',
  ])
  show()
  await screen.findByRole('button', { name: 'Games', expanded: true })
})

test('SID-04 first come the entries that the row of game types lacks: the bonus, and for members their own games', async () => {
  await open('guest')
  expect(hrefs().slice(0, 4)).toEqual(['/rewards', '/pointMall', '/winners', '/help'])
  await closePortal()
  await open('member')
  expect(hrefs().slice(0, 3)).toEqual(['/recent', '/favorite', '/rewards'])
})

test('SID-05 the invitation is there only with the referral', async () => {
  await open('member')
  const invite = await menu().findByRole('link', { name: 'Invite friends' })
  expect(invite.getAttribute('href')).toBe('/member?page=referral')
  await closePortal()
  await open('member+referral-off')
  expect(menu().queryByRole('link', { name: 'Invite friends' })).toBeNull()
})

test('SID-06 SID-08 QR codes of 120 pixels for both systems, on hover and focus; Esc closes them', async () => {
  const { user } = await open('guest')
  const app = menu().getByRole('button', { name: 'Get the app' })
  await user.hover(app)
  const codes = await menu().findAllByRole('img', { name: /^QR code for the \w+ guide$/ })
  expect(codes.map((code) => code.getAttribute('width'))).toEqual(['120', '120'])
  expect(codes[0]?.querySelector('path')?.getAttribute('transform')).toMatch(/^translate\(5 5\)/)
  await user.unhover(app)
  await waitFor(() => expect(menu().queryByRole('img')).toBeNull())
  await user.click(app)
  await menu().findAllByRole('img')
  await user.keyboard('{Escape}')
  expect(menu().queryByRole('img')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(app))
})

test('SID-07 without its resource there is no code for Android', async () => {
  const { user } = await open('guest+no-android')
  await user.click(menu().getByRole('button', { name: 'Get the app' }))
  const codes = await menu().findAllByRole('img')
  expect(codes.map((code) => code.getAttribute('aria-label'))).toEqual([
    'QR code for the iPhone guide',
  ])
})

test('SID-10 live chat and the three messaging services', async () => {
  const { user, address } = await open('guest')
  const service = within(menu().getByRole('region', { name: 'Customer service' }))
  await service.findByRole('link', { name: /^Facebook/ })
  const links = service.getAllByRole('link')
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    'https://telegram.suborno.example/',
    'https://whatsapp.suborno.example/',
    'https://facebook.suborno.example/',
  ])
  for (const one of links) expect(one.getAttribute('rel')).toBe('noopener noreferrer')
  await user.click(service.getByRole('button', { name: 'Live chat' }))
  expect(address()).toBe('/promotions?popup=chat')
})

test('SID-11 the language can be chosen here too', async () => {
  const { user } = await open('guest')
  await user.click(menu().getByRole('button', { name: 'Language: English' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'বাংলা' }))
  await screen.findByRole('navigation', { name: 'প্রধান মেনু' })
  expect(localStorage.getItem('lang')).toBe('BN')
})
