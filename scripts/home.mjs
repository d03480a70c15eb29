// What the measurements share: the home page's selectors, and the servers they need.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { fail, inRoot, root } from './say.mjs'

/** Appears with the first sections (marquee and hero); the static shell in the HTML has none. */
export const HOME_SECTION = 'main h1'

export const VIEWPORTS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** A free port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Runs in the page before its own scripts: records when the sections painted, and the layout shift. */
function watchHome(selector) {
  window.portalMeasure = { paintedAt: undefined, shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) window.portalMeasure.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look)
    // The next frame is the first with the sections; whatever was requested before it counts as needed for it.
    window.portalMeasure.paintedAt = performance.now()
    return undefined
  }
  requestAnimationFrame(look)
}

/**
 * Opens the address in a new browser context. @returns the scripts requested before and after the sections painted,
 * elements, layout shift
 */
export async function measureHome(browser, address, device) {
  const context = await browser.newContext({ ...device, locale: 'bn-BD' })
  const page = await context.newPage()
  try {
    await page.addInitScript(watchHome, HOME_SECTION)
    await page.goto(address)
    const painted = page.waitForFunction(
      () => window.portalMeasure.paintedAt !== undefined,
      undefined,
      { timeout: 15_000 },
    )
    await painted.catch(() =>
      fail(`The home page of ${address} shows no "${HOME_SECTION}" within 15 s.`),
    )
    await page.waitForTimeout(2500)
    return await page.evaluate(() => {
      const { paintedAt, shift } = window.portalMeasure
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
        .map(({ name, startTime }) => ({
          path: new URL(name).pathname,
          early: startTime <= paintedAt,
        }))
      return { paintedAt, shift, scripts, elements: document.body.querySelectorAll('*').length }
    })
  } finally {
    await context.close()
  }
}

/**
 * Starts the fake backend as an HTTP server. @returns its address and a function that stops it; undefined without a
 * fake backend
 */
export async function startMockServer() {
  if (!existsSync(inRoot('scripts', 'mock.mjs'))) return undefined
  const port = await freePort()
  const args = [inRoot('scripts', 'mock.mjs'), '--port', String(port), '--seed', '7']
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  let printed = ''
  child.stderr.on('data', (data) => {
    printed += data
  })
  const address = `http://127.0.0.1:${port}`
  for (const end = Date.now() + 10_000; Date.now() < end && child.exitCode === null; ) {
    const answer = await fetch(`${address}/__mock/scenarios`).catch(() => undefined)
    if (answer?.ok) return { address, stop: () => child.kill() }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill()
  return fail(
    `The fake backend (scripts/mock.mjs) did not start: ${printed.trim().split('\n')[0] || 'no answer in 10 s'}`,
  )
}
