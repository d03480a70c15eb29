// Finds the browsers of the tests: a Chromium for all of them, and the other engines for the smoke in e2e/engines. No
// dependencies, runs on Node 20.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fail, fromRoot } from '../lib/cli.mjs'

/** The file in which the set-up stores the path that it found. */
export const BROWSER_FILE = fromRoot('node_modules', '.cache', 'portal', 'browser.json')

/** Chromium's headless shell: the same engine, and journeys take two thirds of the time. */
export const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Debian's packages of each engine: the browser, its driver, and a screen in memory for what has no headless way. */
export const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] }

const firstOf = (...paths) => paths.find((path) => existsSync(path))

/** The path in CHROMIUM_PATH. A path that does not exist is an error; no other browser is looked for. */
function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH
  if (!path) return undefined
  if (existsSync(path)) return path
  return fail(`CHROMIUM_PATH is set to ${path}, but there is no such file: correct it or unset it.`)
}

/** The path that the set-up noted, while it exists. */
export function notedBrowser() {
  try {
    const { path } = JSON.parse(readFileSync(BROWSER_FILE, 'utf8'))
    return typeof path === 'string' && existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/**
 * Playwright's own build of an engine, when Playwright and its download are both there.
 * @param {'chromium' | 'firefox' | 'webkit'} engine
 * @returns {string | undefined}
 */
export function playwrightBrowser(engine) {
  try {
    return firstOf(createRequire(import.meta.url)('playwright-core')[engine].executablePath())
  } catch {
    return undefined
  }
}

const inPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))

/** The system's headless shell of Chromium. */
export const systemShell = () => firstOf(`/usr/bin/${SHELL}`, ...inPath([SHELL]))

/** A Chromium or Chrome of the system. */
export const systemBrowser = () => systemShell() ?? firstOf(...PLACES, ...inPath(NAMES))

/** The browser's path, or undefined when there is none. */
export const lookForBrowser = () =>
  fromEnvironment() ??
  systemShell() ??
  notedBrowser() ??
  playwrightBrowser('chromium') ??
  systemBrowser()

/**
 * The browser's path; fails with a clear message when there is none.
 * @returns {string}
 */
export const findBrowser = () =>
  lookForBrowser() ??
  fail(
    'No browser found: install Chromium or Chrome, or set CHROMIUM_PATH to one, then run `node scripts/setup.mjs --browser`.',
  )

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
  ...(playwrightBrowser('firefox') || systemFirefox() ? [] : ['firefox']),
  ...(playwrightBrowser('webkit') || systemWebKit() ? [] : ['webkit']),
]

/** One line about engines that are missing and how to get them. */
export const missingLine = (missing) =>
  `\n!!! NOT TESTED IN ${missing.join(' AND ').toUpperCase()}: install it with \`npx playwright install --with-deps ${missing.join(' ')}\`, or Debian's ${missing.flatMap((name) => PACKAGES[name]).join(' ')}.\n`
