import { findBrowser } from '#scripts/setup/find-browsers.mjs'

/** Launch options for Playwright: the browser's path, and no sandbox for root, which Chromium refuses otherwise. */
export const launchOptions = () => ({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
