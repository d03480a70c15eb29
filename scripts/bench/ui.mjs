// `npm run bench:ui`: compares the portal's longest list with a plain page of as many cards, on a slow processor, and
// then measures the member centre. All of it must finish within three minutes.
import { launchOptions } from '../browser.mjs'
import { VIEWPORTS } from '../home.mjs'
import { buildLab } from '../lab/build.mjs'
import { fail, main, needFile, needLockedNode } from '../say.mjs'
import { startLive } from './load-server.mjs'
import { median } from './median.mjs'
import { benchMember } from './ui-member.mjs'
import { scroll, spent } from './ui-scroll.mjs'
import { watch } from './ui-watch.mjs'

const ROUNDS = 3
/** On a very slow machine fewer rounds count: no round starts after this time. */
const MOST_MS = 60_000
const SLOWER = 4
const QUERY = 'golden'
/** The pace of a practised typist. */
const KEY_MS = 120
/** After this time a page has loaded what it loads without being asked. */
const SETTLE_MS = 2500
const PAUSE_MS = 1000
const LIST = '[role="feed"]'
const CARD = `${LIST} article`
/** The filter for new games in the toolbar. */
const CHIP = 'main fieldset button:nth-child(3)'
/** The most elements that a windowed list may render at once. */
const MOST_ELEMENTS = 300

/** Types six letters and measures each from the key press until its change is painted. */
async function type(page, session) {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(PAUSE_MS)
  await page.getByRole('combobox').or(page.getByRole('searchbox')).first().click()
  await page.waitForTimeout(PAUSE_MS)
  await page.evaluate(() => window.portalBench.events.clear())
  const { busy, script } = await spent(session, async () => {
    await page.keyboard.type(QUERY, { delay: KEY_MS })
    await page.waitForTimeout(PAUSE_MS)
  })
  const keys = await page.evaluate(() => [...window.portalBench.events.values()])
  if (keys.length === 0) fail('No keystroke was noticed by the browser.')
  return { usual: median(keys), worst: Math.max(...keys), busy, script }
}

const moving = (page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )

/** Measures from the press of a filter until the first card changes. */
async function narrow(page) {
  await page.keyboard.press('Escape')
  await page.waitForTimeout(PAUSE_MS)
  const before = await page.locator(CARD).first().innerText()
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('narrowed'), { capture: true, once: true })
  })
  await page.locator(CHIP).first().click()
  const took = await page.waitForFunction(
    ([card, text]) =>
      document.querySelector(card)?.innerText !== text &&
      performance.now() - performance.getEntriesByName('narrowed')[0].startTime,
    [CARD, before],
  )
  return took.jsonValue()
}

async function visit(browser, address, isPortal) {
  const context = await browser.newContext({ ...VIEWPORTS.desktop, bypassCSP: true })
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
    await page.addInitScript(watch)
    await page.goto(address)
    await page.locator(CARD).first().waitFor()
    await page.waitForTimeout(SETTLE_MS)
    const atRest = await moving(page)
    const elements = await page.locator(`${LIST} *`).count()
    const scrolled = await scroll(browser, page, session)
    await session.send('HeapProfiler.collectGarbage')
    const heap = (await session.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024
    const typed = await type(page, session)
    const filter = isPortal ? await narrow(page) : undefined
    return { atRest, elements, heap, filter, ...scrolled, ...typed }
  } finally {
    await context.close()
  }
}

const ms = (value) => `${value.toFixed(0)} ms`
const seconds = (value) => `${value.toFixed(2)} s`
const share = (value) => `${(value * 100).toFixed(0)} %`
const whole = (value) => String(value)
/** Name, key, format, and the target of the portal relative to the plain page. */
const ROWS = [
  ['usual keystroke', 'usual', ms, { most: 1.5 }],
  ['worst keystroke', 'worst', ms, { most: 1.5 }],
  ['six letters, main thread', 'busy', seconds],
  ['six letters, script', 'script', seconds],
  ['frames a second on screen', 'onScreen', (value) => value.toFixed(1), { least: 0.9 }],
  ['frames without their cards', 'blank', whole, { none: true }],
  ['frames of the main thread', 'rate', (value) => value.toFixed(1)],
  ['main thread at scrolling', 'scrollBusy', share],
  ['moving at rest', 'atRest', whole, { none: true }],
  ['elements in the list', 'elements', whole],
  ['heap after the scroll', 'heap', (value) => `${value.toFixed(1)} MiB`],
  ['filter to other games', 'filter', ms],
]

function targetText({ most, least, none }, mine, other) {
  if (none) return mine === 0 ? 'none' : 'none, missed'
  const met = most === undefined ? mine >= other * least : mine <= other * most
  const text = most === undefined ? `at least ${least} x` : `at most ${most} x`
  return `${(mine / other).toFixed(2)} x, ${text}${met ? '' : ', missed'}`
}

function print([name, key, shown, wanted], portal, lab) {
  const mine = median(portal.map((one) => one[key]))
  const other = median(lab.map((one) => one[key]))
  const cells = [mine, other].map((value) => (value === undefined ? '' : shown(value)).padStart(12))
  console.log(
    `  ${name.padEnd(26)}${cells.join('')}  ${wanted ? targetText(wanted, mine, other) : ''}`.trimEnd(),
  )
}

await main(async () => {
  needLockedNode('bench:ui')
  needFile('dist/index.html', 'build it with `npm run build`')
  const { chromium } = await import('@playwright/test')
  const { base, backend, setPage, stop } = await startLive()
  const browser = await chromium.launch(launchOptions())
  try {
    for (const [path, type, body] of await buildLab()) setPage(path, type, body)
    const lab = `${base}lab/index.html`
    // The first visits make the server draw each picture; later ones take it from its cache.
    for (const address of [`${base}rng`, lab]) await visit(browser, address, false)
    const from = performance.now()
    const mine = []
    const yard = []
    for (let round = 0; round < ROUNDS; round++) {
      mine.push(await visit(browser, `${base}rng`, true))
      yard.push(await visit(browser, lab, false))
      const each = (performance.now() - from) / (round + 1)
      if (performance.now() - from + each > MOST_MS) break
    }
    console.log(
      `Median of ${mine.length}, processor ${SLOWER} times slower, desktop, turn by turn in one browser:`,
    )
    console.log(`  ${' '.repeat(26)}${'the portal'.padStart(12)}${'laboratory'.padStart(12)}`)
    for (const row of ROWS) print(row, mine, yard)
    if (median(mine.map((one) => one.elements)) > MOST_ELEMENTS)
      fail(`More than ${MOST_ELEMENTS} elements are drawn at once.`)
    await benchMember(browser, base, backend)
  } finally {
    await browser.close()
    stop()
  }
})
