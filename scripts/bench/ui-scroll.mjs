// Scrolls a list in a measured browser and records how smooth that was.

/** The speed of a brisk wheel; at ten times this speed nobody can read anything. */
const SCROLL = { distance: 6000, speed: 3000 }

const metricsOf = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** The main thread's busy time during some work, in total and in script, in seconds. */
export async function spent(session, doIt) {
  const before = await metricsOf(session)
  await doIt()
  const after = await metricsOf(session)
  const of = (name) => after[name] - before[name]
  return { busy: of('TaskDuration'), script: of('ScriptDuration') }
}

/** Counts the frames that reach the screen during some work, whichever thread made them. */
async function drawn(browser, page, doIt) {
  await browser.startTracing(page, { categories: ['viz'] })
  await doIt()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  return traceEvents.filter(({ name }) => name === 'Display::DrawAndSwap').length
}

/**
 * Scrolls the page and measures the frames per second on the screen, most of which the compositor makes, and those of
 * the main thread, which positions the cards. Also counts missing cards and the main thread's busy time.
 */
export async function scroll(browser, page, session) {
  await page.evaluate(() => {
    window.portalBench.frames.length = 0
    window.portalBench.on = true
  })
  let busy = 0
  const onScreen = await drawn(browser, page, async () => {
    const cost = await spent(session, () =>
      session.send('Input.synthesizeScrollGesture', {
        x: 700,
        y: 500,
        yDistance: -SCROLL.distance,
        speed: SCROLL.speed,
        gestureSourceType: 'mouse',
      }),
    )
    busy = cost.busy
  })
  const { frames, blank } = await page.evaluate(() => {
    window.portalBench.on = false
    return window.portalBench
  })
  const total = frames.reduce((sum, frame) => sum + frame, 0)
  const perSecond = (count) => (count / total) * 1000
  return {
    onScreen: perSecond(onScreen),
    rate: perSecond(frames.length),
    blank,
    scrollBusy: (busy * 1000) / total,
  }
}
