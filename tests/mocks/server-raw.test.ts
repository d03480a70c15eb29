// No request ends a server, whatever its bytes are.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#e2e/mock-server.ts'
import { sendRawRequests } from '#tests/harness/raw-requests.ts'
import { ROOT } from '#tests/house/source.ts'

const REQUESTS = 10_000
/** Two processes start while other tests run, in ms. */
const STARTING = 60_000
const SERVERS = ['mock', 'preview --backend'] as const

const home = mkdtempSync(join(tmpdir(), 'raw-'))
const running = new Map<string, { program: ChildProcess; port: number; printed: () => string }>()

async function start(name: string, args: (port: number) => string[], says: string) {
  const port = await freePort()
  const program = spawn(process.execPath, args(port), {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  program.stderr.on('data', (chunk) => {
    printed += chunk
  })
  running.set(name, { program, port, printed: () => printed })
  await new Promise<void>((resolve, reject) => {
    program.stdout.on('data', (chunk) => String(chunk).includes(says) && resolve())
    program.once('exit', (code) => reject(new Error(`${name} ended (${code}): ${printed}`)))
  })
  return port
}

/** `npm run preview` is this call with the folder of the live build. */
const hostOf = (dist: string, backend: number, port: number) =>
  `import { startHost } from './scripts/hosting/server.mjs'
  await startHost(${JSON.stringify({ dist, backend: `http://127.0.0.1:${backend}`, port })})
  console.log('Portal')`

beforeAll(async () => {
  const dist = join(home, 'dist')
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), '<p>The portal</p>')
  const mock = (port: number) => ['scripts/mock.mjs', '--port', String(port)]
  const backend = await start('mock', mock, 'answers on')
  const host = (port: number) => ['--input-type=module', '-e', hostOf(dist, backend, port)]
  await start('preview --backend', host, 'Portal')
}, STARTING)

afterAll(() => {
  for (const { program } of running.values()) program.kill()
  rmSync(home, { recursive: true, force: true })
})

test.each(SERVERS)(
  'no request ends `npm run %s`, and none makes it print an error',
  async (name) => {
    const server = running.get(name)
    if (!server) throw new Error(`${name} does not run.`)
    await sendRawRequests(server.port, Math.ceil(REQUESTS / SERVERS.length), 7)
    const answer = await fetch(`http://localhost:${server.port}/wps/system/settings/consolidated`)
    expect([server.program.exitCode, answer.status, server.printed()]).toEqual([null, 200, ''])
  },
)
