// The home page of the live build compared with a static copy, on a slow phone.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Line, median, slowDown, startSite } from './site.ts'
import { writeByHand } from './static-copy.ts'

const ROUNDS = 5
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'bn-BD',
  bypassCSP: true,
}
const LINES: Readonly<Record<string, Line>> = {
  '1.6 Mbit/s, 150 ms a round trip': { latency: 150, down: 200_000, up: 93_750 },
  '1.47 Mbit/s, 562 ms a round trip': { latency: 562, down: 184_000, up: 84_000 },
}
/** Limits relative to the static copy, or absolute. */
const LIMITS = {
  firstPaint: { times: 1.1 },
  largestPaint: { times: 1.2 },
  blocking: { most: 150 },
  shift: { most: 0.005 },
  /** Loaded pictures outside of the first view. */
  hidden: { most: 0 },
}
const QUIET_MS = 1500

let site: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Runs in the page before anything else. */
function watch() {
  const seen = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0, lastTask: 0 }
  Reflect.set(window, 'load', seen)
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
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
  on('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Reflect.get(entry, 'value')
  })
  on('longtask', ({ startTime, duration }) => {
    if (startTime >= seen.firstPaint) seen.blocking += Math.max(0, duration - 50)
    seen.lastTask = startTime + duration
  })
}

/** Neither the main thread nor the network has been busy for a while; continuous animations may go on. */
async function settled(page: Page) {
  await page.waitForLoadState('load')
  await page.waitForFunction(
    (quiet) => performance.now() - Reflect.get(window, 'load').lastTask > quiet,
    QUIET_MS,
  )
  await page.waitForTimeout(QUIET_MS)
}

/** Loaded pictures outside of the first view, which is at the top of the page. */
function countHidden(): number {
  const loaded = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0)
  return loaded.filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth
  }).length
}

/** One first visit: times in ms, layout shift, hidden pictures, and transferred bytes by kind. */
async function visit(
  browser: Browser,
  address: string,
  line: Line,
): Promise<Record<string, number>> {
  const page = await browser.newPage(PHONE)
  const session = await slowDown(page, line)
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await page.addInitScript(watch)
  await page.goto(address)
  await page.locator('main h1').first().waitFor()
  await settled(page)
  const seen = await page.evaluate(() => Reflect.get(window, 'load'))
  const hidden = await page.evaluate(countHidden)
  await page.close()
  return { ...bytes, ...seen, hidden }
}

for (const [name, line] of Object.entries(LINES))
  test(`the home page beside its static copy, ${name}`, async ({ browser }, info) => {
    test.setTimeout(600_000)
    site.addPage('static.html', await writeByHand(await browser.newPage(PHONE), site.url))
    const portal: Record<string, number>[] = []
    const copy: Record<string, number>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      portal.push(await visit(browser, site.url, line))
      copy.push(await visit(browser, `${site.url}/static.html`, line))
    }
    const kinds = [
      ...new Set([
        ...Object.keys(LIMITS),
        'Image',
        'Script',
        'Stylesheet',
        'Font',
        'Fetch',
        'Document',
      ]),
    ]
    for (const kind of kinds) {
      const of = (all: Record<string, number>[]) => median(all.map((one) => one[kind] ?? 0))
      const [mine, other] = [of(portal), of(copy)]
      info.annotations.push({
        type: kind,
        description: `${mine.toFixed(3)}, static copy ${other.toFixed(3)}`,
      })
      const limit: { times?: number; most?: number } = Reflect.get(LIMITS, kind) ?? {}
      if (limit.times) expect.soft(mine, kind).toBeLessThanOrEqual(other * limit.times)
      if (limit.most !== undefined) expect.soft(mine, kind).toBeLessThanOrEqual(limit.most)
    }
  })

test('a page opens within 100 ms after its link was hovered', async ({ browser }) => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'bn-BD' })
    await slowDown(page)
    await page.addInitScript(watch)
    await page.goto(site.url)
    await page.locator('main h1').first().waitFor()
    await settled(page)
    const link = page.locator('a[href="/promotions"]').first()
    await link.hover()
    await page.waitForTimeout(400)
    await page.evaluate(() => {
      const start = () => {
        const from = performance.now()
        const look = () => {
          const shown = location.pathname === '/promotions' && document.querySelector('main h1')
          if (shown) Reflect.set(window, 'opened', performance.now() - from)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      addEventListener('click', start, { capture: true, once: true })
    })
    await link.click()
    times.push(await (await page.waitForFunction(() => Reflect.get(window, 'opened'))).jsonValue())
    await page.close()
  }
  expect(median(times)).toBeLessThanOrEqual(100)
})
