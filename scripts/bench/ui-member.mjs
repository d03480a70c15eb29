// Measures the member centre for `npm run bench:ui`: its pages after a hover, and the betting record with 10,000 rows.
import { VIEWPORTS } from '../home.mjs'
import { fail } from '../say.mjs'
import { median } from './median.mjs'

const CLOCK = '2026-11-20T09:00:00Z'
const ROUNDS = 3
/** On a very slow machine fewer rounds count. */
const MOST_MS = 40_000
const LIMIT = { open: 100, rows: 150, elements: 300 }
/** The usual time between hovering a link and pressing it; the code is loaded meanwhile. */
const REST_MS = 500
const SLOWER = 4
/** After this time a page has loaded what it loads without being asked. */
const SETTLE_MS = 2500
const LINKS = 'main nav a'
const ROW = 'main tbody tr[data-index]'
const BOX = 'main section[data-virtual="true"]'
const ALL_ROWS = 10_000
/** The number of days of the scenario's history: the most that one query may cover. */
const RECORD = `/member?page=personalHistoryCopy&size=${ALL_ROWS}&days=2026-10-21..2026-11-20`
const CALL = '/bets'
const SCROLL = { distance: 12_000, speed: 3000 }

/** Opens the shared world for what follows and returns the token of its visitor. */
async function enter(backend, scenario) {
  const answer = await fetch(`${backend}/__mock/world`, {
    method: 'PUT',
    body: JSON.stringify({ scenario, seed: 7, clock: CLOCK }),
  })
  const { visitor } = await answer.json()
  return visitor.token
}

async function openPage(browser, token) {
  const context = await browser.newContext({ ...VIEWPORTS.desktop, bypassCSP: true })
  const page = await context.newPage()
  await page.addInitScript((value) => {
    localStorage.setItem('lang', 'EN')
    sessionStorage.setItem('token', value)
  }, token)
  await page.addInitScript(watchMember)
  return { context, page }
}

/**
 * Runs in the page before anything else: records when the heading of the target page is painted, and when the rows are.
 */
function watchMember() {
  const bench = { from: 0, opened: 0, rowsAt: 0, frames: 0, blank: 0, on: false }
  window.portalMember = bench
  // The browser itself says when a text with this mark was presented.
  const mark = (element, name) => element.setAttribute('elementtiming', name)
  new PerformanceObserver((list) => {
    for (const { identifier, renderTime } of list.getEntries()) {
      if (identifier === 'rows') bench.rowsAt ||= renderTime
      else if (identifier === String(bench.from)) bench.opened = renderTime - bench.from
    }
  }).observe({ type: 'element', buffered: true })
  const heading = () => document.querySelector('main h1')
  let before = null
  new MutationObserver(() => {
    const row = bench.rowsAt ? null : document.querySelector('main tr[data-index] > th > *')
    if (row) mark(row, 'rows')
    const now = heading()
    if (bench.from && now && now.textContent !== before && !now.hasAttribute('elementtiming'))
      mark(now, String(bench.from))
  }).observe(document, { childList: true, subtree: true, characterData: true })
  const click = () => {
    before = heading()?.textContent
    heading()?.removeAttribute('elementtiming')
    Object.assign(bench, { from: performance.now(), opened: 0 })
  }
  addEventListener('click', click, { capture: true })
  // A row that is not rendered leaves the gap of its place visible.
  const tick = () => {
    const box = bench.on && document.querySelector('main section[data-virtual="true"]')
    if (box) {
      const { left, top, bottom } = box.getBoundingClientRect()
      const end = Math.min(bottom, innerHeight)
      bench.frames += 1
      const shows = (y) =>
        document.elementFromPoint(left + 200, y)?.closest('tr[data-index], thead, tfoot')
      const heights = [0.15, 0.35, 0.55, 0.75].map((share) => top + (end - top) * share)
      if (!heights.every(shows)) bench.blank += 1
    }
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}

/** Visits every page of the menu once, each after a hover on its link, in a tab that has loaded none of them. */
async function openAll(browser, base, token, times) {
  const { context, page } = await openPage(browser, token)
  try {
    await page.goto(`${base}member`)
    const links = page.locator(LINKS)
    await links.first().waitFor()
    await page.waitForTimeout(SETTLE_MS)
    const names = await links.evaluateAll((all) => all.map((one) => new URL(one.href).search))
    for (const name of [...names.slice(1), names[0]]) {
      const link = page.locator(`${LINKS}[href$="${name}"]`)
      await link.hover()
      await page.waitForTimeout(REST_MS)
      await link.click()
      const took = await page.waitForFunction(() => window.portalMember.opened)
      const key = new URLSearchParams(name).get('page')
      times.set(key, [...(times.get(key) ?? []), await took.jsonValue()])
    }
  } finally {
    await context.close()
  }
}

/** Scrolls the betting record with all its rows on a slow processor. */
async function openRecord(browser, base, token) {
  const { context, page } = await openPage(browser, token)
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(`${base}member`)
    await page.locator(`${LINKS}[href$="page=personalHistoryCopy"]`).hover()
    await page.waitForTimeout(SETTLE_MS)
    // Navigates like a link, so that the page is opened in a portal that is already loaded.
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, RECORD)
    const rowsAt = await page.waitForFunction(() => window.portalMember.rowsAt)
    const answered = await page.evaluate(
      (call) =>
        performance
          .getEntriesByType('resource')
          .find(({ name }) => new URL(name).pathname.endsWith(call))?.responseEnd,
      CALL,
    )
    if (!answered) fail('The betting record was not asked for.')
    await page.locator(`${BOX}[aria-busy="false"]`).waitFor()
    const count = Number(await page.locator('main table').getAttribute('aria-rowcount')) - 1
    const box = await page.locator(BOX).boundingBox()
    await page.locator(BOX).scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      window.portalMember.on = true
    })
    await session.send('Input.synthesizeScrollGesture', {
      x: box.x + 300,
      y: 600,
      yDistance: -SCROLL.distance,
      speed: SCROLL.speed,
      gestureSourceType: 'mouse',
    })
    const { frames, blank } = await page.evaluate(() => window.portalMember)
    const elements = await page.locator('main table *').count()
    const first = await page.locator(ROW).first().getAttribute('data-index')
    return { took: (await rowsAt.jsonValue()) - answered, count, elements, frames, blank, first }
  } finally {
    await context.close()
  }
}

const ms = (value) => `${value.toFixed(0).padStart(5)} ms`
const judged = (met) => (met ? '' : ', missed')

function printPages(times) {
  console.log(
    `Pages of the member centre, from the click after a hover to the painted heading (at most ${LIMIT.open} ms):`,
  )
  console.log(`  ${' '.repeat(26)}  median    worst`)
  for (const [page, all] of times) {
    const worst = Math.max(...all)
    console.log(`  ${page.padEnd(26)}${ms(median(all))} ${ms(worst)}${judged(worst <= LIMIT.open)}`)
  }
}

/** Prints the measurements; fails when too many rows are rendered, whatever the speed. */
export async function benchMember(browser, base, backend) {
  const token = await enter(backend, 'member')
  const times = new Map()
  const from = performance.now()
  for (let round = 1; round <= ROUNDS; round++) {
    await openAll(browser, base, token, times)
    const spent = performance.now() - from
    if (spent + spent / round > MOST_MS) break
  }
  printPages(times)
  const huge = await enter(backend, 'member+history-huge')
  const record = await openRecord(browser, base, huge)
  const { took, count, elements, frames, blank } = record
  console.log(`The betting record with ${count} rows, processor ${SLOWER} times slower:`)
  console.log(
    `  first rows ${took.toFixed(0)} ms after the answer, at most ${LIMIT.rows} ms${judged(took <= LIMIT.rows)}`,
  )
  console.log(`  ${elements} elements in the table, at most ${LIMIT.elements}`)
  console.log(
    `  ${blank} of ${frames} frames with a blank row while scrolling${judged(blank === 0)}`,
  )
  if (elements > LIMIT.elements)
    fail(`${elements} elements are in the table of the betting record.`)
}
