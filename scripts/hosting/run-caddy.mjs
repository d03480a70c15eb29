// Runs an installed Caddy with this repository's Caddyfile on a build.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { caddyOf } from './caddy.mjs'

const recipe = (name) => fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url))
/** How long Caddy may take to listen, in ms. */
const PATIENCE = 10_000
/** Between two tries, in ms. */
const PAUSE = 20

/** The version of the Caddy on this machine, or null where there is none. @returns {string | null} */
export function caddyVersion() {
  const { status, stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function answers(url) {
  try {
    await fetch(url)
    return true
  } catch {
    return false
  }
}

/** Fails with Caddy's own output if it does not start. */
async function runRecipe(name, env, { folder, serves }) {
  const url = `http://127.0.0.1:${await freePort()}`
  const caddy = spawn('caddy', ['run', '--config', recipe(name), '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      SITE: url,
      ...env,
    },
  })
  const wrote = []
  caddy.once('error', (error) => wrote.push(Buffer.from(String(error))))
  caddy.stdout.on('data', (data) => wrote.push(data))
  caddy.stderr.on('data', (data) => wrote.push(data))
  const ended = new Promise((resolve) => caddy.once('close', resolve))
  const stop = async () => {
    caddy.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const latest = Date.now() + PATIENCE
  while (!(await answers(url))) {
    if (caddy.exitCode === null && Date.now() < latest) {
      await setTimeout(PAUSE)
      continue
    }
    await stop()
    throw new Error(`Caddy does not serve ${serves}:\n${Buffer.concat(wrote)}`)
  }
  return { url, stop }
}

/**
 * A build without a backend is one with mocks. Fails with Caddy's own output if it does not start.
 * @param {{ dist: string, backend?: string }} options
 */
export async function startCaddy({ dist, backend }) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const parts = join(folder, 'portal.caddy')
  writeFileSync(parts, caddyOf(dist, !backend))
  const env = { ROOT: dist, PARTS: parts, BACKEND: backend ?? '' }
  return runRecipe('Caddyfile', env, { folder, serves: dist })
}

/** Runs Caddy in front of the fake backend. @param {string[]} backends hosts with their ports */
export async function startMockCaddy(backends) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const env = { BACKENDS: backends.join(' ') }
  return runRecipe('mock.Caddyfile', env, { folder, serves: 'the fake backend' })
}
