// A browser page that walks the built portal with the fake backend and records what goes wrong on the way.
import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../say.mjs'
import { countCalls, goTo, mistakesIn, settled } from './in-page.mjs'

export const MOMENT = '2026-11-20T09:00:00Z'
/** Milliseconds after which an empty page counts as blank, also on a slow machine. */
const BLANK_WITHIN = 10_000
/** Playwright's message when the page is reloading. */
const LOADING = /context was destroyed|navigat/i
/** Chromium's own message about a failed call, which a scenario intends. */
const NETWORK_LINE = /^Failed to load resource/

const namesIn = (value, before) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => namesIn(inner, [...before, name]))
    : [before.join('.')]

/** Every key of the texts that cannot be a word of a language. */
export const textKeys = () =>
  [
    ...new Set(
      readdirSync(inRoot('locales', 'EN')).flatMap((file) =>
        namesIn(JSON.parse(readFileSync(inRoot('locales', 'EN', file), 'utf8')), []),
      ),
    ),
  ].filter((key) => /[.]|[a-z][A-Z]/.test(key))

/** A path of the portal in a world; the link keeps its `+` unescaped. */
export const addressOf = (path, link) => `${path}${path.includes('?') ? '&' : '?'}${link}`

/**
 * @param browser an open browser
 * @param {{ url: string, keys: string[], width?: number, virtual?: boolean }} options with `virtual`, `pass` advances
 * the time
 */
export async function openVisit(browser, { url, keys, width = 390, virtual = false }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'languageSuggestion', value: 'answered' }] }],
    },
  })
  const page = await context.newPage()
  if (virtual) await page.clock.install()
  await page.addInitScript(countCalls)
  let errors = []
  page.on('pageerror', ({ message }) => errors.push(`uncaught: ${message.split('\n')[0]}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK_LINE.test(message.text()))
      errors.push(`console: ${message.text().split('\n')[0].slice(0, 200)}`)
  })
  page.on('crash', () => errors.push('the page crashed'))

  /** The page may be reloading, which aborts a pending evaluation. */
  const ask = async (work, ...args) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await page.evaluate(work, ...args)
      } catch (error) {
        if (tries === 3 || !LOADING.test(error.message)) throw error
        await page.waitForLoadState('domcontentloaded')
      }
    }
  }

  return {
    page,
    ask,
    open: (path) => page.goto(path, { waitUntil: 'domcontentloaded' }),
    go: (path) => ask(goTo, path),
    settle: (within, blankWithin = BLANK_WITHIN) => ask(settled, { within, blankWithin }),
    /** Advances the virtual time by some seconds and waits for the answers that this brings. */
    async pass(seconds) {
      // Errors that a timer of the page throws arrive here.
      await page.clock.runFor(seconds * 1000).catch(({ message }) => {
        if (!LOADING.test(message)) errors.push(`uncaught: ${message.split('\n')[0]}`)
      })
      for (let tries = 0; tries < 20 && (await ask(() => window.walk.calls)) > 0; tries += 1)
        await page.waitForTimeout(15)
    },
    /** What is wrong now, and what went wrong since the last time. */
    async mistakes() {
      const facts = { keys, width: page.viewportSize()?.width ?? width }
      let seen = await ask(mistakesIn, facts)
      // A page that is reloading is blank for a moment.
      if (seen.some((mistake) => mistake.startsWith('blank'))) {
        await ask(settled, { within: 500, blankWithin: BLANK_WITHIN })
        seen = await ask(mistakesIn, facts)
      }
      const all = [...new Set([...errors, ...seen])]
      errors = []
      return all
    },
    close: () => context.close(),
  }
}
