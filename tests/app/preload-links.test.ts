// @vitest-environment jsdom, of its own
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const preloadRoute = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('#app/routing/preload-route.ts', () => ({ preloadRoute }))

import { preloadLinks } from '#app/routing/preload-links.ts'

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  preloadRoute.mockClear()
  document.body.innerHTML =
    '<a id="fish" href="/fish?chip=JP"><b>Fish</b></a><a id="away" href="https://example.com/fish">Away</a>' +
    '<a id="new" href="/live" target="_blank">New</a><p>Words</p>'
  stop = preloadLinks()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})
const at = (selector: string) => document.querySelector(selector) ?? document.body

test.each(['pointerOver', 'focusIn', 'pointerDown'] as const)(
  'a page is preloaded on %s over its link',
  (occasion) => {
    fireEvent[occasion](at('#fish b'))
    vi.runAllTimers()
    expect(preloadRoute).toHaveBeenCalledExactlyOnceWith('/fish', '?chip=JP')
  },
)

test('a pointer that passes over a link loads nothing', () => {
  fireEvent.pointerOver(at('#fish'))
  vi.advanceTimersByTime(30)
  fireEvent.pointerOver(at('p'))
  vi.runAllTimers()
  expect(preloadRoute).not.toHaveBeenCalled()
})

test.each(['#away', '#new', 'p'])('%s is not preloaded', (selector) => {
  fireEvent.pointerDown(at(selector))
  vi.runAllTimers()
  expect(preloadRoute).not.toHaveBeenCalled()
})

test('it can be stopped', () => {
  stop()
  fireEvent.pointerDown(at('#fish'))
  vi.runAllTimers()
  expect(preloadRoute).not.toHaveBeenCalled()
})
