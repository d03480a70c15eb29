// Runs inside of the page; each function is self-contained, because it is sent there as text.

declare global {
  interface Window {
    /** The number of calls in flight, and the end of the last one. */
    walk: { calls: number; last: number }
  }
}

/**
 * Runs before any script of the page: counts its calls, so that the walk knows when it has settled. A time-out uses the
 * page's timers, which may be virtual.
 */
export function countCalls() {
  AbortSignal.timeout = (ms: number) => {
    const control = new AbortController()
    setTimeout(() => control.abort(new DOMException('It took too long.', 'TimeoutError')), ms)
    return control.signal
  }
  const network = window.fetch.bind(window)
  const walk = { calls: 0, last: performance.now() }
  window.walk = walk
  window.fetch = async (...call: Parameters<typeof fetch>) => {
    walk.calls += 1
    try {
      return await network(...call)
    } finally {
      walk.calls -= 1
      walk.last = performance.now()
    }
  }
}

/** Navigates like a link inside of the portal, without loading the page again. */
export function goTo(path: string) {
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)'))
    heading.setAttribute('data-left', '')
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/**
 * Resolves when no call is in flight and nothing is marked as busy; to false after the given milliseconds. A page that
 * is still blank gets more time, because a slow machine must not be reported as a blank page.
 */
export async function settled({ within, blankWithin }: { within: number; blankWithin: number }) {
  const HEADING =
    'main :is(h1, h2, h3):not([data-left]), [role="dialog"] h2, [role="alertdialog"] h2'
  const BUSY = ':is(main, [role="dialog"]):is([aria-busy="true"], :has([aria-busy="true"]))'
  const SOMETHING = `${HEADING}, ${BUSY}, main :is(h1, h2, h3, [role="status"])`
  const start = performance.now()
  for (let quiet = 0; ; ) {
    await new Promise((done) => setTimeout(done, 20))
    const { calls, last } = window.walk
    const still = calls === 0 && performance.now() - last > 60 && document.querySelector(HEADING)
    quiet = still && !document.querySelector(BUSY) ? quiet + 1 : 0
    if (quiet >= 3) return true
    const took = performance.now() - start
    if (
      took > Math.max(within, blankWithin) ||
      (took > within && document.querySelector(SOMETHING))
    )
      return false
  }
}

/** The problems of the current page: `keys` are those of all texts, `width` is the window's. */
export function mistakesIn({ keys, width }: { keys: readonly string[]; width: number }): string[] {
  const WORDS = /\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b|^\s*at \S+ \(/
  const ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src', 'aria-valuetext']
  const UNSEEN = 'script, style, template, noscript'
  const known = new Set(keys)
  const found = new Set<string>()
  const judge = (text: string, where: string) => {
    const [word] = WORDS.exec(text) ?? []
    if (word) found.add(`says "${word.trim()}": ${where}`)
    const whole = text.trim()
    if (known.has(whole) || known.has(whole.replace(/^[\w-]+:/, ''))) found.add(`raw key: ${where}`)
  }
  const short = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 80)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest(UNSEEN))
      judge(node.nodeValue ?? '', short(node.nodeValue ?? ''))
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name)
      if (value) judge(value, `${name}="${short(value)}"`)
    }
  const places = [
    ...document.querySelectorAll('main, [role="dialog"], [role="alertdialog"], .boot'),
  ]
  const shows = (place: Element) =>
    [...place.querySelectorAll('h1, h2, h3, [role="heading"]')].some((one) =>
      one.textContent.trim(),
    )
  // A loading state is fine in itself; a page that waits for ever is reported elsewhere.
  const waits = (place: Element) =>
    place.matches('[aria-busy="true"]') ||
    place.querySelector('[aria-busy="true"], [role="status"]')
  if (!places.some((place) => shows(place) || waits(place))) found.add('blank: no heading in main')
  const wide = document.documentElement.scrollWidth
  if (wide > width) found.add(`scrolls sideways: ${wide} px in a window of ${width}`)
  return [...found]
}
