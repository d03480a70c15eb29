// @vitest-environment jsdom, of its own

import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { playQueries } from '#api/games/play.ts'
import { privateKey } from '#api/transport/query-keys.ts'
import { formatClock } from '#i18n/format.ts'
import { type StartedWorld, startWorld } from '#mocks/node.ts'
import { collectWindows, openHost, sendRound, stubScreen } from './host.tsx'

let started: StartedWorld
let makeSmall: (small: boolean) => void
beforeEach(async () => {
  sessionStorage.clear()
  makeSmall = stubScreen()
  started = await startWorld('?scenario=member&seed=7&clock=2026-11-20T09:00:00Z')
})
afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  await new Promise((done) => setTimeout(done, 0))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  started.close()
})

describe('the bar of a game', () => {
  test('F-02 the time played continues when a round is settled', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { game } = await openHost(started, {})
    expect(screen.getByText(formatClock(Date.UTC(2026, 10, 20, 9)))).toBeDefined()
    vi.setSystemTime(Date.now() + 90_000)
    sendRound(game.gameName)
    await screen.findByText(/^You are (ahead|behind)\.$/)
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('0:01:30'))
  })

  test("F-03 the net position of a framed vendor's game is polled", async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { game, world } = await openHost(started, { vendor: 'https://games.example/slots' })
    expect(screen.getByText('You are even.')).toBeDefined()
    await world.db.plays.update({ id: game.sessionId }, (row) => {
      row.won = '25.00'
    })
    vi.advanceTimersByTime(15_000)
    vi.useRealTimers()
    await screen.findByText('You are ahead.')
  })

  test('F-03 an in-house game is not polled, because its rounds pass through the host', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { client } = await openHost(started, {})
    vi.advanceTimersByTime(60_000)
    expect(client.isFetching({ queryKey: privateKey('play', 'session') })).toBe(0)
  })
})

describe('ADR 22: a failing part of the host fails alone', () => {
  test('the bar fails beside the game until the session is loaded again', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    const { client, game } = await openHost(started, {})
    const { queryKey } = playQueries.session(game.sessionId)
    const known = client.getQueryData(queryKey)
    act(() => void client.setQueryData(queryKey, JSON.parse('{"net":{"toString":null}}')))
    await screen.findByText(/^We could not show this part/)
    expect(screen.getByTitle(game.gameName)).toBeDefined()
    expect(report).toHaveBeenCalled()
    act(() => void client.setQueryData(queryKey, known))
    await screen.findByText('You are even.')
    expect(screen.queryByText(/^We could not show this part/)).toBeNull()
  })
})

describe('leaving the game', () => {
  afterEach(() => history.replaceState(null, ''))

  test.each([
    ['the previous list, with its filter', { idx: 1 }, '/fish?vassalage=JL'],
    ['the home page, if the game is the first page of its tab', { idx: 0 }, '/'],
  ])('leads to %s', async (_, state, path) => {
    history.replaceState(state, '')
    const { address } = await openHost(started, { entries: ['/fish?vassalage=JL', '/game/1'] })
    act(() => screen.getByRole('button', { name: 'Leave game' }).click())
    await waitFor(() => expect(address()).toBe(path))
  })
})

describe('full screen', () => {
  /** A browser that can, as jsdom cannot. */
  function screenToFill() {
    let filled: Element | null = null
    const change = (element: Element | null) => {
      filled = element
      document.dispatchEvent(new Event('fullscreenchange'))
      return Promise.resolve()
    }
    const own = (name: string, value: object) =>
      Object.defineProperty(document, name, { configurable: true, ...value })
    own('fullscreenEnabled', { get: () => true })
    own('fullscreenElement', { get: () => filled })
    own('exitFullscreen', { value: () => change(null) })
    Element.prototype.requestFullscreen = function fill(this: Element) {
      return change(this)
    }
    return () => filled
  }

  test('the whole page is shown full screen, with help and messages; leaving the game ends it', async () => {
    const filled = screenToFill()
    await openHost(started, {})
    act(() => screen.getByRole('button', { name: 'Full screen' }).click())
    expect(filled()).toBe(document.documentElement)
    act(() => screen.getByRole('button', { name: 'Leave full screen' }).click())
    expect(filled()).toBeNull()
    act(() => screen.getByRole('button', { name: 'Full screen' }).click())
    cleanup()
    expect(filled()).toBeNull()
  })

  test('is not offered if the browser does not support it', async () => {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, get: () => false })
    await openHost(started, {})
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull()
  })
})

describe('D-037 a game in its own window', () => {
  const openWindow = async (options = {}) => {
    const windows = collectWindows()
    const host = await openHost(started, { mode: 'WINDOW', ...options })
    screen.queryByRole('button', { name: 'Open the game' })?.click()
    await screen.findByRole('heading', { name: 'The game runs in its own window' })
    const [opened] = windows
    if (!opened) throw new Error('There is no window.')
    expect(opened.location.replace).toHaveBeenCalledOnce()
    return { opened, ...host }
  }

  test('is closed with its host', async () => {
    const { opened, unmount } = await openWindow()
    expect(opened.close).not.toHaveBeenCalled()
    unmount()
    await waitFor(() => expect(opened.close).toHaveBeenCalled())
  })

  test('is closed when the tab of its host loads another page', async () => {
    const { opened } = await openWindow()
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(opened.closed).toBe(true)
    await screen.findByRole('heading', { name: 'The game window is closed' })
  })

  test('stays when its host mounts twice, as in development', async () => {
    vi.stubGlobal('navigator', { ...navigator, userActivation: { isActive: true } })
    const { opened } = await openWindow({ strict: true })
    await new Promise((done) => setTimeout(done, 0))
    expect(opened.close).not.toHaveBeenCalled()
    expect(window.open).toHaveBeenCalledOnce()
  })

  test('stays when its host becomes narrow', async () => {
    const { opened } = await openWindow()
    makeSmall(true)
    await new Promise((done) => setTimeout(done, 0))
    expect(screen.getByRole('button', { name: 'Bring to front' })).toBeDefined()
    expect(opened.close).not.toHaveBeenCalled()
  })
})
