// The API reference in a browser: reading, trying calls and messages, without access to any other host.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import type { Connect } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchOptions } from '#e2e/launch.ts'
import { type MockServer, startServer } from '#mocks/server.ts'
import { reference } from '#stories/setup/reference.ts'

let server: MockServer
let browser: Browser
beforeAll(async () => {
  server = await startServer({ scenario: 'guest', seed: 7 })
  browser = await chromium.launch(launchOptions())
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const violations = async (page: Page) => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations: found } = await Reflect.get(window, 'axe').run({
      // The library puts a whole page of text into the heading of a tag.
      rules: { 'heading-order': { enabled: false } },
    })
    return found.map(
      ({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`,
    )
  })
}

/** Opens the page at an operation and records its errors and its requests to other hosts. */
async function open(place: string, at = `${server.url}/__mock/docs`) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const unexpected: string[] = []
  await page.route('**/*', (route) => {
    const { origin, protocol, href } = new URL(route.request().url())
    if ([server.url, new URL(at).origin].includes(origin) || protocol === 'data:')
      return route.continue()
    unexpected.push(href)
    return route.abort()
  })
  page.on('pageerror', (error) => unexpected.push(error.message))
  page.on('console', (message) => message.type() === 'error' && unexpected.push(message.text()))
  await page.goto(`${at}#/${place}`)
  return { page, strange: unexpected }
}

/**
 * Clicks as soon as the button rests: an event of its own would be lost if the page draws it again. Only the test's
 * limit applies, because this process, which answers the call of the click, hears late on a busy machine that it was
 * handled.
 */
const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name }).click({ timeout: 0 })

const statusOf = (page: Page) => page.locator('#status').innerText()

test("a call is tried in the page's session, then as the member who logged in", async () => {
  const { page, strange } = await open('deposit/getDepositMethods')
  await expect.poll(() => statusOf(page)).toContain('starts as member')
  expect(server.worlds.sessions()).toEqual([])
  await press(page, 'Execute')
  const answer = page.locator('.live-responses-table .highlight-code').first()
  await expect.poll(() => answer.innerText()).toContain('"success": true')
  const [session] = server.worlds.sessions()
  expect(session?.link).toContain('scenario=member')
  expect(await statusOf(page)).toBe(`Requests go to session ${session?.name} (member), logged in.`)
  await page.goto(`${server.url}/__mock/docs#/session/login`)
  // Until the page of this operation is shown, the button of the one before is still there. Until its form has the
  // example, the library refuses to send it.
  const login = page.locator('#operations-session-login')
  await expect.poll(() => login.getByLabel('Request body').inputValue()).toContain('"rahim"')
  await press(login, 'Execute')
  await expect.poll(() => answer.innerText()).toContain('"userName": "rahim"')
  expect(strange).toEqual([])
  await page.close()
})

test('another scenario is started by its name, and a wrong name is reported', async () => {
  const { page, strange } = await open('support')
  const scenario = page.getByRole('combobox', { name: 'Scenarios' })
  await scenario.fill('agent-1+contract-offered')
  await press(page, 'Start this world')
  await expect.poll(() => statusOf(page)).toContain('(agent-1+contract-offered), logged in')
  expect(strange).toEqual([])
  await scenario.fill('agnet')
  await press(page, 'Start this world')
  await expect.poll(() => statusOf(page)).toContain('No scenario named "agnet"')
  await page.close()
})

test('a scenario can be started before the list of operations is loaded', async () => {
  const page = await browser.newPage()
  const list = Promise.withResolvers<void>()
  await page.route('**/entries.json', async (route) => {
    await list.promise
    await route.continue()
  })
  await page.goto(`${server.url}/__mock/docs`)
  await page.getByRole('combobox', { name: 'Scenarios' }).fill('agent-1')
  await press(page, 'Start this world')
  await expect.poll(() => statusOf(page)).toContain('(agent-1), logged in')
  list.resolve()
  await page.locator('#contents a').first().waitFor()
  await page.close()
})

test('can be searched and read, fits its width, and has enough contrast by day and by night', async () => {
  const { page, strange } = await open('session/login')
  await expect
    .poll(() => page.locator('#operations-session-login').innerText())
    .toContain('login.locked')
  await page.getByRole('searchbox').fill('deposit.min')
  await expect.poll(() => page.locator('#found').innerText()).toBe('1 found')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page
    .getByRole('link', { name: /createDeposit/ })
    .first()
    .click()
  await expect
    .poll(() => page.locator('#operations-deposit-createDeposit').innerText())
    .toContain('Safe to retry')
  expect(await page.locator('.sample').innerText()).toContain(
    "portal.client.POST('/wps/transaction/deposit', {\n    body: {\n      methodId: 'bkash',",
  )
  await page.getByRole('searchbox').fill('raiseRebate')
  await page.getByRole('link', { name: /raiseRebate$/ }).click()
  await expect
    .poll(() => page.locator('#operations-agent-raiseRebate').innerText())
    .toContain('Deprecated: available until')
  expect(strange).toEqual([])
  for (const [width, colorScheme] of [[1440, 'light'] as const, [390, 'dark'] as const]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }
  await page.close()
})

test('the copy in Storybook reports that no backend answers, and uses the one that is entered', async () => {
  const handlers: Connect.NextHandleFunction[] = []
  const middlewares = { use: (one: Connect.NextHandleFunction) => handlers.push(one) }
  const { configureServer } = reference()
  if (typeof configureServer === 'function') Reflect.apply(configureServer, null, [{ middlewares }])
  const book = createServer((asked, response) =>
    handlers[0]?.(asked, response, () => response.writeHead(404).end()),
  )
  await new Promise<void>((resolve) => book.listen(0, '127.0.0.1', resolve))
  const address = book.address()
  const port = typeof address === 'object' ? address?.port : 0
  const at = `http://127.0.0.1:${port}/reference/index.html`
  const { page, strange } = await open('wallet/getBalance', at)
  await expect.poll(() => statusOf(page)).toContain('Cannot reach')
  expect(strange.filter((one) => one.startsWith('http'))).toEqual([
    'http://127.0.0.1:4010/__mock/sessions',
    'http://127.0.0.1:4010/__mock/scenarios',
  ])
  // Another backend renders the operation again, so the test waits until the old button is gone.
  await page.getByRole('button', { name: 'Execute' }).evaluate((button) => {
    button.id = 'before'
  })
  await page.getByLabel('Fake backend').fill(server.url)
  await press(page, 'Connect')
  await expect.poll(() => statusOf(page)).toContain('starts as member')
  await expect.poll(() => page.locator('#before').count()).toBe(0)
  await press(page, 'Execute')
  const answer = page.locator('.live-responses-table .highlight-code').first()
  await expect.poll(() => answer.innerText()).toContain('"balance"')
  await page.close()
  book.close()
})
