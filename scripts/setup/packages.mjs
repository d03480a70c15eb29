// Installs the packages of the lockfile; does nothing if they are there. No dependencies, runs on Node 20.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fail, fromRoot, root } from '../lib/cli.mjs'

const LOCK = fromRoot('package-lock.json')
const INSTALLED = fromRoot('node_modules', '.package-lock.json')
const STAMP = fromRoot('node_modules', '.cache', 'portal', 'install.json')
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

/** Throws an error that `main` explains. */
function checkWritable() {
  for (const path of [root, fromRoot('node_modules')].filter((one) => existsSync(one)))
    accessSync(path, constants.W_OK)
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

export function setUpPackages() {
  const lockText = read(LOCK)
  if (lockText === undefined) {
    fail('package-lock.json is missing: get it back with `git checkout package-lock.json`.')
  }
  if (isInstalled(lockText)) return
  install()
  if (!isInstalled(lockText))
    fail('npm ci ended, but node_modules does not match package-lock.json.')
}
