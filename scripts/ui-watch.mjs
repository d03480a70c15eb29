// What the measurement of the list notes inside the page.

/** Runs in the page before anything else: how long each keystroke took, and each frame while asked to watch. */
export function watch() {
  const bench = { events: new Map(), frames: [], on: false }
  window.portalBench = bench
  new PerformanceObserver((list) => {
    // Press, letter and release are one keystroke: the slowest of them counts.
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId)
        bench.events.set(interactionId, Math.max(duration, bench.events.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  let last = 0
  const tick = (now) => {
    if (bench.on && last) bench.frames.push(now - last)
    last = bench.on ? now : 0
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}
