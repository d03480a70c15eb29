// A page that walks the built portal with the fake backend, and what goes wrong on the way.
import { test as base, expect, type Page } from '@playwright/test'
import { countCalls, goTo, mistakesIn, settled } from './in-page.ts'
import { TEXT_KEYS } from './text-keys.ts'

/** Milliseconds after which an empty page counts as blank, also on a slow machine. */
const BLANK_WITHIN = 10_000
/** Playwright's message when the page is reloading. */
const LOADING = /context was destroyed|navigat/i
/** Chromium's own message about a failed call, which a scenario intends. */
const NETWORK_LINE = /^Failed to load resource/

export class Visit {
  readonly page: Page
  readonly #errors: string[] = []

  constructor(page: Page) {
    this.page = page
    page.on('pageerror', (error) => this.#note(error))
    page.on('console', (message) => {
      if (message.type() === 'error' && !NETWORK_LINE.test(message.text()))
        this.#errors.push(`console: ${message.text().split('\n')[0]?.slice(0, 200)}`)
    })
    page.on('crash', () => this.#errors.push('the page crashed'))
  }

  /** @param page has not opened anything yet */
  static async on(page: Page): Promise<Visit> {
    await page.addInitScript(countCalls)
    return new Visit(page)
  }

  #note({ message }: Error) {
    this.#errors.push(`uncaught: ${message.split('\n')[0]}`)
  }

  /** `page.evaluate`, again if the page is reloading, which aborts a pending evaluation. */
  ask = (async (work: string, argument?: unknown) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.page.evaluate(work, argument)
      } catch (error) {
        if (tries === 3 || !LOADING.test(String(error))) throw error
        await this.page.waitForLoadState('domcontentloaded')
      }
    }
  }) as Page['evaluate']

  open(path: string) {
    return this.page.goto(path, { waitUntil: 'domcontentloaded' })
  }

  /** Follows a link inside of the portal. */
  go(path: string) {
    return this.ask(goTo, path)
  }

  settle(within: number, blankWithin = BLANK_WITHIN) {
    return this.ask(settled, { within, blankWithin })
  }

  /** Advances the virtual time by some seconds and waits for the answers that this brings. */
  async pass(seconds: number) {
    // Errors that a timer of the page throws arrive here.
    await this.page.clock.runFor(seconds * 1000).catch((error: Error) => {
      if (!LOADING.test(error.message)) this.#note(error)
    })
    for (let tries = 0; tries < 20 && (await this.ask(() => window.walk.calls)) > 0; tries += 1)
      await this.page.waitForTimeout(15)
  }

  /** Returns what the console has reported and not caught since the last call, such as a breach of the policy. */
  takeErrors(): string[] {
    return this.#errors.splice(0)
  }

  /** Returns current problems, and those since the last call. */
  async mistakes(): Promise<string[]> {
    const facts = { keys: TEXT_KEYS, width: this.page.viewportSize()?.width ?? 0 }
    let seen = await this.ask(mistakesIn, facts)
    // A page that is reloading is blank for a moment.
    if (seen.some((mistake) => mistake.startsWith('blank'))) {
      await this.settle(500)
      seen = await this.ask(mistakesIn, facts)
    }
    return [...new Set([...this.takeErrors(), ...seen])]
  }
}

interface Walk {
  /** Time stands still until `visit.pass` advances it. */
  virtual: boolean
  visit: Visit
}

export const test = base.extend<Walk>({
  virtual: [false, { option: true }],
  visit: async ({ page, virtual }, use) => {
    if (virtual) await page.clock.install()
    await use(await Visit.on(page))
  },
})

export { expect }
