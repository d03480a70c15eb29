// Runs in the browser before any other script: freezes the time, makes random numbers repeatable and counts calls.

/** The delay of src/app/boot/deferred-parts.tsx, after which the app begins what no one waits for. */
export const DEFERRED_MS = 1200

/**
 * The device's clock stands still at the start of every story.
 * @param moment `at`: epoch milliseconds; `tallest`: how many pixels of a page are drawn; `deferred`: milliseconds
 * after which the app begins what no one waits for
 */
export function freezePage({ at, tallest, deferred }) {
  const RealDate = Date
  const clock = performance.now.bind(performance)
  window.Date = new Proxy(RealDate, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length > 0 ? args : [at], self),
    apply: () => new RealDate(at).toString(),
    get: (target, name) => (name === 'now' ? () => at : Reflect.get(target, name)),
  })
  /** Mulberry32: the same numbers for every story, whichever was drawn before. */
  const numbers = () => {
    let seed = 1
    const next = () => {
      seed = (seed + 0x6d2b79f5) | 0
      let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return (mixed ^ (mixed >>> 14)) >>> 0
    }
    const restart = () => {
      seed = 1
    }
    return { next, restart }
  }
  const [fractions, bytes] = [numbers(), numbers()]
  Math.random = () => fractions.next() / 4294967296
  crypto.getRandomValues = (values) => {
    const view = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
    for (let at = 0; at < view.length; at += 1) view[at] = bytes.next()
    return values
  }
  // The suggestion of another language comes a second after the page, which is after some pictures and before others.
  Object.defineProperty(navigator, 'languages', { get: () => [] })
  // React's development build describes each element and each rendering to developer tools that can draw it.
  Reflect.deleteProperty(console, 'createTask')
  Reflect.deleteProperty(console, 'timeStamp')
  // Work that the app defers this long after its first idle moment runs at once, because it would come after some
  // pictures and before others.
  const later = window.setTimeout.bind(window)
  window.setTimeout = (work, delay, ...rest) => later(work, delay === deferred ? 0 : delay, ...rest)
  // It is random when a page becomes idle, so idle callbacks run at once.
  window.requestIdleCallback = (work) =>
    window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 1)
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle)
  const network = window.fetch.bind(window)
  window.visual = {
    calls: 0,
    lastCall: 0,
    /** Hears of each call before it is sent. */
    onCall: null,
    now: clock,
    /** While the picture of a whole page is taken, the browser enlarges its window. The page must not notice. */
    capturing: false,
    frame: () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 15))),
    restart: () => {
      fractions.restart()
      bytes.restart()
      window.visual.calls = 0
    },
  }
  const { visual } = window
  const unlessCapturing = (callback) => (news, observer) =>
    visual.capturing || callback(news, observer)
  const { IntersectionObserver: Views, ResizeObserver: Sizes } = window
  window.ResizeObserver = class extends Sizes {
    constructor(callback) {
      super(unlessCapturing(callback))
    }
  }
  // Everything in the picture counts as in view: otherwise it depends on the length of the page while it loaded.
  window.IntersectionObserver = class extends Views {
    constructor(callback, options) {
      const window = { ...options, rootMargin: `0px 0px ${tallest}px` }
      super(unlessCapturing(callback), options?.root ? options : window)
    }
  }
  const hold = (event) => visual.capturing && event.stopImmediatePropagation()
  for (const target of [window, window.visualViewport])
    for (const type of ['resize', 'scroll']) target.addEventListener(type, hold, true)
  const match = window.matchMedia.bind(window)
  window.matchMedia = (query) => {
    const list = match(query)
    list.addEventListener('change', hold)
    return list
  }
  window.fetch = async (...call) => {
    visual.onCall?.(call)
    visual.calls += 1
    visual.lastCall = clock()
    try {
      return await network(...call)
    } finally {
      visual.calls = Math.max(0, visual.calls - 1)
      visual.lastCall = clock()
    }
  }
}
