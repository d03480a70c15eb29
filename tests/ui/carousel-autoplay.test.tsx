// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoplay } from '#ui/carousel/use-autoplay.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('HOM-16 the code of a carousel is loaded when its first step is due, never with reduced motion', () => {
  const ask = vi.fn()
  const autoplay = { delay: 5000, speed: 1000 }
  const later = { wait: 3000, ask }
  const { rerender } = renderHook(({ moving }) => useAutoplay(null, autoplay, moving, later), {
    initialProps: { moving: false },
  })
  vi.advanceTimersByTime(60_000)
  expect(ask).not.toHaveBeenCalled()
  rerender({ moving: true })
  vi.advanceTimersByTime(4000)
  rerender({ moving: false })
  vi.advanceTimersByTime(60_000)
  expect(ask).not.toHaveBeenCalled()
  rerender({ moving: true })
  vi.advanceTimersByTime(5000)
  expect(ask).toHaveBeenCalledTimes(1)
})
