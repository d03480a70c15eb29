// `npm run walks -- --project perf`: what measures or draws the portal and takes too long for `npm test`.
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '#scripts/browser.mjs'
import base from './playwright.config.ts'

const inCache = (path: string) => fileURLToPath(new URL(`../.cache/${path}`, import.meta.url))

/** Alone on the machine, and with pictures. */
const alone = { workers: 1, use: { launchOptions: launchOptions() } }

export default defineConfig({
  ...base,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['html', { open: 'never', outputFolder: inCache('walks') }],
  ],
  projects: [
    { name: 'perf', testMatch: 'perf/*.walk.ts', ...alone },
    { name: 'pictures', testMatch: 'pictures/*.walk.ts', ...alone },
  ],
})
