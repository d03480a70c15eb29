// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

afterEach(async () => {
  await closePortal()
  vi.restoreAllMocks()
})

test('F-05 a game shows at once that the network is gone, above its bar, and that it is back', async () => {
  await openPortal('?scenario=member&seed=7&clock=2026-11-20T09:00:00Z', '/game/10005')
  const bar = await screen.findByRole('banner')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  const words = await screen.findByText(/^You are offline\./)
  expect(words.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/^You are offline\./)).toBeNull()
})
