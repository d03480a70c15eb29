import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '#scripts/browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const onServer = Boolean(process.env.CI)
const PORT = 4173
/** Drawing the fake backend's pictures takes a third of a journey's time; `withPictures` turns them on. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false'
/** A journey's page lives for seconds, so optimising its code costs more than it saves: a tenth of the time. */
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
  // By default Playwright uses half of the cores. One worker more than cores keeps them busy while a page waits.
  workers: Math.min(8, availableParallelism() + 1),
  // One machine may be three times as slow as another; a hanging test fails by the shorter limits below.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: onServer ? [['dot']] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Without a graphics card, animations take half of the machine's time.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // A visitor who has already answered the language suggestion, so that it does not cover anything.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://localhost:${PORT}`,
          localStorage: [{ name: 'languageSuggestion', value: 'answered' }],
        },
      ],
    },
    // Traces take a fifth of the time of every journey; use `npm run e2e -- --trace on` for one that fails.
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
      // What differs on a small screen, by touch and in a sheet; the desktop project tests the rules themselves.
      grep: /@phone|\bmember\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'npm run preview:mock',
    cwd: root,
    port: PORT,
    // A server that is already running may serve another build, so it is not reused: Playwright reports that the port
    // is taken.
    reuseExistingServer: false,
    timeout: 30_000,
  },
})
