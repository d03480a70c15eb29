// What the measurement of the list notes inside the page.

/** Runs in the page before anything else: what is slow to answer, and each frame while asked to watch. */
export function watch() {
  const bench = { events: [], frames: [], on: false }
  window.portalBench = bench
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) bench.events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  let last = 0
  const tick = (now) => {
    if (bench.on && last) bench.frames.push(now - last)
    last = bench.on ? now : 0
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}
