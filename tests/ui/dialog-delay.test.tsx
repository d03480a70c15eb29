// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/harness/browser.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('MOD-14 a dialog opens after 100 ms and closes at once', () => {
  const view = (open: boolean) => (
    <Dialog open={open} title="Log in" closeLabel="Close">
      …
    </Dialog>
  )
  const { rerender } = render(view(true))
  act(() => vi.advanceTimersByTime(99))
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy()
  rerender(view(false))
  act(() => vi.advanceTimersByTime(0))
  expect(screen.queryByRole('dialog')).toBeNull()
})
