import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { missingEngines, missingLine } from '#scripts/setup/find-browsers.mjs'
import { launchOptions } from './launch.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const onServer = Boolean(process.env.CI)
const PORT = 4173
/** Drawing the pictures of the fake backend takes a third of a journey's time; `withPictures` switches them on. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false'
/** A page lives for seconds, so optimising its code costs a tenth more time than it saves. */
const UNOPTIMISED = '--js-flags=--max-lazy --no-opt'
const browser = launchOptions()
/** `run_journey` of `npm run mcp` shows how a journey has ended. */
const shown = process.env.JOURNEY_PICTURE !== undefined

if (!existsSync(`${root}dist-mock/index.html`)) {
  throw new Error(
    'The journeys walk the built portal and dist-mock/ is missing: run `npm run build:mock` first.',
  )
}

const missing = missingEngines()
// Each worker reads this file as well.
if (missing.length > 0 && !process.env.TEST_WORKER_INDEX) console.warn(missingLine(missing))

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: onServer,
  retries: 0,
  // By default half the cores are idle. One worker more than cores uses the time in which a page waits.
  workers: Math.min(8, availableParallelism() + 1),
  // Machines differ in speed by a factor of three; the shorter limits below detect what hangs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: onServer ? [['dot']] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Without a graphics card, animations double the time of a journey.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // This visitor has already answered the language suggestion, so it does not open.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://localhost:${PORT}`,
          localStorage: [{ name: 'languageSuggestion', value: 'answered' }],
        },
      ],
    },
    // A trace takes a fifth of the time; `npm run e2e -- --trace on` records one.
    trace: 'off',
    screenshot: shown ? 'on' : 'off',
    video: 'off',
    actionTimeout: 20_000,
    launchOptions: {
      ...browser,
      args: [...browser.args, ...(shown ? [] : [NO_PICTURES]), UNOPTIMISED],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'engines/**',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // These journeys test small screens, touch and sheets; the rules behind them are tested on desktops.
      grep: /@phone|\bmember\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'engines', testMatch: 'engines/*.spec.ts' },
  ],
  webServer: {
    command: 'npm run preview:mock',
    cwd: root,
    port: PORT,
    // A running server may serve another build, so Playwright refuses a port that is taken.
    reuseExistingServer: false,
    timeout: 30_000,
  },
})
