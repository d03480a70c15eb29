// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import PortalToaster from '#app/shells/toaster.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'

afterEach(() => {
  vi.useRealTimers()
  return closePortal()
})

test.each([
  { language: 'EN', spoken: 'Message: 5.00', region: 'Messages (F8)' },
  { language: 'BN', spoken: 'বার্তা: 5.00', region: 'বার্তা (F8)' },
])(
  'ERR-01 the announcement of a message has no placeholder: $language',
  async ({ language, spoken, region }) => {
    await openPortal(frozenLink('guest'), '/', { language, view: <PortalToaster /> })
    // An announcement appears after two frames and is removed after a second. Fake timers keep these apart on a busy
    // machine.
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
    const announced: string[] = []
    const listener = new MutationObserver(() => {
      for (const live of document.querySelectorAll('[aria-live="assertive"]'))
        announced.push(live.textContent?.trim() ?? '')
    })
    listener.observe(document.body, { childList: true, subtree: true, characterData: true })
    act(() => void toast.show({ tone: 'danger', message: '5.00' }))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('region', { name: region })).toBeDefined()
    expect(announced).toContain(spoken)
    listener.disconnect()
  },
)
