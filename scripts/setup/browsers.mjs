// Installs a browser for the tests, and those of the other engines. No dependencies, runs on Node 20.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fail, fromRoot, root } from '../lib/cli.mjs'
import {
  BROWSER_FILE,
  lookForBrowser,
  missingEngines,
  missingLine,
  notedBrowser,
  PACKAGES,
  playwrightBrowser,
  SHELL,
  systemBrowser,
  systemShell,
} from './find-browsers.mjs'

/** The file that records that the set-up has tried to install the other engines. */
const ENGINES_FILE = fromRoot('node_modules', '.cache', 'portal', 'engines.json')

function note(path, value) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(value)}\n`)
}

/** Suppresses the output of the download: without internet it would be a page of stack traces. */
function tryProgram(announcement, program, args, env = {}) {
  console.log(announcement)
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore', timeout: 300_000 }
  return spawnSync(program, args, options).status === 0
}

const isRoot = process.getuid?.() === 0

/** Debian's packages, where this user may install packages. */
function installPackages(announcement, ...names) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  return (
    tryProgram(announcement, 'apt-get', ['update'], quiet) &&
    tryProgram(`Installing ${names.join(', ')} ...`, 'apt-get', ['install', '-y', ...names], quiet)
  )
}

const PLAYWRIGHT = fromRoot('node_modules', '@playwright', 'test', 'cli.js')

function installBrowser() {
  tryProgram('No browser found; trying the download of Playwright ...', process.execPath, [
    PLAYWRIGHT,
    'install',
    'chromium',
  ])
  const downloaded = playwrightBrowser('chromium')
  if (downloaded) return downloaded
  installPackages('Trying the chromium package of Debian ...', 'chromium')
  return systemBrowser()
}

/** Tried once: a headless shell makes the tests faster, but they also run without one. */
function tryShell() {
  if (process.env.CHROMIUM_PATH || systemShell() || existsSync(BROWSER_FILE)) return
  installPackages('Looking for the quicker browser for tests ...', SHELL)
}

export function setUpBrowser() {
  tryShell()
  const path = lookForBrowser() ?? installBrowser()
  if (!path) {
    fail(
      'No browser found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    )
  }
  if (!process.env.CHROMIUM_PATH && notedBrowser() !== path) note(BROWSER_FILE, { path })
}

/** Tried once: without them the journeys run in Chromium alone and say so. */
export function setUpEngines() {
  const missing = missingEngines()
  if (missing.length === 0 || existsSync(ENGINES_FILE)) return
  const install = [PLAYWRIGHT, 'install', ...missing]
  tryProgram('Looking for the engines of Firefox and Safari ...', process.execPath, install)
  const downloaded = missing.filter(playwrightBrowser)
  // On a workstation `sudo` would prompt for a password.
  if (downloaded.length > 0 && (isRoot || process.env.CI)) {
    const deps = [PLAYWRIGHT, 'install-deps', ...downloaded]
    tryProgram(`Installing what ${downloaded.join(' and ')} need ...`, process.execPath, deps)
  }
  const wanted = missingEngines().flatMap((name) => PACKAGES[name])
  if (wanted.length > 0) installPackages('Trying the packages of Debian ...', ...wanted)
  note(ENGINES_FILE, { tried: true })
  const left = missingEngines()
  if (left.length > 0) console.warn(missingLine(left))
}
