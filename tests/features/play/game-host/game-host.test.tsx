// @vitest-environment jsdom, of its own
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import GameHost from '#features/play/game-host/screens/game-host.tsx'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'
import { collectWindows } from './host.tsx'

const drawn = vi.hoisted(() => ({ chance: 0 }))
vi.mock('#patterns/pictures/cdn.ts', async (actual) => {
  const cdn = await actual<typeof import('#patterns/pictures/cdn.ts')>()
  return { ...cdn, cdnOrder: (bases: readonly string[]) => cdn.cdnOrder(bases, drawn.chance) }
})

const CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'

afterEach(async () => {
  await closePortal()
  vi.restoreAllMocks()
})

test('D-037 D-051 a window that is refused for lack of money does not get the first address later, and the wallet is offered', async () => {
  const windows = collectWindows()
  const link = `?scenario=member+launch-window&${CLOCK}`
  const { world } = await openPortal(link, '/game/10005', { view: <GameHost /> })
  ;(await screen.findByRole('button', { name: 'Open the game' })).click()
  await waitFor(() => expect(windows[0]?.location.replace).toHaveBeenCalledOnce())
  world.faults.set('launchGame', { kind: 'refusal', code: 'balance.insufficient' })
  screen.getByRole('button', { name: 'Open again' }).click()
  await screen.findByText('Your balance is too low for this.')
  const wallet = screen.getByRole('link', { name: 'Go to wallet' })
  expect(wallet.getAttribute('href')).toBe('/member?page=transferFund')
  expect(windows).toHaveLength(2)
  await waitFor(() => expect(windows[0]?.closed).toBe(true))
  expect(windows[0]?.location.replace).not.toHaveBeenCalled()
})

test.each([
  [0.2, '/demo-games/'],
  [0.7, '/demo-games-b/'],
])(
  'SYS-24 D-085 with the random number %d a relative game address is below its CDN, and sandboxed like any other',
  async (draw, base) => {
    drawn.chance = draw
    const link = `?scenario=member+launch-cdn&${CLOCK}`
    await openPortal(link, '/game/10005', { view: <GameHost /> })
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    const frame = document.querySelector('iframe')
    const { origin, pathname } = new URL(frame?.src ?? '')
    expect(origin).toBe(window.location.origin)
    expect(pathname.startsWith(base)).toBe(true)
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts')
  },
)

test.each([
  ['limit.loss.reached', 'One of your limits applies', /^You have reached your loss limit/],
  ['self.excluded', 'You are taking a break from play', /^You are self-excluded/],
])(
  'F-01 a launch refused by %s links to the limits and help, without a retry',
  async (code, title, words) => {
    collectWindows()
    const link = `?scenario=member+launch-window&${CLOCK}`
    const { world, address } = await openPortal(link, '/game/10005', { view: <GameHost /> })
    ;(await screen.findByRole('button', { name: 'Open the game' })).click()
    world.faults.set('launchGame', { kind: 'refusal', code })
    ;(await screen.findByRole('button', { name: 'Open again' })).click()
    await screen.findByText(words)
    screen.getByRole('heading', { name: title })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    screen.getByRole('button', { name: 'Limits and help' }).click()
    await waitFor(() => expect(address()).toBe('/game/10005?popup=limits'))
  },
)

test('D-037 a window that the browser blocks is explained', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const link = `?scenario=member+launch-window&${CLOCK}`
  await openPortal(link, '/game/10005', { view: <GameHost /> })
  ;(await screen.findByRole('button', { name: 'Open the game' })).click()
  await screen.findByText('Popup blocked. Please allow popups and try again.')
})

test('D-038 a game at its vendor opens on a click, and there is a link back', async () => {
  const link = `?scenario=member+launch-redirect&${CLOCK}`
  await openPortal(link, '/game/10005', { view: <GameHost /> })
  await screen.findByRole('heading', { name: 'This game runs on its vendor’s site' })
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/')
})

test('OTH-24 GAM-09 a game under maintenance shows its end and links to others', async () => {
  const link = `?scenario=member+game-maintenance&${CLOCK}`
  const opened = await openPortal(link, '/', { view: null })
  const closed = opened.world.catalogue.byType('RNG').find(({ isGame }) => isGame === 'GAME')
  opened.show(<GameHost />, `/game/${closed?.nodeId}`)
  await screen.findByRole('heading', { name: `${closed?.displayName} is under maintenance` })
  expect(screen.getByText(/^Expected back: /)).toBeTruthy()
  const others = within(await screen.findByRole('region', { name: 'Similar games' }))
  expect(others.getAllByRole('link').length).toBeGreaterThan(2)
  for (const other of others.getAllByRole('link'))
    expect(other.getAttribute('href')).toMatch(/^\/game\/\d+$/)
})
