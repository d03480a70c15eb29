// The budgets of the live build (ADR 0063, MBR-17, AGT-02): what a page loads, how many elements it has, what moves.
import { fileURLToPath } from 'node:url'
import { createControl } from '#mocks/control.ts'
import { startHost } from '#scripts/hosting/server.mjs'
import { expect, test, withPictures } from '../fixtures.ts'
import { type MockServer, startMock } from '../mock-server.ts'
import { DEVICES, kibOf, load, watch } from './first-load.ts'

withPictures()

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
/** Scripts in KiB of gzip: those before the first sections, and with all that load by themselves in 2.5 s. */
const LIMITS = {
  desktop: { first: 145, visit: 203, elements: 470 },
  phone: { first: 145, visit: 193.5, elements: 405 },
}
const FILES = 6
const SHIFT = 0.005
/** Limits of the first page of a centre in addition to the home page, in KiB of gzip. */
const CENTRES = [
  ['the member centre', 'member', '/member?page=securityCenter', 45],
  ["the agent's centre", 'agent-1', '/agentHome?page=agentAnnouncement', 30],
] as const

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

const kib = (paths: Iterable<string>) => kibOf(dist, paths)

for (const name of ['desktop', 'phone'] as const)
  test.describe(`on a ${name}`, { tag: '@desktop' }, () => {
    test.use({ ...DEVICES[name], locale: 'bn-BD' })

    test('the home page keeps its budget', async ({ page }) => {
      await page.addInitScript(watch)
      const { first, all, elements, shift } = await load(page, `${site.url}/`)
      const figures = {
        first: kib(first),
        visit: kib(all),
        files: first.size,
        elements,
        shift,
      }
      console.log(`The home page on a ${name}:`, figures)
      expect(figures.files).toBeGreaterThan(1)
      for (const [what, most] of Object.entries({ ...LIMITS[name], files: FILES, shift: SHIFT }))
        expect(Reflect.get(figures, what), what).toBeLessThanOrEqual(most)
    })
  })

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test.use({ ...DEVICES.desktop, locale: 'bn-BD' })

  for (const [name, scenario, path, most] of CENTRES)
    test(`${name} keeps its budget`, async ({ page }) => {
      const { visitor } = await createControl(backend.url).world.open(scenario)
      await page.addInitScript(watch)
      await page.addInitScript((own) => sessionStorage.setItem('token', own), String(visitor.token))
      const { all: home } = await load(page, `${site.url}/`)
      const { all } = await load(page, site.url + path)
      const own = new Set([...all].filter((script) => !home.has(script)))
      console.log(`${name}: ${kib(own).toFixed(1)} KiB in ${own.size} files beyond the home page`)
      expect(own.size).toBeGreaterThan(1)
      expect(kib(own)).toBeLessThanOrEqual(most)
    })
})
