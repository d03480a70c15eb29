// The part of the list's measurement that runs inside the page.

/**
 * Runs in the page before anything else: records the time of each keystroke. On request it watches each frame of the
 * main thread and checks whether cards were missing at the end of the view when the frame began.
 */
export function watch() {
  const bench = { events: new Map(), frames: [], blank: 0, on: false }
  const isBlank = () => {
    const cards = document.querySelectorAll('[role="feed"] article')
    const last = cards[cards.length - 1]
    return last !== undefined && last.getBoundingClientRect().bottom < innerHeight
  }
  window.portalBench = bench
  new PerformanceObserver((list) => {
    // Key down, input and key up belong to one keystroke; the slowest of them counts.
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId)
        bench.events.set(interactionId, Math.max(duration, bench.events.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  let last = 0
  const tick = (now) => {
    if (bench.on && last) bench.frames.push(now - last)
    if (bench.on && isBlank()) bench.blank += 1
    last = bench.on ? now : 0
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}
