// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/harness/browser.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const LABELS = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (index: number, count: number) => `${index + 1} of ${count}`,
}

/** Presses the first slide's link, moves the mouse by `x` and `y`, and releases it. */
function drag(x: number, y: number) {
  const opened = vi.fn((event: MouseEvent) => event.preventDefault())
  const turned = vi.fn()
  Element.prototype.scrollTo = turned
  render(
    <Carousel label="Banners" labels={LABELS}>
      {['One', 'Two', 'Three'].map((name) => (
        <a key={name} href="/promotions" onClick={({ nativeEvent }) => opened(nativeEvent)}>
          {name}
        </a>
      ))}
    </Carousel>,
  )
  const link = screen.getByRole('link', { name: 'One' })
  const from = { pointerType: 'mouse', button: 0, clientX: 300, clientY: 100 }
  const to = { ...from, clientX: 300 + x, clientY: 100 + y }
  fireEvent.pointerDown(link, from)
  fireEvent.pointerUp(link, to)
  fireEvent.click(link, to)
  return { opened, turned, link }
}

test('HOM-16 a drag with the mouse turns to the next slide and opens no link, before the library is there', () => {
  const { opened, turned, link } = drag(-120, 4)
  expect(opened).not.toHaveBeenCalled()
  expect(turned).toHaveBeenCalledTimes(1)
  fireEvent.click(link)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a press that hardly moves is a click', () => {
  const { opened, turned } = drag(3, 2)
  expect(opened).toHaveBeenCalledTimes(1)
  expect(turned).not.toHaveBeenCalled()
})
