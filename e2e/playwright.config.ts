import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '#scripts/browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const onServer = Boolean(process.env.CI)
const PORT = 4173
/** The fake backend paints its pictures, which is a third of a journey's time; `withPictures` has them. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false'
/** A journey's page lives for seconds: to optimise its code costs a tenth more than that saves. */
const UNOPTIMISED = '--js-flags=--max-lazy --no-opt'
const browser = launchOptions()

if (!existsSync(`${root}dist-mock/index.html`)) {
  throw new Error(
    'The journeys walk the built portal and dist-mock/ is missing: run `npm run build:mock` first.',
  )
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: onServer,
  retries: 0,
  // By default half the cores would look on; with one each, all would while a page waits.
  workers: Math.min(8, availableParallelism() + 1),
  // A machine may be a third as fast as another; what hangs is told by the shorter limits below.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: onServer ? [['dot']] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A page that keeps still costs a machine without a graphics card half the time.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // A visitor who has answered before, so that no question waits in a corner.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://localhost:${PORT}`,
          localStorage: [{ name: 'languageSuggestion', value: 'answered' }],
        },
      ],
    },
    // Costs every journey a fifth of its time; `npm run e2e -- --trace on` for one that fails.
    trace: 'off',
    screenshot: 'off',
    video: 'off',
    actionTimeout: 20_000,
    launchOptions: { ...browser, args: [...browser.args, NO_PICTURES, UNOPTIMISED] },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // What a small screen, a finger and a sheet change; the rules behind them are the desktop's.
      grep: /@phone|\bmember\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'npm run preview:mock',
    cwd: root,
    port: PORT,
    // A server that is there already may serve another build: then Playwright says that the port is taken.
    reuseExistingServer: false,
    timeout: 30_000,
  },
})
