// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import Search from '#features/play/lobby/screens/search.tsx'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(() => closePortal())

const open = (scenario: string, find = '') =>
  openPortal(frozenLink(scenario), `/promotions?popup=search${find && `&find=${find}`}`, {
    view: <Search onClose={() => {}} />,
    texts: ['lobby', 'game', 'common', 'member'],
  })
const group = (name: string) => screen.findByRole('region', { name })
const links = async (name: string) =>
  within(await group(name))
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => link.getAttribute('href'))

test('a word finds games, promotions and help, and is kept in the address', async () => {
  const { address } = await open('member')
  await group('Popular now')
  fillIn(screen.getByRole('searchbox', { name: 'Search the portal' }), 'deposit')
  expect(await links('Promotions')).toContain('/promotions?id=72')
  expect((await links('Help centre')).length).toBeGreaterThan(1)
  await waitFor(() => expect(address()).toBe('/promotions?popup=search&find=deposit'))
})

test('a vendor leads to its games; further games are on the pages of their types', async () => {
  await open('guest', 'plumtide')
  expect(await links('Vendors')).toEqual(['/rng?vassalage=PT', '/live?vassalage=PT'])
  const pages = await screen.findAllByRole('link', { name: /\(\d+\)$/ })
  expect(pages[0]?.getAttribute('href')).toBe('/rng?q=plumtide')
})

test('a found game shows its vendor and its return to player, and none is marked HOT', async () => {
  await open('guest', 'silver')
  const [first, ...others] = within(await group('Games')).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^Silver KnightPlumtideRTP 95\.5%/)
  for (const row of others) expect(row.textContent).not.toContain('Hot')
})

test('the arrow keys move from the field through the results and back', async () => {
  const { user } = await open('guest', 'deposit')
  const [first] = within(await group('Help centre')).getAllByRole('link')
  const field = screen.getByRole('searchbox')
  field.focus()
  for (let step = 0; step < 40 && document.activeElement !== first; step += 1)
    await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(first)
  for (let step = 0; step < 40 && document.activeElement !== field; step += 1)
    await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(field)
})

test('F-26 during a break no promotions are found', async () => {
  await open('member+self-excluded', 'deposit')
  await group('Help centre')
  expect(screen.queryByRole('region', { name: 'Promotions' })).toBeNull()
})

test('without a result there is a message and a link to customer service', async () => {
  await open('guest', 'qzxqzxqzx')
  await screen.findByText(/^No results for “qzxqzxqzx”/)
  expect(screen.getByRole('button', { name: 'Ask customer service' })).toBeTruthy()
})

test.each([
  ['zzqqxx', 'silver'],
  ['withdraw', 'roulette'],
  ['আমানত', 'moon'],
])('after %s, which no game has, %s still finds games', async (none, word) => {
  await open('guest')
  await group('Popular now')
  const field = screen.getByRole('searchbox')
  fillIn(field, none)
  await screen.findByText(/^\d+ results?$/)
  fillIn(field, word)
  const games = within(await group('Games')).getAllByRole('listitem')
  expect(games.length).toBeGreaterThan(0)
})

test.each([
  ['withdraw', '/member?page=withdraw'],
  ['deposit', '/member?page=depositv2'],
  ['betting record', '/member?page=personalHistoryCopy'],
  ['vip', '/member?page=vip'],
  ['limits', '/member?page=limits'],
  ['widthrawal', '/member?page=withdraw'],
])('%s leads to its page', async (word, page) => {
  await open('member', word)
  expect((await links('Pages'))[0]).toBe(page)
})

test.each([
  ['guest', 'sign in', ['/login']],
  ['member', 'sign in', undefined],
  ['agent-1', 'commission', ['/agentHome']],
  ['member', 'commission', undefined],
  ['agent-1', 'credit report', ['/agentHome?page=creditReport']],
  ['member', 'credit report', undefined],
  ['agent-1', 'transfer to upline', ['/member?page=transferUpline']],
  ['member', 'send money', ['/member?page=transferUpline']],
  ['member', 'points mall', ['/pointMall']],
  ['member+self-excluded', 'lucky wheel', undefined],
  ['member+self-excluded', 'cash out', ['/member?page=withdraw']],
])('%s: %s leads to the pages that this visitor has', async (scenario, word, pages) => {
  await open(scenario, word)
  await screen.findByText(/^\d+ results?$/)
  await waitFor(async () =>
    expect(screen.queryByRole('region', { name: 'Pages' }) && (await links('Pages'))).toEqual(
      pages ?? null,
    ),
  )
})
