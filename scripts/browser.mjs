// Finds the Chromium for stories, journeys and measurements. No dependencies, runs on Node 20.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fail, inRoot } from './say.mjs'

/** Where the set-up writes the path that it found. */
export const BROWSER_FILE = inRoot('node_modules', '.cache', 'portal', 'browser.json')

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

/** The path in CHROMIUM_PATH. A path that does not exist is an error; no other browser is looked for. */
function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH
  if (!path) return undefined
  if (existsSync(path)) return path
  return fail(`CHROMIUM_PATH is set to ${path}, but there is no such file: correct it or unset it.`)
}

function fromFile() {
  try {
    const { path } = JSON.parse(readFileSync(BROWSER_FILE, 'utf8'))
    return typeof path === 'string' && existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** Playwright's own browser, when Playwright and its download are both there. */
export function playwrightBrowser() {
  try {
    const path = createRequire(import.meta.url)('playwright-core').chromium.executablePath()
    return existsSync(path) ? path : undefined
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
export const systemShell = () =>
  [`/usr/bin/${SHELL}`, ...inPath([SHELL])].find((path) => existsSync(path))

/** A Chromium or Chrome of the system. */
export const systemBrowser = () =>
  systemShell() ?? [...PLACES, ...inPath(NAMES)].find((path) => existsSync(path))

/** The browser's path, or undefined when there is none. */
export function lookForBrowser() {
  return fromEnvironment() ?? systemShell() ?? fromFile() ?? playwrightBrowser() ?? systemBrowser()
}

/** The browser's path; fails with one sentence when there is none. */
export function findBrowser() {
  const path = lookForBrowser()
  if (path) return path
  return fail(
    'No browser found: install Chromium or Chrome, or set CHROMIUM_PATH to one, then run `node scripts/setup.mjs --browser`.',
  )
}

/** Launch options for Playwright: the path, and no sandbox for root, which Chromium refuses otherwise. */
export function launchOptions() {
  const isRoot = process.getuid?.() === 0
  return { executablePath: findBrowser(), args: isRoot ? ['--no-sandbox'] : [] }
}
