// The set-up before `npm start` and `npm test`: installs packages from the lockfile, with --browser a browser, with
// --engines those of the other engines. Runs on the system's Node 20; does nothing if everything is up to date.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import {
  BROWSER_FILE,
  lookForBrowser,
  playwrightBrowser,
  SHELL,
  systemBrowser,
  systemShell,
} from './browser.mjs'
import { ENGINES_FILE, isDownloaded, missingEngines, missingLine, PACKAGES } from './engines.mjs'
import { fail, inRoot, main, needAnyNode, root } from './say.mjs'

const LOCK = inRoot('package-lock.json')
const INSTALLED = inRoot('node_modules', '.package-lock.json')
const STAMP = inRoot('node_modules', '.cache', 'portal', 'install.json')
const ON_WINDOWS = process.platform === 'win32'

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const hash = (text) => createHash('sha256').update(text).digest('hex')

function write(path, value) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(value)}\n`)
}

/**
 * The npm that reinstalls packages removes the locked Node of an earlier installation, so it must not run on that one:
 * leave it out of PATH.
 */
function systemEnvironment() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const own = folders.filter((folder) => !/node_modules[\\/](\.bin|npm)/.test(folder))
  return { ...process.env, PATH: own.join(delimiter) }
}

function npmVersion() {
  const agent = /npm\/(\d+\.\d+\.\d+)/.exec(process.env.npm_config_user_agent ?? '')?.[1]
  if (agent) return agent
  try {
    return execFileSync('npm', ['--version'], {
      env: systemEnvironment(),
      encoding: 'utf8',
      shell: ON_WINDOWS,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return fail('npm was not found: install Node 20 or newer together with npm 10 or newer.')
  }
}

/** Compares by content, not by date, so that a clone or a touched file causes no new installation. */
function samePackages(lockText, installedText) {
  const wanted = JSON.parse(lockText).packages
  const present = JSON.parse(installedText).packages
  const identity = (entry) => entry.integrity ?? entry.resolved ?? entry.version
  const complete = Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      (present[path]
        ? identity(present[path]) === identity(entry)
        : entry.optional || entry.devOptional),
  )
  return complete && Object.keys(present).every((path) => path in wanted)
}

function isInstalled(lockText) {
  const installedText = read(INSTALLED)
  if (installedText === undefined) return false
  const stamp = `${hash(lockText)} ${hash(installedText)} ${process.platform}-${process.arch}`
  if (read(STAMP)?.includes(stamp)) return true
  if (!samePackages(lockText, installedText)) return false
  write(STAMP, { stamp })
  return true
}

function checkWritable() {
  for (const path of [root, inRoot('node_modules')]) {
    if (!existsSync(path)) continue
    try {
      accessSync(path, constants.W_OK)
    } catch {
      fail(
        `No permission to write ${path}: give this user the right to write there, then run it again.`,
      )
    }
  }
}

function install() {
  if (Number(npmVersion().split('.')[0]) < 10) {
    fail(`npm ${npmVersion()} is too old: install npm 10 or newer (\`npm install -g npm\`).`)
  }
  checkWritable()
  console.log('Installing the packages of package-lock.json (once, about a minute) ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: systemEnvironment(),
    shell: ON_WINDOWS,
    stdio: 'inherit',
  })
  if (status !== 0)
    fail('The packages could not be installed: the reason is in the lines of npm above.')
}

function setUpPackages() {
  const lockText = read(LOCK)
  if (lockText === undefined) {
    fail('package-lock.json is missing: get it back with `git checkout package-lock.json`.')
  }
  if (isInstalled(lockText)) return
  install()
  if (!isInstalled(lockText))
    fail('npm ci ended, but node_modules does not match package-lock.json.')
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

const PLAYWRIGHT = inRoot('node_modules', '@playwright', 'test', 'cli.js')

function installBrowser() {
  tryProgram('No browser found; trying the download of Playwright ...', process.execPath, [
    PLAYWRIGHT,
    'install',
    'chromium',
  ])
  const downloaded = playwrightBrowser()
  if (downloaded) return downloaded
  installPackages('Trying the chromium package of Debian ...', 'chromium')
  return systemBrowser()
}

/** Tried once: a headless shell makes the tests faster, but they also run without one. */
function tryShell() {
  if (process.env.CHROMIUM_PATH || systemShell() || existsSync(BROWSER_FILE)) return
  installPackages('Looking for the quicker browser for tests ...', SHELL)
}

function setUpBrowser() {
  tryShell()
  const path = lookForBrowser() ?? installBrowser()
  if (!path) {
    fail(
      'No browser found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    )
  }
  const known = read(BROWSER_FILE)?.includes(JSON.stringify(path))
  if (!process.env.CHROMIUM_PATH && !known) write(BROWSER_FILE, { path })
}

/** Tried once: without them the journeys run in Chromium alone and say so. */
function setUpEngines() {
  const missing = missingEngines()
  if (missing.length === 0 || existsSync(ENGINES_FILE)) return
  const install = [PLAYWRIGHT, 'install', ...missing]
  tryProgram('Looking for the engines of Firefox and Safari ...', process.execPath, install)
  const downloaded = missing.filter(isDownloaded)
  // Outside of a server `sudo` would ask for a password.
  if (downloaded.length > 0 && (isRoot || process.env.CI)) {
    const deps = [PLAYWRIGHT, 'install-deps', ...downloaded]
    tryProgram(`Installing what ${downloaded.join(' and ')} need ...`, process.execPath, deps)
  }
  const wanted = missingEngines().flatMap((name) => PACKAGES[name])
  if (wanted.length > 0) installPackages('Trying the packages of Debian ...', ...wanted)
  write(ENGINES_FILE, { tried: true })
  const left = missingEngines()
  if (left.length > 0) console.warn(missingLine(left))
}

await main(() => {
  needAnyNode()
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
  }
  setUpPackages()
  if (process.argv.includes('--browser')) setUpBrowser()
  if (process.argv.includes('--engines')) setUpEngines()
})
