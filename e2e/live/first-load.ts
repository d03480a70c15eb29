// Counts in a browser what the first load of the home page brings: for the budgets and for the page of a change.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const
const SETTLE_MS = 2500

/** The size of these files of a build in KiB of gzip. */
export const kibOf = (dist: string, paths: Iterable<string>) =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(dist + path)).length, 0) / 1024

/** Runs in the page before its own scripts: when its first sections are there, and what moves. */
export function watch() {
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

/** The files that a page has loaded, and those of them that came before its first sections. */
export async function load(page: Page, url: string) {
  await page.goto(url)
  await page.locator('main h1').first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  const { shift, scripts, elements } = await page.evaluate(() => {
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
  const pathsOf = (some: typeof scripts) => new Set(some.map(({ path }) => path))
  return {
    shift,
    elements,
    first: pathsOf(scripts.filter(({ early }) => early)),
    all: pathsOf(scripts),
  }
}
