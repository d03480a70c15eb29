// The budgets of the live build (ADR 0063, MBR-17, AGT-02): what a page loads, how many elements it has, what moves.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { createControl } from '#mocks/control.ts'
import { startHost } from '#scripts/hosting/server.mjs'
import { expect, test, withPictures } from '../fixtures.ts'
import { type MockServer, startMock } from '../mock-server.ts'

withPictures()

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
/** Scripts in KiB of gzip: those before the first sections, and with all that load by themselves in 2.5 s. */
const DEVICES = [
  [
    'desktop',
    { viewport: { width: 1440, height: 900 } },
    { first: 145, visit: 203, elements: 470 },
  ],
  [
    'phone',
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    { first: 145, visit: 193.5, elements: 405 },
  ],
] as const
const FILES = 6
const SHIFT = 0.005
/** Limits of the first page of a centre in addition to the home page, in KiB of gzip. */
const CENTRES = [
  ['the member centre', 'member', '/member?page=securityCenter', 45],
  ["the agent's centre", 'agent-1', '/agentHome?page=agentAnnouncement', 30],
] as const
const SETTLE_MS = 2500

let backend: MockServer
let site: Awaited<ReturnType<typeof startHost>>
test.beforeAll(async () => {
  backend = await startMock('--scenario', 'normal', '--seed', '7')
  site = await startHost({ dist, backend: backend.url })
})
test.afterAll(async () => {
  await site?.stop()
  await backend?.stop()
})

const kib = (paths: Iterable<string>) =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(dist + path)).length, 0) / 1024

/** Runs in the page before its own scripts: when its first sections are there, and what moves. */
function watch() {
  const seen = { shift: 0, paintedAt: 0 }
  Reflect.set(window, 'budget', seen)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Reflect.get(entry, 'value')
  }).observe({ type: 'layout-shift', buffered: true })
  // At once, and not with the next frame: on a busy machine what comes afterwards is requested before that.
  new MutationObserver(() => {
    if (document.querySelector('main h1')) seen.paintedAt ||= performance.now()
  }).observe(document, { childList: true, subtree: true })
}

/** The files that a page has loaded, and the time until its first sections were shown. */
async function load(page: Page, path: string) {
  await page.goto(site.url + path)
  await page.locator('main h1').first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate(() => {
    const { paintedAt, shift } = Reflect.get(window, 'budget')
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({
        path: new URL(name).pathname,
        early: startTime <= paintedAt,
      }))
      .filter((one) => /\.m?js$/.test(one.path))
    return { shift, scripts, elements: document.body.querySelectorAll('*').length }
  })
}

const pathsOf = (scripts: readonly { path: string }[]) => new Set(scripts.map(({ path }) => path))

for (const [name, device, limit] of DEVICES)
  test.describe(`on a ${name}`, { tag: '@desktop' }, () => {
    test.use({ ...device, locale: 'bn-BD' })

    test('the home page keeps its budget', async ({ page }) => {
      await page.addInitScript(watch)
      const { scripts, elements, shift } = await load(page, '/')
      const first = pathsOf(scripts.filter(({ early }) => early))
      const figures = {
        first: kib(first),
        visit: kib(pathsOf(scripts)),
        files: first.size,
        elements,
        shift,
      }
      console.log(`The home page on a ${name}:`, figures)
      expect(figures.files).toBeGreaterThan(1)
      for (const [what, most] of Object.entries({ ...limit, files: FILES, shift: SHIFT }))
        expect(Reflect.get(figures, what), what).toBeLessThanOrEqual(most)
    })
  })

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test.use({ ...DEVICES[0][1], locale: 'bn-BD' })

  for (const [name, scenario, path, most] of CENTRES)
    test(`${name} keeps its budget`, async ({ page }) => {
      const { visitor } = await createControl(backend.url).world.open(scenario)
      await page.addInitScript(watch)
      await page.addInitScript((own) => sessionStorage.setItem('token', own), String(visitor.token))
      const home = pathsOf((await load(page, '/')).scripts)
      const all = pathsOf((await load(page, path)).scripts)
      const own = new Set([...all].filter((script) => !home.has(script)))
      console.log(`${name}: ${kib(own).toFixed(1)} KiB in ${own.size} files beyond the home page`)
      expect(own.size).toBeGreaterThan(1)
      expect(kib(own)).toBeLessThanOrEqual(most)
    })
})
