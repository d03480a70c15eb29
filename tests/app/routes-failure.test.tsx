// @vitest-environment jsdom, of its own
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { CrashBoundary } from '#app/boot/crash-boundary.tsx'
import { awaitRoutes } from '#app/routing/route-table.ts'
import { startI18n } from '#i18n/i18n.ts'
import { findLanguage } from '#i18n/languages.ts'
import { recordChunkFailure } from '#lib/chunk-failure.ts'

const loads = vi.hoisted(() => vi.fn())
vi.mock('#app/routing/all-routes.ts', () => ({
  get ROUTES(): never {
    loads()
    // As the build reports a style sheet that is refused.
    const error = new Error('Unable to preload CSS for /assets/footer.css')
    recordChunkFailure(error)
    throw error
  },
}))

afterEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
})

test('D-086 a page whose code or styles are refused says so and offers a way out; it does not load without an end', async () => {
  await startI18n(findLanguage('EN') ?? undefined)
  // The page has reloaded itself for this build before.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(console, 'error').mockReturnValue()
  const Page = () => {
    awaitRoutes(true)
    return null
  }
  render(
    <MemoryRouter>
      <CrashBoundary>
        <Suspense fallback="Loading">
          <Page />
        </Suspense>
      </CrashBoundary>
    </MemoryRouter>,
  )
  expect(await screen.findByRole('button', { name: 'Reload' }, { timeout: 15_000 })).toBeTruthy()
  expect(screen.getByRole('heading').textContent).toBe('This page could not be loaded')
  expect(loads).toHaveBeenCalledTimes(1)
})
