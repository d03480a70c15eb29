import { expect, test } from '@playwright/test'
import { createControl } from '#mocks/control.ts'
import { startMock } from '../mock-server.ts'
import { PARITY_LINK, playCalls, preparedCalls } from '../parity.ts'

const readFrom = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((at, name) => Reflect.get(Object(at), name), value)

const onOne = { tag: '@desktop' }
test('The same calls give the same bytes in Chromium and over HTTP', onOne, async ({ page }) => {
  const options = Object.entries(Object.fromEntries(new URLSearchParams(PARITY_LINK)))
  const server = await startMock(...options.flatMap(([name, value]) => [`--${name}`, value]))
  try {
    const { visitor } = await createControl(server.url).world.get()
    const token = String(visitor.token)
    // Uses a world of its own, because the compared world must not have been called before.
    const own = { headers: { 'x-mock-session': 'key' } }
    const config: unknown = await (
      await fetch(`${server.url}/wps/system/settings/consolidated`, own)
    ).json()
    const calls = preparedCalls(token, {
      kid: String(readFrom(config, 'value', 'transportKey', 'kid')),
      publicKey: String(readFrom(config, 'value', 'transportKey', 'publicKey')),
    })
    expect(calls.length).toBeGreaterThanOrEqual(30)
    const overHttp = await playCalls({ base: server.url, calls })

    // Without its root element the portal does not start and makes no calls.
    await page.addInitScript(() => {
      new MutationObserver(() => document.getElementById('root')?.remove()).observe(document, {
        childList: true,
        subtree: true,
      })
    })
    await page.goto(`/${PARITY_LINK}`)
    await page.waitForFunction(() => document.documentElement.dataset.mock !== undefined)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(token)
    expect(await page.evaluate(() => window.portalMock?.log())).toEqual([])
    const inChromium = await page.evaluate(playCalls, { base: '', calls })
    expect(inChromium).toEqual(overHttp)
    expect(
      inChromium.filter((print) => / 200 application\/json/.test(print)).length,
    ).toBeGreaterThan(25)
  } finally {
    await server.stop()
  }
})
