import { chromium, firefox, webkit } from '@playwright/test'
import { playwrightBrowser, systemFirefox, systemWebKit } from '#scripts/setup/find-browsers.mjs'
import { launchOptions } from '../launch.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'
import { WINDOW, type Wire } from './wire.ts'

const PLAYWRIGHT = { chromium, firefox, webkit }

export type Engine = keyof typeof PLAYWRIGHT

async function openPlaywright(engine: Engine, options: object): Promise<Wire> {
  const browser = await PLAYWRIGHT[engine].launch(options)
  const page = await browser.newPage({ viewport: WINDOW })
  return {
    open: async (url) => {
      await page.goto(url)
    },
    evaluate: async (expression) => String(await page.evaluate(expression)),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  }
}

/** A window of an engine: Playwright's own build where it was downloaded, else what the system has. */
export async function openEngine(engine: Engine): Promise<Wire> {
  if (engine === 'chromium') return openPlaywright(engine, launchOptions())
  if (playwrightBrowser(engine)) return openPlaywright(engine, {})
  const paths = { firefox: systemFirefox(), webkit: systemWebKit() }
  if (engine === 'firefox' && paths.firefox) return openFirefox(paths.firefox)
  if (engine === 'webkit' && paths.webkit) return openWebKit(paths.webkit)
  throw new Error(`There is no ${engine} here: run \`node scripts/setup.mjs --engines\`.`)
}
