import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { checkHost } from '#scripts/hosting/ask.mjs'
import { startHost } from '#scripts/hosting/server.mjs'
import { expect, test } from '../fixtures.ts'
import { freePort, type MockServer, startMock } from '../mock-server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts a server that gives every request the same answer. @returns its address */
const listen = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    }),
  )

const inEnglish = (page: Page) =>
  page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('lang', 'EN')
  })

const note = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })

test.describe('the live build on a host', { tag: '@desktop' }, () => {
  let backend: MockServer
  let site: Awaited<ReturnType<typeof startHost>>

  test.beforeAll(async () => {
    expect(existsSync(`${root}dist/index.html`), 'run `npm run build` first').toBe(true)
    backend = await startMock('--scenario', 'normal', '--clock', '2026-11-20T09:00:00Z')
    site = await startHost({ dist: `${root}dist`, backend: backend.url })
  })

  test.afterAll(async () => {
    await site?.stop()
    await backend?.stop()
  })

  test('is served with the right headers, and unregisters an older service worker', async ({
    page,
  }) => {
    expect(await checkHost(site.url)).toEqual([])
    expect(existsSync(`${root}dist/.vite`)).toBe(false)
    const licences = await (await fetch(`${site.url}/licences.txt`)).text()
    for (const name of ['react', 'react-dom', 'dompurify', '@fontsource-variable/inter'])
      expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'))
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    const port = await freePort()
    const before = await startHost({ dist: `${root}dist-mock`, port })
    await page.goto(before.url)
    await expect.poll(workers).toBe(1)
    await before.stop()
    const after = await startHost({ dist: `${root}dist`, backend: backend.url, port })
    await page.goto(after.url)
    await expect.poll(workers).toBe(0)
    await after.stop()
  })

  test('a game that redirects to another host is blocked without a request', async ({ page }) => {
    let asked = 0
    const elsewhere = createServer((_, response) => {
      asked += 1
      response.end()
    })
    const there = await listen(elsewhere)
    const sender = createServer((_, response) => response.writeHead(302, { location: there }).end())
    const host = await startHost({ dist: `${root}dist`, backend: await listen(sender) })
    await page.goto(host.url)
    // The portal's own calls are redirected, too, and refused as `connect-src`.
    const refused = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            if (effectiveDirective.startsWith('frame-')) resolve(effectiveDirective)
          }),
        ),
    )
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = '/demo-games/away'
      document.body.append(frame)
    })
    expect(await refused).toBe('frame-src')
    expect(asked).toBe(0)
    await host.stop()
    for (const server of [elsewhere, sender]) {
      server.closeAllConnections()
      server.close()
    }
  })

  test('D-086 a missing style sheet: one reload, then the error page; once it is available, the page opens', async ({
    page,
  }) => {
    await inEnglish(page)
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    const [none, ofScreen, ofPage] = [
      /$^/,
      /\/promotions-[\w-]+\.css$/,
      /\/(index|kit)-[\w-]+\.css$/,
    ]
    let missing = none
    await page.route('**/*.css', (route) =>
      missing.test(route.request().url())
        ? route.fulfill({ status: 404, contentType: 'text/plain', body: '' })
        : route.continue(),
    )
    await page.goto(site.url)
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
    await test.step('of a screen, whether it was preloaded or not', async () => {
      missing = ofScreen
      const link = page.getByRole('link', { name: 'Promotions' }).first()
      await link.hover()
      await link.click()
      await expect(note(page)).toBeVisible()
      expect(loads).toBe(2)
      await note(page).getByRole('link', { name: 'Go to the home page' }).click()
      await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
      await page.getByRole('link', { name: 'Promotions' }).first().click()
      await expect(note(page)).toBeVisible()
      missing = none
      await note(page).getByRole('button', { name: 'Reload' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
    })
    await test.step('the first view includes its own styles', async () => {
      await page.evaluate(() => sessionStorage.clear())
      missing = ofPage
      loads = 0
      await page.goto(site.url)
      await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
      expect(loads).toBe(1)
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
    })
  })
})
