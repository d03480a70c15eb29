// Scrolls a list in a measured browser and counts what came of it.

/** As a brisk wheel goes; ten times quicker nobody sees anything. */
const SCROLL = { distance: 6000, speed: 3000 }

const metricsOf = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** What the main thread spent on something: all of it, and on script; in seconds. */
export async function spent(session, doIt) {
  const before = await metricsOf(session)
  await doIt()
  const after = await metricsOf(session)
  const of = (name) => after[name] - before[name]
  return { busy: of('TaskDuration'), script: of('ScriptDuration') }
}

/** The frames that reach the screen, whoever made them, while something is done. */
async function drawn(browser, page, doIt) {
  await browser.startTracing(page, { categories: ['viz'] })
  await doIt()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  return traceEvents.filter(({ name }) => name === 'Display::DrawAndSwap').length
}

/**
 * While the page is scrolled: frames a second on the screen, of which the compositor makes most, and of the main
 * thread, which puts the cards in place; how often cards were missing, and how busy the main thread was.
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
