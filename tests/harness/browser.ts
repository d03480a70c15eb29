import { Blob, File } from 'node:buffer'
import { vi } from 'vitest'

/** Reports every element as visible at once, because a page without layout cannot hide one. */
class EverythingVisible {
  readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void
  constructor(report: EverythingVisible['report']) {
    this.report = report
  }
  observe(target: Element) {
    this.report([{ isIntersecting: true, target }])
  }
  unobserve() {}
  disconnect() {}
}

/** Never reports a size, because nothing is laid out. */
class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Stubs what jsdom lacks: layout, observers, scrolling, media queries (a wide screen, reduced motion). */
export function stubBrowser(): void {
  vi.stubGlobal('IntersectionObserver', EverythingVisible)
  vi.stubGlobal('ResizeObserver', NoResize)
  // Without it the app waits a second and a half for an idle page.
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 1))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: /reduce|width >=|min-width/.test(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.scrollTo = () => undefined
}

/** Gives the page the form data and the files of Node: its calls cannot carry those of jsdom. */
export async function stubFormData(): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const form = await new Response('', { headers }).formData()
  vi.stubGlobal('FormData', form.constructor)
  vi.stubGlobal('Blob', Blob)
  vi.stubGlobal('File', File)
}

/** Stubs `window.open`: `open` records its arguments, `opened` is the window it returns. */
export function stubWindowOpen() {
  const opened = {
    opener: { private: true } as unknown,
    closed: false,
    close: vi.fn(() => {
      opened.closed = true
    }),
    document: { title: '', body: { textContent: '' } },
    location: { replace: vi.fn<(address: string) => void>() },
  }
  const open = vi.fn<(...asked: unknown[]) => typeof opened | null>(() => opened)
  vi.stubGlobal('open', open)
  return { opened, open }
}

/** Emulates a phone's screen until the next `stubBrowser`. */
export function stubPhone(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: /reduce|width <|max-width/.test(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
