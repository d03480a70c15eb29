// The HTTP server's state as read by a load balancer, Prometheus and people.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { formatMetrics, joinMetrics } from '#mocks/server/metrics.ts'
import { cookieOf, sessionOf } from '#mocks/server/session.ts'
import { type MockServer, startServer } from '#mocks/server.ts'

let server: MockServer
beforeAll(async () => {
  server = await startServer({
    scenario: 'member',
    seed: 7,
    clock: '2026-11-20T09:00:00Z',
    limits: { idle: 300 },
  })
  await server.worlds.of(null).ready
})
afterAll(() => server.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers })

const SAMPLE =
  /^[a-z_:][a-z0-9_:]*(\{[a-z_]\w*="(?:[^"\\\n]|\\["\\n])*"(,[a-z_]\w*="(?:[^"\\\n]|\\["\\n])*")*\})? -?\d+(\.\d+)?(e[-+]?\d+)?$/

/** Checks a text against the exposition format and returns its samples by name and labels. */
function readMetrics(text: string): Map<string, number> {
  expect(text.endsWith('\n')).toBe(true)
  const samples = new Map<string, number>()
  const seen = new Set<string>()
  let name = ''
  for (const line of text.trimEnd().split('\n')) {
    const [, about, of = ''] = /^# (HELP|TYPE) (\S+) \S/.exec(line) ?? []
    if (about === 'HELP') {
      expect(seen).not.toContain(of)
      seen.add(of)
      name = of
    } else if (about === 'TYPE') {
      expect(of).toBe(name)
      expect(line).toMatch(/ (gauge|counter|summary)$/)
    } else {
      expect(line).toMatch(SAMPLE)
      expect(line.replace(/(_sum|_count)?[{ ].*/, '')).toBe(name)
      const at = line.lastIndexOf(' ')
      expect(samples.has(line.slice(0, at))).toBe(false)
      samples.set(line.slice(0, at), Number(line.slice(at + 1)))
    }
  }
  return samples
}

describe('health and readiness', () => {
  test('a running server is healthy, and ready once its world is seeded', async () => {
    expect(await (await ask('/__mock/health')).json()).toEqual({ status: 'ok' })
    const { ready } = server.worlds.of(null)
    const gate = Promise.withResolvers<void>()
    Object.defineProperty(server.worlds.of(null), 'ready', { value: gate.promise })
    const before = await ask('/__mock/ready')
    expect([before.status, await before.json()]).toEqual([503, { status: 'starting' }])
    expect((await ask('/__mock/health')).status).toBe(200)
    gate.resolve(ready)
    await gate.promise
    const after = await ask('/__mock/ready')
    expect([after.status, await after.json()]).toEqual([200, { status: 'ready' }])
  })
})

describe('metrics', () => {
  const read = async () => {
    const response = await ask('/__mock/metrics')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    return readMetrics(await response.text())
  }

  test('count sessions, calls by answer and time by operation, and name the slowest', async () => {
    const before = await read()
    const headers = { 'x-session-token': server.worlds.of(null).visitor.token ?? '' }
    for (let n = 0; n < 3; n += 1) await ask('/wps/v2/wallets/balance', headers)
    await ask('/wps/v2/wallets/balance')
    await ask('/wps/no-such-call')
    const after = await read()
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(grown('mock_calls_total{answer="2xx"}')).toBe(3)
    expect(grown('mock_calls_total{answer="4xx"}')).toBe(2)
    expect(grown('mock_call_seconds_count{operation="getBalance"}')).toBe(4)
    expect(grown('mock_call_seconds_count{operation="unknown"}')).toBe(1)
    expect(after.get('mock_slowest_call_seconds{operation="getBalance"}')).toBeGreaterThan(0)
    expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(2 ** 19)
  })

  test('an unused session is dropped without a further request', async () => {
    const letGo = 'mock_sessions_dropped_total{reason="unused"}'
    const before = (await read()).get(letGo) ?? 0
    await ask('/__mock/world', { 'x-mock-session': 'left' })
    expect((await read()).get('mock_sessions')).toBe(1)
    expect((await read()).get('mock_session_bytes')).toBeGreaterThan(2 ** 19)
    await expect.poll(() => server.worlds.figures()).toMatchObject({ sessions: 0, bytes: 0 })
    expect((await read()).get(letGo)).toBe(before + 1)
    const answer = await ask('/__mock/world', { 'x-mock-session': 'left' })
    expect(answer.headers.get('x-mock-dropped')).toMatch(/unused for long/)
  })

  test('those of several processes are labelled, each name occurs once', () => {
    const sessions = (value: number) => ({
      name: 'mock_sessions',
      type: 'gauge' as const,
      help: 'Sessions.',
      samples: [{ labels: {}, value }],
    })
    const samples = readMetrics(formatMetrics(joinMetrics([[sessions(3)], [sessions(4)]])))
    expect([...samples]).toEqual([
      ['mock_sessions{process="1"}', 3],
      ['mock_sessions{process="2"}', 4],
    ])
  })

  test('no label can break out of its quotes', () => {
    const samples = [{ labels: { operation: 'a"} 1\nb\\' }, value: 1 }]
    const text = formatMetrics([{ name: 'calls', type: 'counter', help: 'Calls.', samples }])
    expect([...readMetrics(text)]).toEqual([['calls{operation="a\\"} 1\\nb\\\\"}', 1]])
  })
})

describe('the session of a request', () => {
  test('is its header, its address or its cookie, in this order', () => {
    const cookie = 'theme=dark; mock-session=from%20cookie'
    const url = '/wps/socket?mock-session=from-address'
    const of = (headers: Record<string, string>, path = '/') => sessionOf({ headers, url: path })
    expect(of({ cookie, 'x-mock-session': 'from-header' }, url)).toBe('from-header')
    expect(of({ cookie }, url)).toBe('from-address')
    expect(of({ cookie })).toBe('from cookie')
    expect(of({}, '/wps/session/logout?mock-session=from-another-site')).toBeNull()
    expect([of({}), of({ cookie: 'mock-session=%E0%A4' }), of({}, '//')]).toEqual([
      null,
      null,
      null,
    ])
    expect(cookieOf('xmock-session=1', 'mock-session')).toBeNull()
  })

  test('a cookie opens the same world as the header', async () => {
    const url = `${server.url}/__mock/world`
    const headers = { 'x-mock-session': 'by cookie' }
    await fetch(url, { method: 'PUT', headers, body: '{"scenario":"agent-41","seed":3}' })
    const world = await ask('/__mock/world', { cookie: 'mock-session=by%20cookie' })
    expect(await world.json()).toMatchObject({ link: '?scenario=agent-41&seed=3' })
  })

  test('a name that is too long is refused and not stored', async () => {
    const answer = await ask('/wps/v2/wallets/balance', { 'x-mock-session': 'x'.repeat(201) })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/at most 200/) })
    const socket = new WebSocket(
      `${server.url.replace('http', 'ws')}/wps/socket?mock-session=${'x'.repeat(201)}`,
    )
    await new Promise((resolve) => socket.once('error', resolve))
    expect(server.worlds.sessions().filter(({ name }) => name.startsWith('xxx'))).toEqual([])
  })
})
