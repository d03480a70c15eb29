// @vitest-environment jsdom, of its own
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CrashBoundary } from '#app/boot/crash-boundary.tsx'
import { startI18n } from '#i18n/i18n.ts'
import { findLanguage } from '#i18n/languages.ts'
import { CHUNK_TIMEOUT_MS, withTimeout } from '#lib/with-timeout.ts'
import { formDrafts } from '#session/drafts.ts'
import { lazyScreen } from '#ui/base/lazy-screen.ts'
import { toast } from '#ui/toast/toast-store.ts'

const missing = () => new Error('Failed to fetch dynamically imported module: /assets/x.js')

/** Loads the module afresh, because it keeps whether the page has been reloaded. */
async function page() {
  vi.resetModules()
  const facts = await import('#app/boot/chunk-failure.ts')
  const { isChunkFailure } = await import('#lib/chunk-failure.ts')
  facts.watchChunks()
  return { ...facts, isChunkFailure }
}

beforeAll(async () => {
  await startI18n(findLanguage('EN') ?? undefined)
})
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  formDrafts.clear()
  toast.clear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('D-086 a failure to load code is detected', () => {
  test("by the build's event, for code and styles", async () => {
    const { isChunkFailure } = await page()
    const error = new Error('Unable to preload CSS for /assets/x.css')
    expect(isChunkFailure(error)).toBe(false)
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    expect(isChunkFailure(error)).toBe(true)
    expect(isChunkFailure(null)).toBe(false)
  })

  test('by a load of more than 120 seconds', async () => {
    const { isChunkFailure } = await page()
    vi.useFakeTimers()
    const late = withTimeout(new Promise(() => undefined)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
    expect(isChunkFailure(await late)).toBe(true)
    expect(await withTimeout(Promise.resolve('here'))).toBe('here')
  })
})

describe('D-086 the page reloads by itself', () => {
  test('once per build', async () => {
    const reload = vi.fn()
    expect((await page()).reloadOnce('a', reload)).toBe(true)
    expect((await page()).reloadOnce('a', reload)).toBe(false)
    expect((await page()).reloadOnce('b', reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('never without network or storage', async () => {
    const reload = vi.fn()
    const { reloadOnce } = await page()
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(reloadOnce('a', reload)).toBe(false)
    network.mockReturnValue(true)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect((await page()).reloadOnce('a', reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test('never while an open or closed form has input', async () => {
    const { reloadOnce } = await page()
    const { hasUnsavedInput } = await import('#app/boot/chunk-failure.ts')
    const reload = vi.fn()
    const { unmount } = render(
      <form>
        <input aria-label="Name" />
        <input type="search" aria-label="Search" />
      </form>,
    )
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Search'), 'gold')
    expect(hasUnsavedInput()).toBe(false)
    await user.type(screen.getByLabelText('Name'), 'Rahim')
    expect(reloadOnce('a', reload)).toBe(false)
    await user.clear(screen.getByLabelText('Name'))
    expect(hasUnsavedInput()).toBe(false)
    await user.type(screen.getByLabelText('Name'), 'Rahim')
    unmount()
    expect(hasUnsavedInput()).toBe(false)
    const { formDrafts: drafts } = await import('#session/drafts.ts')
    drafts.set('feedback', { kind: 0, text: '' })
    expect(hasUnsavedInput()).toBe(false)
    drafts.set('feedback', { kind: 0, text: 'The game stops.' })
    expect(reloadOnce('a', reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('the message', () => {
  const Broken = ({ error }: { error: Error }): never => {
    throw error
  }
  const tooLate = () => Object.assign(missing(), { name: 'ChunkTimeout' })

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  })

  test('ERR-11 D-086 a page with Reload, and a working link home', async () => {
    const view = (broken: boolean) => (
      <MemoryRouter>
        <CrashBoundary>{broken ? <Broken error={tooLate()} /> : 'Home'}</CrashBoundary>
      </MemoryRouter>
    )
    const { rerender } = render(view(true))
    expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
    rerender(view(false))
    await userEvent.click(screen.getByRole('link', { name: 'Go to the home page' }))
    expect(screen.getByText('Home')).toBeTruthy()
  })

  test('D-086 a pop-up closes, and a message offers the reload', () => {
    const leave = vi.fn()
    render(
      <MemoryRouter>
        <CrashBoundary onLeave={leave}>
          <Broken error={tooLate()} />
        </CrashBoundary>
      </MemoryRouter>,
    )
    expect(leave).toHaveBeenCalledTimes(1)
    const [shown, ...others] = toast.entries()
    expect(shown?.message).toContain('could not be opened')
    expect(shown?.action?.label).toBe('Reload')
    expect(others).toEqual([])
  })

  test('code that failed is requested again when it is shown again', async () => {
    let asked = 0
    const load = async () => {
      asked += 1
      if (asked === 1) throw tooLate()
      return { default: () => <p>Here now</p> }
    }
    const { View } = lazyScreen(load)
    const view = (key: string) => (
      <MemoryRouter>
        <CrashBoundary key={key}>
          <Suspense fallback="Loading">
            <View />
          </Suspense>
        </CrashBoundary>
      </MemoryRouter>
    )
    vi.useFakeTimers()
    const { rerender } = await act(async () => render(view('first')))
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(asked).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await act(async () => rerender(view('second')))
    expect(screen.getByText('Here now')).toBeTruthy()
    expect(asked).toBe(2)
  })
})
