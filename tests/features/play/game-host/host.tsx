import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { type LaunchedGame, playQueries } from '#api/games/play.ts'
import { prepare } from '#app/boot/boot.tsx'
import { Running } from '#features/play/game-host/components/running.tsx'
import { findLanguage } from '#i18n/languages.ts'
import type { StartedWorld } from '#mocks/node.ts'
import { windowWith } from '#stories/setup/fake-window.ts'
import '#tests/house/test-timeout.ts'
import { playable } from './table.tsx'

/** A screen whose width the test changes. */
export function stubScreen() {
  const listeners = new Set<() => void>()
  let small = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return small
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  return (isSmall: boolean) => {
    small = isSmall
    for (const listener of listeners) listener()
  }
}

/** A fake of the window that `window.open` returns. */
function makeWindow() {
  const fields = {
    closed: false,
    opener: window,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    focus: vi.fn(),
    close: vi.fn(() => {
      fields.closed = true
    }),
  }
  return fields
}

/** Replaces `window.open`; the returned list has the opened windows, latest first. */
export function collectWindows(): ReturnType<typeof makeWindow>[] {
  const windows: ReturnType<typeof makeWindow>[] = []
  vi.spyOn(window, 'open').mockImplementation(() => {
    const opened = makeWindow()
    windows.unshift(opened)
    return windowWith(opened)
  })
  return windows
}

interface HostOptions {
  mode?: LaunchedGame['mode']
  /** The address of a vendor's game; without it the game is in-house. */
  vendor?: string
  strict?: boolean
  /** Whether it is played with play money, which is the default. */
  demo?: boolean
  /** The history of the tab up to this page. */
  entries?: string[]
}

/** Opens a game in its host and waits until the state of the bar is known. */
export async function openHost(
  { world }: StartedWorld,
  { mode = 'IFRAME', demo = true, vendor, strict, entries = ['/game/1'] }: HostOptions,
) {
  const { token } = world.visitor
  if (token) sessionStorage.setItem('token', token)
  const client = await prepare('/game/1', findLanguage('EN') ?? undefined)
  const { nodeId } = playable({ world })
  const options = { demo, token, backUrl: '/' }
  const game = { ...(await client.fetchQuery(playQueries.launch(nodeId, options))), mode }
  await client.fetchQuery(playQueries.session(game.sessionId))
  const address = { href: vendor ?? new URL(game.url, location.origin).href, own: !vendor }
  let at = ''
  const Address = () => {
    const { pathname, search } = useLocation()
    at = pathname + search
    return null
  }
  const host = (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={entries}>
        <Address />
        <Running game={game} address={address} symbol="৳" onAgain={() => Promise.resolve(null)} />
      </MemoryRouter>
    </QueryClientProvider>
  )
  const view = render(strict ? <StrictMode>{host}</StrictMode> : host)
  return { ...view, client, game, world, address: () => at }
}

/** Sends a round as the framed game does. */
export function sendRound(title: string, stake = '10.00'): void {
  const source = screen.getByTitle<HTMLIFrameElement>(title).contentWindow
  const data = { source: 'portal-game', type: 'round', id: `r-${stake.replace('.', '-')}`, stake }
  window.dispatchEvent(new MessageEvent('message', { data, source }))
}
