// @vitest-environment jsdom, of its own
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { App } from '#app/app.tsx'
import { session } from '#session/store.ts'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

let go: (to: string) => void = () => undefined

function Portal() {
  const navigate = useNavigate()
  go = (to) => act(() => void navigate(to))
  return <App />
}

/** The portal after the modules of its idle time have loaded. */
async function open(scenarios: string, route: string) {
  await import('#app/boot/tab-watch.tsx')
  const opened = await openPortal(frozenLink(scenarios), route, { view: <Portal /> })
  await act(async () => {
    await new Promise((done) => requestIdleCallback(done))
    await vi.dynamicImportSettled()
  })
  return opened
}
const focusOnHeading = (name?: string) =>
  waitFor(() => {
    const heading = document.activeElement
    expect(heading?.tagName).toBe('H1')
    if (name) expect(heading?.textContent).toBe(name)
  })

async function logIn(within_: HTMLElement, account: string) {
  const form = within(within_)
  fillIn(form.getByLabelText('Username', { selector: 'input' }), account)
  fillIn(form.getByLabelText('Password'), 'gold1234')
  fireEvent.click(form.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(session.get('token')).not.toBeNull())
}

afterEach(closePortal)

describe('WCAG 2.4.3 the focus follows the page', () => {
  test('D-017 a log-in moves the focus to the heading of the next page', async () => {
    await open('guest', '/promotions')
    await screen.findByRole('heading', { level: 1 })
    go('/promotions?popup=login')
    await logIn(await screen.findByRole('dialog'), 'rahim')
    await focusOnHeading('Suborno home')
  })

  test('opening a game moves the focus to its name, leaving it to the heading of the page', async () => {
    const { user } = await open('member', '/rng')
    await screen.findByRole('heading', { level: 1 })
    go('/game/10007')
    await focusOnHeading('Striped Hunter Luck')
    await user.click(screen.getByRole('button', { name: 'Leave game' }))
    await waitFor(() => expect(document.activeElement?.closest('#main')?.tagName).toBe('MAIN'))
    await focusOnHeading()
  })

  test('a log-in that a page requires moves the focus to that page’s heading', async () => {
    await open('guest', '/promotions')
    await screen.findByRole('heading', { level: 1 })
    go('/member?page=vip')
    await logIn(await screen.findByRole('dialog'), 'rahim')
    await focusOnHeading('VIP')
  })

  test('the agents’ log-in moves the focus to the centre’s heading', async () => {
    await open('guest', '/agent')
    await logIn(await screen.findByRole('main'), 'agent1')
    await focusOnHeading('Team overview')
  })

  test.each([
    ['player', 'member', '/', ['/promotions', '/rng', '/member?page=vip', '/member?page=limits']],
    [
      'agent',
      'agent-1',
      '/agentHome',
      ['/agentHome?page=creditReport', '/agentHome?page=depositv2'],
    ],
  ] as const)(
    'every navigation in the %s’s frame moves the focus to a heading',
    async (_, who, from, ways) => {
      await open(who, from)
      await screen.findByRole('heading', { level: 1 })
      let before: Element | null = null
      for (const to of ways) {
        go(to)
        await waitFor(() => {
          expect(document.activeElement?.tagName).toBe('H1')
          expect(document.activeElement).not.toBe(before)
        })
        before = document.activeElement
      }
    },
  )

  test('closing a pop-up returns the focus', async () => {
    await open('guest', '/promotions')
    await screen.findByRole('heading', { level: 1 })
    const [opener] = screen.getAllByRole('button', { name: 'Log in' })
    opener?.focus()
    fireEvent.click(opener ?? document.body)
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
})
