// `npm run bench:plain`: compares the fake backend's server with a plain MSW server that returns the same bodies
// without validation, in one and in two processes (--calls 4000). The processor time of a call may not be higher.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fail, inRoot, main, needLockedNode, option } from '../say.mjs'
import { keepFigure } from './figures.mjs'
import { median } from './median.mjs'
import { READS } from './server-load.mjs'

const PROCESSES = [1, 2]
const ROUNDS = 3
const LANES = 16
const SESSIONS = 8
const CLOCK = '2026-11-20T09:00:00Z'
const PATHS = ['/wps/v2/wallets/balance', '/wps/relay/favoriteGameIds', ...READS]

/** Every operation of the contract, as MSW writes paths. */
function operationsOf() {
  const contract = JSON.parse(
    readFileSync(inRoot('openapi', 'generated', 'portal.bundle.json'), 'utf8'),
  )
  const methods = new Set(['get', 'put', 'post', 'patch', 'delete'])
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => methods.has(method))
      .map((method) => ({ method, path: path.replaceAll(/\{(\w+)\}/g, ':$1') })),
  )
}

async function startPlain(processes, bodies) {
  const { startRouter } = await import('../mock-router.mjs')
  const children = Array.from({ length: processes }, () =>
    fork(inRoot('scripts', 'bench', 'plain-server.mjs')),
  )
  const ports = await Promise.all(
    children.map(async (child) => {
      child.send({ operations: operationsOf(), bodies })
      const [{ port }] = await once(child, 'message')
      return port
    }),
  )
  const router = await startRouter({ ports: () => ports, token: null, port: 0, host: '127.0.0.1' })
  return {
    url: router.url,
    async cpu() {
      const readings = children.map(async (child) => {
        child.send({})
        const [{ cpu }] = await once(child, 'message')
        return cpu
      })
      return (await Promise.all(readings)).reduce((sum, cpu) => sum + cpu, 0)
    },
    async close() {
      await router.close()
      for (const child of children) child.disconnect()
    },
  }
}

async function startFake(processes) {
  const { startProcesses } = await import('../mock-processes.mjs')
  const server = await startProcesses({ processes })
  return {
    url: server.url,
    async cpu() {
      const headers = { accept: 'application/json' }
      const metrics = await (await fetch(`${server.url}/__mock/metrics`, { headers })).json()
      const { samples } = metrics.find(({ name }) => name === 'process_cpu_seconds_total')
      return samples.reduce((sum, { value }) => sum + value, 0)
    },
    close: () => server.close(),
  }
}

/** Logs in a member in each of several sessions, which are spread over the processes. */
const sessionsOf = (url) =>
  Promise.all(
    Array.from({ length: SESSIONS }, async (_, n) => {
      const session = { 'x-mock-session': `plain-${n}` }
      const body = JSON.stringify({ scenario: 'member', seed: 7, clock: CLOCK })
      const answer = await fetch(`${url}/__mock/world`, { method: 'PUT', body, headers: session })
      const { visitor } = await answer.json()
      return { ...session, 'x-session-token': visitor.token, 'x-merchant': 'suborno' }
    }),
  )

async function get(url, headers) {
  const answer = await fetch(url, { headers })
  if (!answer.ok) fail(`${url} answered ${answer.status}.`)
  return answer.text()
}

/** @returns calls a second, and the processor time of a call in the server's processes, ms */
async function load(server, sessions, calls) {
  const turns = Array.from({ length: calls }, (_, n) => n).values()
  const lane = async () => {
    for (const n of turns) {
      const path = PATHS[n % PATHS.length]
      await get(`${server.url}${path}`, sessions[Math.floor(n / PATHS.length) % SESSIONS])
    }
  }
  const before = await server.cpu()
  const start = performance.now()
  await Promise.all(Array.from({ length: LANES }, lane))
  const took = performance.now() - start
  const cpu = (((await server.cpu()) - before) * 1000) / calls
  return { perSecond: (calls * 1000) / took, cpu }
}

const medianOf = (rounds, name) => median(rounds.map((round) => round[name]))

await main(async () => {
  needLockedNode('bench:plain')
  const calls = Number(option('calls') ?? 4000)
  const missed = []
  for (const processes of PROCESSES) {
    const fake = await startFake(processes)
    const sessions = await sessionsOf(fake.url)
    const bodies = Object.fromEntries(
      await Promise.all(
        PATHS.map(async (path) => [path, JSON.parse(await get(`${fake.url}${path}`, sessions[0]))]),
      ),
    )
    const plain = await startPlain(processes, bodies)
    const rounds = { fake: [], plain: [] }
    try {
      for (const server of [fake, plain]) await load(server, sessions, calls / 4)
      // In turns, so that both meet the same machine.
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.fake.push(await load(fake, sessions, calls))
        rounds.plain.push(await load(plain, sessions, calls))
      }
    } finally {
      await plain.close()
      await fake.close()
    }
    const [own, other] = [medianOf(rounds.fake, 'cpu'), medianOf(rounds.plain, 'cpu')]
    keepFigure(`processor time of a call, ${processes} processes, ms`, own)
    const perSecond = (name) => `${Math.round(medianOf(rounds[name], 'perSecond'))} calls a second`
    console.log(
      `Processes: ${processes}. Fake backend, validated: ${own.toFixed(2)} ms of processor time a call, ${perSecond('fake')}. Plain MSW, not validated: ${other.toFixed(2)} ms, ${perSecond('plain')}.`,
    )
    if (own > other) missed.push(processes)
  }
  if (missed.length > 0)
    fail('A call of the fake backend takes more processor time than plain MSW.')
})
