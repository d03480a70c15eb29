// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/harness/browser.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Toaster } from '#ui/toast/toast.tsx'
import { createToastStore } from '#ui/toast/toast-store.ts'

beforeEach(stubBrowser)
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
})

const words = {
  label: 'Messages ({hotkey})',
  spokenLabel: 'Message:',
  closeLabel: 'Dismiss',
  timesLabel: String,
}

test('ERR-01 messages stay visible to screen readers over an open dialog, old and new ones', async () => {
  const store = createToastStore()
  store.show({ tone: 'info', message: 'Before.' })
  const { rerender } = render(<Toaster store={store} {...words} />)
  const dialog = (
    <Dialog open title="Log in" closeLabel="Close">
      …
    </Dialog>
  )
  rerender(
    <>
      <Toaster store={store} {...words} />
      {dialog}
    </>,
  )
  await screen.findByRole('dialog')
  // An announcement appears after two frames and is removed after a second. Fake timers keep these apart on a busy
  // machine.
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  act(() => {
    store.show({
      tone: 'danger',
      message: 'After.',
      action: { label: 'Retry', run: () => undefined },
    })
  })
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Before.'),
    expect.stringContaining('After.'),
  ])
  const spoken = screen.getByText(/^Message: After\./)
  expect(spoken.getAttribute('aria-live')).toBe('assertive')
  expect(spoken.closest('[aria-hidden="true"]')).toBeNull()
})
