// `npm run bench:load`: compares the home page of the live build with a static copy of it, on a slow phone.
import { launchOptions } from '../browser.mjs'
import { main, needFile, needLockedNode } from '../say.mjs'
import { startLive } from './load-server.mjs'
import { bakeTwin } from './load-twin.mjs'
import { LINES, pageChange, visit, visitAgain } from './load-visit.mjs'
import { median } from './median.mjs'

const ROUNDS = 5
const WANTED = [
  ['first paint', 'firstPaint', 'ms', 1.1],
  ['largest contentful paint', 'largestPaint', 'ms', 1.2],
  ['blocking time', 'blocking', 'ms', undefined, 150],
  ['layout shift', 'shift', '', undefined, 0.005],
  ['picture bytes, unscrolled', 'Image', 'KiB', 0.25],
  ['script bytes', 'Script', 'KiB'],
  ['style bytes', 'Stylesheet', 'KiB'],
  ['font bytes', 'Font', 'KiB'],
  ['data bytes', 'Fetch', 'KiB'],
  ['page bytes', 'Document', 'KiB'],
]

const SHOWN = {
  ms: (value) => `${value.toFixed(0)} ms`,
  KiB: (value) => `${(value / 1024).toFixed(1)} KiB`,
  '': (value) => value.toFixed(4),
}

/** Prints one line of the table and returns whether the target is met. */
function row([name, key, unit, most, limit], portal, twin) {
  const mine = median(portal.map((one) => one[key] ?? 0))
  const other = median(twin.map((one) => one[key] ?? 0))
  const ratio = other > 0 ? mine / other : undefined
  const met =
    (most === undefined || (ratio !== undefined && ratio <= most)) &&
    (limit === undefined || mine <= limit)
  const target =
    most === undefined ? (limit === undefined ? '' : `at most ${limit}`) : `at most ${most} x`
  const columns = [
    name.padEnd(26),
    SHOWN[unit](mine).padStart(12),
    SHOWN[unit](other).padStart(12),
    (ratio === undefined ? '' : `${ratio.toFixed(2)} x`).padStart(9),
    target === '' ? '' : `  ${target}${met ? '' : ', missed'}`,
  ]
  console.log(`  ${columns.join('')}`)
}

await main(async () => {
  needLockedNode('bench:load')
  needFile('dist/index.html', 'build it with `npm run build`')
  const { chromium } = await import('@playwright/test')
  const { base, setPage, stop } = await startLive()
  const browser = await chromium.launch(launchOptions())
  try {
    setPage('/twin.html', 'text/html; charset=utf-8', await bakeTwin(browser, base))
    for (const [name, line] of Object.entries(LINES)) {
      const portal = []
      const twin = []
      // The first round warms the server's cache of compressed files.
      for (let round = 0; round <= ROUNDS; round++) {
        const here = await visit(browser, base, line)
        const there = await visit(browser, `${base}twin.html`, line)
        if (round === 0) continue
        portal.push(here)
        twin.push(there)
      }
      console.log(
        `Median of ${ROUNDS}, phone, processor 4 times slower, ${name}; brotli from one server:`,
      )
      console.log(`  ${' '.repeat(26)}${'the portal'.padStart(12)}${'static twin'.padStart(12)}`)
      for (const target of WANTED) row(target, portal, twin)
    }
    const changes = []
    for (let round = 0; round < ROUNDS; round++) changes.push(await pageChange(browser, base))
    const again = await visitAgain(browser, base)
    const kinds = Object.entries(again).map(([kind, bytes]) => `${kind} ${SHOWN.KiB(bytes)}`)
    console.log(`  a second visit             ${kinds.join(', ')}`)
    const change = median(changes)
    console.log(
      `  ${'page change after a hover'.padEnd(26)}${SHOWN.ms(change).padStart(12)}${' '.repeat(21)}  at most 100${change <= 100 ? '' : ', missed'}`,
    )
  } finally {
    await browser.close()
    stop()
  }
})
