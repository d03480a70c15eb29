import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createControl } from '#mocks/control.ts'
import { startHost } from '#scripts/hosting/server.mjs'
import { expect, navigate, RAHIM, test, withPictures } from '../fixtures.ts'
import { type MockServer, startMock } from '../mock-server.ts'

withPictures()

const root = fileURLToPath(new URL('../..', import.meta.url))

test.describe('the live build against a backend over HTTP', { tag: '@desktop' }, () => {
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

  // The fixtures report every answer without a service worker as a missing handler.
  test.use({ expectedProblems: [/^unhandled by the fake backend: 200 /] })

  test('logs in, plays and logs out without a service worker', async ({ portal, page }) => {
    // The frame of a game has no access to storage.
    await page.addInitScript(() => {
      if (window.top === window) localStorage.setItem('lang', 'EN')
    })
    await page.goto(`${site.url}/promotions?popup=login`)
    await portal.fillLogIn(RAHIM)
    await expect(portal.dialog).toBeHidden()
    await expect(portal.balance).toContainText('25,480.50')
    await navigate(page, '/game/10005')
    await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click()
    await expect(page.getByRole('banner')).not.toContainText('You are even.')
    await page.getByRole('button', { name: 'Leave game' }).click()
    await portal.logOut()
    await expect(portal.logInButton).toBeVisible()
    const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations())
    expect(workers).toEqual([])
    expect(await page.evaluate(() => 'portalMock' in window)).toBe(false)
    const log = await createControl(backend.url).log()
    const marks = log.flatMap((call) => call.marks)
    expect(marks.filter((mark) => /breach|unknown-call/.test(mark))).toEqual([])
  })
})
