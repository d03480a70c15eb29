import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test'

import { launchOptions } from './launch.ts'
import { recordWay } from './record-way.ts'
import { expectFocusOnHeading } from './steps.ts'

/** Paths that the fake backend answers. If such a call reaches the file server, no handler exists for it. */
const BACKEND = /^\/(wps|lgw|lotto|cdn-a|cdn-b)\//
/** Chromium's own line about a failed request. The request is judged by its response. */
const NETWORK_LINE = /^Failed to load resource/

export interface Account {
  username: string
  password: string
}

/** A member who exists in every world. */
export const RAHIM: Account = { username: 'rahim', password: 'gold1234' }

/** Seed and stopped clock of all journeys. */
export const SEED_AND_CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'

export interface WorldOptions {
  /** The world's link: scenario names joined by +, seed, clock. */
  world: string
  /** Problems that this test provokes; any other problem fails it. */
  expectedProblems: RegExp[]
  /** A file that takes what the journeys do before each call (`e2e/walks.config.ts`). */
  waysFile: string
}

/** The address of a path in a world. The path may have a query and a hash of its own. */
export function addressOf(path: string, world: string): string {
  const url = new URL(path, 'http://portal.test')
  for (const [name, value] of new URLSearchParams(world.replaceAll('+', '%2B'))) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return url.pathname + url.search + url.hash
}

/** The portal in one world. Console errors, unhandled calls and calls to other hosts fail the test at its end. */
export class Portal {
  readonly page: Page
  readonly world: string
  readonly problems: string[] = []

  constructor(page: Page, world: string) {
    this.page = page
    this.world = world
    this.watch(page)
  }

  /** Watches a page for problems; a journey calls it for each further tab. */
  watch(page: Page): void {
    page.on('console', (message) => this.#checkConsole(message))
    page.on('pageerror', (error) => this.problems.push(`uncaught: ${error.stack ?? error.message}`))
    page.on('request', (request) => this.#checkHost(request.url()))
    page.on('websocket', (socket) => this.#checkHost(socket.url()))
    page.on('response', (response) => this.#checkResponse(response))
  }

  /** Opens a path of the portal in this test's world. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(addressOf(path, this.world))
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  /** Shown while a member is logged in. */
  get balance(): Locator {
    return this.page.getByRole('group', { name: 'Balance' })
  }

  /** The login button of this viewport. */
  get logInButton(): Locator {
    return this.page
      .getByRole('button', { name: 'Log in', exact: true })
      .filter({ visible: true })
      .first()
  }

  /** Fills in the login pop-up (English) and submits it. */
  async fillLogIn({ username, password }: Account): Promise<void> {
    const { dialog } = this
    await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  }

  /** Logs in through the pop-up, in English, and waits until the balance shows. */
  async logIn(account: Account): Promise<void> {
    if (!(await this.dialog.isVisible())) await this.logInButton.click()
    await this.fillLogIn(account)
    await expect(this.dialog).toBeHidden()
    await expect(this.balance).toBeVisible()
    await expectFocusOnHeading(this.page)
  }

  /** Clicks "Log out" where this viewport has it: in the account menu or the phone's drawer. */
  async pressLogOut(): Promise<void> {
    const { page } = this
    const account = page.getByRole('button', { name: '’s account' })
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await expect(account.or(menu).filter({ visible: true })).toBeVisible()
    if (await account.isVisible()) {
      await account.click()
      await page.getByRole('menuitem', { name: 'Log out' }).click()
    } else {
      await menu.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    }
  }

  /** Logs out and confirms the question. */
  async logOut(): Promise<void> {
    await this.pressLogOut()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  }

  /** The state of the page in a few lines, because a CI run leaves only its output. */
  async describe(): Promise<string> {
    const shown = await this.page.evaluate(() => ({
      scrolled: `${Math.round(scrollY)} of ${document.documentElement.scrollHeight}`,
      text: document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 600),
    }))
    return [this.page.url(), shown.scrolled, shown.text, ...this.problems].join('\n')
  }

  #checkConsole(message: ConsoleMessage): void {
    const kind = message.type()
    if (!['error', 'warning'].includes(kind) || NETWORK_LINE.test(message.text())) return
    this.problems.push(`console.${kind}: ${message.text()}`)
  }

  #checkHost(address: string): void {
    const url = new URL(address)
    const home = new URL(this.page.url())
    if (!/^(http|ws)/.test(url.protocol) || !home.protocol.startsWith('http')) return
    if (url.host !== home.host) this.problems.push(`left the machine: ${url.href}`)
  }

  #checkResponse(response: Response): void {
    const url = new URL(response.url())
    if (!url.protocol.startsWith('http')) return
    const line = `${response.status()} ${response.request().method()} ${url.pathname}`
    if (response.fromServiceWorker()) {
      if (response.status() === 422) this.problems.push(`contract broken: ${line}`)
    } else if (BACKEND.test(url.pathname)) {
      this.problems.push(`unhandled by the fake backend: ${line}`)
    } else if (response.status() >= 400) {
      this.problems.push(`missing: ${line}`)
    }
  }
}

export const test = base.extend<WorldOptions & { portal: Portal }>({
  world: [`scenario=normal+lang-EN&${SEED_AND_CLOCK}`, { option: true }],
  expectedProblems: [[], { option: true }],
  waysFile: ['', { option: true }],
  portal: async ({ page, world, expectedProblems, waysFile }, use, info) => {
    const portal = new Portal(page, world)
    if (waysFile) recordWay(page, info, waysFile)
    await use(portal)
    if (info.status !== info.expectedStatus) console.error(await portal.describe().catch(String))
    const unexpected = portal.problems.filter(
      (problem) => !expectedProblems.some((pattern) => pattern.test(problem)),
    )
    expect(unexpected, 'nothing may go wrong that the test does not expect').toEqual([])
  },
})

/** Sets the world of the following tests in a file or group. */
export const inWorld = (scenarios: string) =>
  test.use({ world: `scenario=${scenarios}&${SEED_AND_CLOCK}` })

/** For tests of motion. Other journeys request reduced motion, which saves drawing time. */
export const withMotion = () => test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** For tests that need pictures, such as captchas. Other journeys switch pictures off, which saves drawing time. */
export const withPictures = () => test.use({ launchOptions: launchOptions() })

export * from './steps.ts'
export { expect }
