// What the load measurement does in the browser: it visits a page on a slow phone and navigates to another.
import { HOME_SECTION, VIEWPORTS } from '../home.mjs'

const SLOWER = 4
/** Network profiles of a phone: latency in ms per round trip, throughput in bytes per second. */
export const LINES = {
  '1.6 Mbit/s, 150 ms a round trip': {
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  },
  '1.47 Mbit/s, 562 ms a round trip': {
    latency: 562,
    downloadThroughput: 184_000,
    uploadThroughput: 84_000,
  },
}
const [LINE] = Object.values(LINES)
const QUIET_MS = 1500
const HOVER_MS = 400

/** Runs in the page before anything else. */
function watch() {
  const seen = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0, lastTask: 0 }
  window.portalLoad = seen
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  on('longtask', ({ startTime, duration }) => {
    if (startTime >= seen.firstPaint) seen.blocking += Math.max(0, duration - 50)
    seen.lastTask = startTime + duration
  })
}

const PATIENCE_MS = 120_000

async function slowPage(browser, device, line = LINE) {
  const context = await browser.newContext({ ...device, locale: 'bn-BD' })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { context, page, session }
}

/** Waits until neither the main thread nor the network has been busy for a while; continuous animations may go on. */
async function settled(page) {
  await page.waitForLoadState('load')
  await page.waitForFunction(
    (quiet) => performance.now() - window.portalLoad.lastTask > quiet,
    QUIET_MS,
  )
  await page.waitForTimeout(QUIET_MS)
}

/** The bytes that are transferred from now on, by kind. */
function weigh(session) {
  const kinds = new Map()
  const bytes = {}
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  return bytes
}

/** One first visit. @returns times in ms, layout shift, and transferred bytes by kind */
export async function visit(browser, address, line) {
  const { context, page, session } = await slowPage(browser, VIEWPORTS.phone, line)
  const bytes = weigh(session)
  await page.addInitScript(watch)
  await page.goto(address)
  await page.locator(HOME_SECTION).first().waitFor()
  await settled(page)
  const seen = await page.evaluate(() => window.portalLoad)
  await context.close()
  return { ...bytes, ...seen }
}

/** @returns the transferred bytes of a second visit in the same browser, by kind */
export async function visitAgain(browser, address) {
  const { context, page } = await slowPage(browser, VIEWPORTS.phone)
  await page.addInitScript(watch)
  await page.goto(address)
  await page.locator(HOME_SECTION).first().waitFor()
  await settled(page)
  const next = await context.newPage()
  const session = await context.newCDPSession(next)
  await session.send('Network.enable')
  const bytes = weigh(session)
  await next.addInitScript(watch)
  await next.goto(address)
  await next.locator(HOME_SECTION).first().waitFor()
  await settled(next)
  await context.close()
  return bytes
}

/** The time from a press to the first frame of the next page, after the pointer has rested on the link. */
export async function pageChange(browser, base) {
  const { context, page } = await slowPage(browser, VIEWPORTS.desktop)
  await page.addInitScript(watch)
  await page.goto(base)
  await page.locator(HOME_SECTION).first().waitFor()
  await settled(page)
  const way = page.locator('a[href="/promotions"]').first()
  await way.hover()
  await page.waitForTimeout(HOVER_MS)
  await page.evaluate(() => {
    addEventListener(
      'click',
      () => {
        const from = performance.now()
        const look = () => {
          const drawn = location.pathname === '/promotions' && document.querySelector('main h1')
          if (drawn) window.portalChange = performance.now() - from
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
  await way.click()
  await page.waitForFunction(() => window.portalChange !== undefined)
  const took = await page.evaluate(() => window.portalChange)
  await context.close()
  return took
}
