// Runs in the browser before any other script: freezes the time, makes random numbers repeatable and counts calls.

/** The device's clock stands still at the start of every story. @param at epoch milliseconds */
export function holdStill(at) {
  const RealDate = Date
  const clock = performance.now.bind(performance)
  window.Date = new Proxy(RealDate, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length > 0 ? args : [at], self),
    apply: () => new RealDate(at).toString(),
    get: (target, name) => (name === 'now' ? () => at : Reflect.get(target, name)),
  })
  let seed = 1
  Math.random = () => {
    // Mulberry32: the same numbers for every story, whichever was drawn before.
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  // React's development build describes each element and each rendering to developer tools that can draw it.
  Reflect.deleteProperty(console, 'createTask')
  Reflect.deleteProperty(console, 'timeStamp')
  // It is random when a page becomes idle, so idle callbacks run at once.
  window.requestIdleCallback = (work) =>
    window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 1)
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle)
  const network = window.fetch.bind(window)
  window.visual = {
    calls: 0,
    lastCall: 0,
    now: clock,
    frame: () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 15))),
    restart: () => {
      seed = 1
      window.visual.calls = 0
    },
  }
  const { visual } = window
  window.fetch = async (...call) => {
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
