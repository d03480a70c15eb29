// The HTTP server's state as read by a load balancer and people.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createControl } from '#mocks/control.ts'
import { parseCookie, parseSession } from '#mocks/server/session.ts'
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

test('an unused session is dropped without a further request', async () => {
  const { unused } = server.worlds.figures().dropped
  await createControl(server.url, { session: 'left' }).world.get()
  const { sessions, bytes } = server.worlds.figures()
  expect(sessions).toBe(1)
  expect(bytes).toBeGreaterThan(2 ** 19)
  const gone = { sessions: 0, bytes: 0, dropped: { unused: unused + 1 } }
  await expect.poll(() => server.worlds.figures()).toMatchObject(gone)
  const answer = await ask('/__mock/world', { 'x-mock-session': 'left' })
  expect(answer.headers.get('x-mock-dropped')).toMatch(/idle for too long/)
})

describe('the session of a request', () => {
  test('is its header, its address or its cookie, in this order', () => {
    const cookie = 'theme=dark; mock-session=from%20cookie'
    const url = '/wps/socket?mock-session=from-address'
    const of = (headers: Record<string, string>, path = '/') => parseSession({ headers, url: path })
    expect(of({ cookie, 'x-mock-session': 'from-header' }, url)).toBe('from-header')
    expect(of({ cookie }, url)).toBe('from-address')
    expect(of({ cookie })).toBe('from cookie')
    expect(of({}, '/wps/session/logout?mock-session=from-another-site')).toBeNull()
    expect([of({}), of({ cookie: 'mock-session=%E0%A4' }), of({}, '//')]).toEqual([
      null,
      null,
      null,
    ])
    expect(parseCookie('xmock-session=1', 'mock-session')).toBeNull()
  })

  test('a cookie opens the same world as the header', async () => {
    const { world: own } = createControl(server.url, { session: 'by cookie' })
    await own.open({ scenario: 'agent-41', seed: 3 })
    const world = await ask('/__mock/world', { cookie: 'mock-session=by%20cookie' })
    expect(await world.json()).toMatchObject({ link: '?scenario=agent-41&seed=3' })
  })

  test('a name that is too long is refused and not stored', async () => {
    const answer = await ask('/wps/v2/wallets/balance', { 'x-mock-session': 'x'.repeat(201) })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      message: expect.stringMatching(/up to 200 characters/),
    })
    const socket = new WebSocket(
      `${server.url.replace('http', 'ws')}/wps/socket?mock-session=${'x'.repeat(201)}`,
    )
    await new Promise((resolve) => socket.once('error', resolve))
    expect(server.worlds.sessions().filter(({ name }) => name.startsWith('xxx'))).toEqual([])
  })
})
