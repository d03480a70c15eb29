// Finds the browsers of other engines for the smoke in e2e/engines. No dependencies, runs on Node 20.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inRoot } from './say.mjs'

/** Where the set-up notes that it has tried to install them. */
export const ENGINES_FILE = inRoot('node_modules', '.cache', 'portal', 'engines.json')

/** Debian's packages of each engine: the browser, its driver, and a screen in memory for what has no headless way. */
export const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] }

const firstOf = (...paths) => paths.find((path) => existsSync(path))

/**
 * Whether Playwright's own build of an engine is there.
 * @param {'firefox' | 'webkit'} engine
 */
export function isDownloaded(engine) {
  try {
    return existsSync(createRequire(import.meta.url)('playwright-core')[engine].executablePath())
  } catch {
    return false
  }
}

/** The system's Firefox, or undefined. */
export const systemFirefox = () =>
  firstOf(
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )

/** WebKitGTK's driver, its MiniBrowser and the screen that it needs, or undefined. */
export function systemWebKit() {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
  const driver = firstOf('/usr/bin/WebKitWebDriver')
  const screen = firstOf('/usr/bin/Xvfb')
  const browser = firstOf(
    ...['4.1', '4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
  )
  return driver && screen && browser ? { driver, screen, browser } : undefined
}

/**
 * The engines that cannot be driven here.
 * @returns {('firefox' | 'webkit')[]}
 */
export const missingEngines = () => [
  ...(isDownloaded('firefox') || systemFirefox() ? [] : ['firefox']),
  ...(isDownloaded('webkit') || systemWebKit() ? [] : ['webkit']),
]

/** One line about engines that are missing and how to get them. */
export const missingLine = (missing) =>
  `\n!!! NOT TESTED IN ${missing.join(' AND ').toUpperCase()}: install it with \`npx playwright install --with-deps ${missing.join(' ')}\`, or Debian's ${missing.flatMap((name) => PACKAGES[name]).join(' ')}.\n`
