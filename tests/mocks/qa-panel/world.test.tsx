// @vitest-environment jsdom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnect } from '#mocks/boot/disconnect.ts'
import { createPortalMock, type PortalMock } from '#mocks/boot/portal-mock.ts'
import { parseFaults } from '#mocks/faults/fault-rule.ts'
import { describeWorld, worldInWords } from '#mocks/qa-panel/world/describe-world.ts'
import { readFavourites } from '#mocks/qa-panel/world/favourites.ts'
import { withRole } from '#mocks/qa-panel/world/roles.ts'
import { WorldSection } from '#mocks/qa-panel/world/world-section.tsx'
import type { World } from '#mocks/world/world-types.ts'
import { createTestWorld } from '../helpers.ts'
import { renderSection } from './render-section.tsx'

afterEach(cleanup)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** The section World, and the links that it opens. */
function show(world: World) {
  const use = vi.fn<PortalMock['use']>()
  const portalMock = { ...createPortalMock(world, async () => undefined), use }
  return { part: renderSection(<WorldSection />, world, { portalMock }), use }
}

test('scenarios are grouped by theme, one replaces those that it contradicts, and favourites come first', async () => {
  const world = await createTestWorld('member')
  history.replaceState(null, '', '/rng?q=gold&scenario=member')
  const { part } = show(world)
  const box = (name: string) => part.getByRole('checkbox', { name: new RegExp(`^${name}[A-Z]`) })
  expect(box('member')).toHaveProperty('checked', true)
  expect(within(part.getByRole('list', { name: 'Chosen' })).getAllByRole('checkbox')).toEqual([
    box('member'),
  ])
  expect(part.getByRole('list', { name: 'Money' }).children.length).toBeGreaterThan(5)
  fireEvent.click(box('slow'))
  expect(box('http-500').closest('label')?.textContent).not.toContain('Replaces')
  // Another visitor replaces the chosen one as a matter of course.
  expect(box('trial').closest('label')?.textContent).not.toContain('Replaces')
  const link = part.getByRole('textbox', { name: 'Link to this world', hidden: true })
  expect(link).toHaveProperty(
    'value',
    'http://localhost:3000/rng?scenario=member+slow&seed=7&clock=2026-11-20T09:00:00Z&q=gold',
  )
  // The link includes later changes.
  world.faultRules = parseFaults('wallet:503*2')
  history.replaceState(null, '', '/slots?q=gold&scenario=member')
  fireEvent.click(part.getByRole('button', { name: 'QR code', hidden: true }))
  const now =
    'http://localhost:3000/slots?scenario=member+slow&seed=7&clock=2026-11-20T09:00:00Z&fault=wallet:503*2&q=gold'
  expect(link).toHaveProperty('value', now)
  expect(part.getByRole('img', { name: `QR code of ${now}`, hidden: true })).toBeDefined()
  fireEvent.click(box('trial'))
  expect(part.getByRole('status').textContent).toBe('Deselected because of a conflict: member.')
  expect(box('member')).toHaveProperty('checked', false)
  expect(link).toHaveProperty('value', expect.stringContaining('scenario=slow+trial&'))
  fireEvent.input(part.getByRole('textbox', { name: 'Seed', hidden: true }), {
    target: { value: 'seven' },
  })
  expect(part.getByRole('status').textContent).toMatch(/seed/)
  expect(part.getByRole('button', { name: 'Open this world' })).toHaveProperty('disabled', true)
  fireEvent.click(part.getByRole('button', { name: 'Favourite: slow' }))
  const favourites = within(part.getByRole('list', { name: 'Favourites' }))
  expect(favourites.getByText('slow')).toBeDefined()
  expect(document.activeElement).toBe(part.getByRole('button', { name: 'Favourite: slow' }))
  const find = (words: string) => {
    fireEvent.input(part.getByRole('searchbox'), { target: { value: words } })
    return part.queryAllByRole('checkbox').map((one) => one.closest('label')?.textContent ?? '')
  }
  expect(find('network slow').some((text) => text.startsWith('slow'))).toBe(true)
  expect(find('maintenence').some((text) => text.startsWith('maintenance'))).toBe(true)
  expect(find('xqzzw')).toEqual([])
})

test('a scenario says which one it would replace, and the default one is replaced without a word', async () => {
  const world = await createTestWorld('normal')
  const { part, use } = show(world)
  const box = (name: string) => part.getByRole('checkbox', { name: new RegExp(`^${name}[A-Z]`) })
  fireEvent.click(box('slow'))
  expect(box('agent-report-slow').closest('label')?.textContent).toContain('Replaces slow')
  fireEvent.click(part.getByRole('button', { name: 'Open this world' }))
  expect(use).toHaveBeenLastCalledWith(expect.stringContaining('?scenario=slow&'))
})

test('another visitor keeps the compatible scenarios', () => {
  expect(withRole('agent-team-small', ['member', 'slow', 'lang-BN'])).toEqual([
    'agent-team-small',
    'slow',
    'lang-BN',
  ])
  expect(withRole('guest', ['member', 'kyc-verified'])).not.toContain('member')
  // A team of the same agent that is chosen stays.
  expect(withRole('agent-team-small', ['slow', 'agent-team-huge'])).toEqual([
    'agent-team-huge',
    'slow',
  ])
})

test('the moved clock is in the link', async () => {
  const world = await createTestWorld('member')
  const { part } = show(world)
  act(() => world.clock.advance('1d'))
  const link = part.getByRole('textbox', { name: 'Link to this world', hidden: true })
  expect(link).toHaveProperty('value', expect.stringContaining('clock=2026-11-21T09:00:00Z'))
})

test('what is on is said in words', async () => {
  const world = await createTestWorld('lang-BN+member+withdraw-rejected')
  const say = () => worldInWords(world, describeWorld(world))
  const first =
    'Rahim, a member, is logged in. The visitor chose Bengali. Every new withdrawal by Rahim is rejected.'
  const clock = 'The clock is stopped at 20 Nov 2026 09:00 UTC.'
  expect(say()).toBe(`${first} ${clock}`)
  world.faultRules = parseFaults('wallet:503*2')
  world.latency = { min: 400, max: 1200 }
  world.hold('getBalance')
  world.clock.release()
  world.clock.advance('1d')
  expect(say()).toBe(
    `${first} Each response takes 0.4 to 1.2 s. Every call of wallet fails with 503, 2 times. The clock runs at 21 Nov 2026 09:00 UTC. 1 breakpoint.`,
  )
  world.faultRules = parseFaults('wallet:503,all:slow,getVip:401')
  disconnect(world, true)
  expect(say()).toContain('The page is offline. 3 faults. ')
  disconnect(world, false)
  expect(worldInWords(await createTestWorld('normal'), [])).toBe('Nobody is logged in.')
})

test('each part that is on can be switched off', async () => {
  const world = await createTestWorld('lang-BN+member')
  world.faultRules = parseFaults('wallet:503,all:slow')
  world.latency = { min: 400, max: 1200 }
  world.hold('getBalance')
  const { part, use } = show(world)
  const words = part.getByRole('region', { name: 'What is on' }).firstElementChild
  for (const name of ['Network', '2 faults', 'Clock', '1 breakpoint']) {
    fireEvent.click(part.getByRole('button', { name: `Switch off: ${name}` }))
    expect(document.activeElement).toBe(words)
  }
  expect(words?.textContent).toBe('Rahim, a member, is logged in. The visitor chose Bengali.')
  expect(world.faultRules).toEqual([])
  expect(world.latency).toBeNull()
  expect(world.clock.frozen).toBe(false)
  expect(world.breakpoints.list()).toEqual([])
  fireEvent.click(part.getByRole('button', { name: 'Switch off: lang-BN' }))
  expect(use).toHaveBeenLastCalledWith('?scenario=member&seed=7')
})

test('the role that is on is marked, and another one opens with its page', async () => {
  const { part, use } = show(await createTestWorld('member+slow'))
  const pressed = () =>
    part.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed()).toEqual(['Member'])
  fireEvent.click(part.getByRole('button', { name: 'Agent' }))
  expect(use).toHaveBeenLastCalledWith(
    expect.stringContaining('?scenario=agent-team-small+slow&'),
    '/agentHome',
  )
})

test('invalid stored favourites are ignored', () => {
  expect([...readFavourites('["slow","nothing",7]')]).toEqual(['slow'])
  expect(readFavourites('{').size).toBe(0)
  expect(readFavourites(null).size).toBe(0)
})
