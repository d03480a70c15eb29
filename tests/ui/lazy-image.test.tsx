// @vitest-environment jsdom, of its own
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'

type Callback = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void

afterEach(cleanup)

test('HOM-29 a picture loads when a tenth of it is in view, and is retried once', () => {
  const watched: Element[] = []
  let intersect: Callback = () => undefined
  let threshold: unknown
  class Observer {
    constructor(callback: Callback, options?: IntersectionObserverInit) {
      intersect = callback
      threshold = options?.threshold
    }
    observe = (element: Element) => void watched.push(element)
    unobserve = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const { container } = render(
    <LazyImage
      src="/a.svg"
      fallbackSrc={['/b.svg', '/c.svg']}
      alt="Tiger"
      width={30}
      height={40}
    />,
  )
  const picture = () => container.querySelector('img')
  const fail = () => {
    const shown = picture()
    if (shown) fireEvent.error(shown)
  }
  expect(threshold).toBe(0.1)
  expect(picture()).toBeNull()

  act(() => intersect(watched.map((target) => ({ target, isIntersecting: true }))))
  expect(picture()?.getAttribute('src')).toBe('/a.svg')
  fail()
  expect(picture()?.getAttribute('src')).toBe('/b.svg')
  fail()
  expect(picture()).toBeNull()
  expect(container.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Tiger')
  vi.unstubAllGlobals()
})
