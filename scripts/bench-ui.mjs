// `npm run bench:ui`: the longest list of games at a fourfold slower processor, beside the same tiles without a window.
import { launchOptions } from './browser.mjs'
import { VIEWPORTS } from './home.mjs'
import { startLive } from './load-server.mjs'
import { median } from './median.mjs'
import { fail, main, needFile, needLockedNode } from './say.mjs'
import { watch } from './ui-watch.mjs'

const ROUNDS = 5
const SLOWER = 4
const TILES = 10_000
const QUERY = 'golden dragon'
/** As a brisk wheel goes; ten times quicker nobody sees anything. */
const SCROLL = { distance: 18_000, speed: 3000 }
const LIST = '[role="feed"]'
const TILE = `${LIST} article`
/** What is new, in the toolbar. */
const CHIP = 'main fieldset button:nth-child(3)'
const HOVER_MS = 400
/** A page that somebody has come to has loaded what it loads by itself. */
const SETTLE_MS = 3000

/** Keys come as quickly as a practised hand types. */
const KEY_MS = 120
const MiB = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`

/** Frames while the page is scrolled by the given way; a frame that took two refreshes dropped one. */
async function scroll(page, session) {
  await page.evaluate(() => {
    window.portalBench.frames.length = 0
    window.portalBench.on = true
  })
  await session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -SCROLL.distance,
    speed: SCROLL.speed,
    gestureSourceType: 'mouse',
  })
  const frames = await page.evaluate(() => {
    window.portalBench.on = false
    return window.portalBench.frames
  })
  const total = frames.reduce((sum, frame) => sum + frame, 0)
  const dropped = frames.reduce((sum, frame) => sum + Math.max(0, Math.round(frame / 16.67) - 1), 0)
  return { rate: (frames.length / total) * 1000, dropped: dropped / (frames.length + dropped) }
}

async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

async function throttled(context, base) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
  await page.addInitScript(watch)
  await page.goto(`${base}promotions`)
  await page.locator('main h1').first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  return { page, session }
}

/** From the press of a chip until the first tile is another one. */
async function narrow(page) {
  const before = await page.locator(TILE).first().innerText()
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('narrowed'), { capture: true, once: true })
  })
  await page.locator(CHIP).first().click()
  const took = await page.waitForFunction(
    ([tile, text]) =>
      document.querySelector(tile)?.innerText !== text &&
      performance.now() - performance.getEntriesByName('narrowed')[0].startTime,
    [TILE, before],
  )
  return took.jsonValue()
}

/** One visit of the list: from another page of the portal, as a person comes to it. */
async function visit(context, base) {
  const { page, session } = await throttled(context, base)
  const way = page.locator('a[href="/rng"]').first()
  await way.hover()
  await page.waitForTimeout(HOVER_MS)
  const from = await page.evaluate(() => performance.now())
  await way.click()
  await page.locator(TILE).first().waitFor()
  const first = (await page.evaluate(() => performance.now())) - from
  const elements = await page.locator(`${LIST} *`).count()
  const frames = await scroll(page, session)
  const heap = await heapOf(session)
  const tile = await page
    .locator(TILE)
    .first()
    .evaluate((element) => element.outerHTML)
  const pictures = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }) => initiatorType === 'img')
      .map(({ name }) => name),
  )
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('combobox').or(page.getByRole('searchbox')).first().click()
  await page.evaluate(() => {
    window.portalBench.events.length = 0
  })
  await page.keyboard.type(QUERY, { delay: KEY_MS })
  await page.waitForTimeout(500)
  const events = await page.evaluate(() => window.portalBench.events)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(1000)
  const filter = await narrow(page)
  await page.close()
  const keystroke = Math.max(0, ...events)
  const usual = events.length > 0 ? median(events) : 0
  return { first, filter, elements, ...frames, heap, keystroke, usual, tile, pictures }
}

/**
 * The yardstick: the portal's own tile ten thousand times, in the portal's own styles, with the pictures
 * that the portal showed, and no script.
 */
async function plain(context, base, { tile, pictures }) {
  const { page, session } = await throttled(context, base)
  const first = await page.evaluate(
    async ([html, sources, count]) => {
      const from = performance.now()
      const policy = window.trustedTypes?.createPolicy('bench', { createHTML: (text) => text })
      const tiles = Array.from({ length: count }, (_, index) =>
        html.replace(/(<img[^>]* src=")[^"]*/, `$1${sources[index % sources.length]}`),
      )
      const markup = `<div style="display:grid;grid-template-columns:repeat(6,1fr);gap:16px">${tiles.join('')}</div>`
      document.body.innerHTML = policy ? policy.createHTML(markup) : markup
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return performance.now() - from
    },
    [tile, pictures, TILES],
  )
  const frames = await scroll(page, session)
  const heap = await heapOf(session)
  await page.close()
  return { first, ...frames, heap }
}

const line = (name, value, beside) =>
  console.log(`  ${name.padEnd(26)} ${value.padStart(12)} ${beside.padStart(14)}`)

await main(async () => {
  needLockedNode('bench:ui')
  needFile('dist/index.html', 'build it with `npm run build`')
  const { chromium } = await import('@playwright/test')
  const { base, stop } = await startLive()
  const browser = await chromium.launch(launchOptions())
  try {
    const mine = []
    const yard = []
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ ...VIEWPORTS.desktop, bypassCSP: true })
      mine.push(await visit(context, base))
      yard.push(await plain(context, base, mine[0]))
      await context.close()
    }
    const of = (list, name) => median(list.map((one) => one[name]))
    console.log(`Median of ${ROUNDS}, processor ${SLOWER} times slower, desktop:`)
    line('', 'the portal', `${TILES} tiles`)
    line('first tiles', `${of(mine, 'first').toFixed(0)} ms`, `${of(yard, 'first').toFixed(0)} ms`)
    line('frames a second', of(mine, 'rate').toFixed(1), of(yard, 'rate').toFixed(1))
    line(
      'frames dropped',
      `${(of(mine, 'dropped') * 100).toFixed(1)} %`,
      `${(of(yard, 'dropped') * 100).toFixed(1)} %`,
    )
    line('heap after the scroll', MiB(of(mine, 'heap')), MiB(of(yard, 'heap')))
    line('filter to other tiles', `${of(mine, 'filter').toFixed(0)} ms`, '')
    line('usual keystroke', `${of(mine, 'usual').toFixed(0)} ms`, '')
    line('worst keystroke', `${of(mine, 'keystroke').toFixed(0)} ms`, '')
    line('elements in the list', String(of(mine, 'elements')), '')
    if (of(mine, 'elements') > 300) fail('More than 300 elements are drawn at once.')
  } finally {
    await browser.close()
    stop()
  }
})
