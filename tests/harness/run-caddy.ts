// Runs an installed Caddy with this repository's Caddyfile on a build.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const recipe = (name: string) => fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url))
/** Maximum time until Caddy listens. */
const START_TIMEOUT_MS = 10_000
const RETRY_AFTER_MS = 20

/** The version of Caddy on this machine, or null. */
export function caddyVersion(): string | null {
  const { status, stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function answers(url: string) {
  try {
    await fetch(url)
    return true
  } catch {
    return false
  }
}

/** Fails with Caddy's own output if it does not start. */
async function runRecipe(
  name: string,
  env: Record<string, string>,
  { folder, serves }: { folder: string; serves: string },
) {
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
  const wrote: Buffer[] = []
  caddy.once('error', (error) => wrote.push(Buffer.from(String(error))))
  for (const stream of [caddy.stdout, caddy.stderr]) stream.on('data', (data) => wrote.push(data))
  const ended = new Promise((resolve) => caddy.once('close', resolve))
  const stop = async (): Promise<void> => {
    caddy.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const latest = Date.now() + START_TIMEOUT_MS
  while (!(await answers(url))) {
    if (caddy.exitCode === null && Date.now() < latest) {
      await setTimeout(RETRY_AFTER_MS)
      continue
    }
    await stop()
    throw new Error(`Caddy does not serve ${serves}:\n${Buffer.concat(wrote)}`)
  }
  return { url, stop }
}

interface Site {
  readonly dist: string
  /** The files that the build writes for `deploy/Caddyfile`. */
  readonly parts: string
  readonly backend?: string
}

/** Runs Caddy on a build. Fails with Caddy's own output if it does not start. */
export async function startCaddy({ dist, parts, backend = '' }: Site) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const file = join(folder, 'portal.caddy')
  writeFileSync(file, parts)
  const env = { ROOT: dist, PARTS: file, BACKEND: backend }
  return runRecipe('Caddyfile', env, { folder, serves: dist })
}

/** Runs Caddy in front of the fake backend; `backends` are hosts with their ports. */
export async function startMockCaddy(backends: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const env = { BACKENDS: backends.join(' ') }
  return runRecipe('mock.Caddyfile', env, { folder, serves: 'the fake backend' })
}
