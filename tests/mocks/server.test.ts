import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createControl } from '#mocks/control.ts'
import { type MockServer, startServer } from '#mocks/server.ts'

let server: MockServer
beforeAll(async () => {
  server = await startServer({ scenario: 'member', seed: 7, clock: '2026-11-20T09:00:00Z' })
})
afterAll(() => server.close())

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${server.url}${path}`, init)
  return { response, status: response.status, body: await response.json() }
}
const putWorld = (body: unknown, session?: string) =>
  ask('/__mock/world', {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(session && { 'x-mock-session': session }) },
  })
const control = (session?: string) => createControl(server.url, { session })
const balance = (token: string | null, session?: string) =>
  ask('/wps/v2/wallets/balance', {
    headers: { 'x-session-token': token ?? '', ...(session && { 'x-mock-session': session }) },
  })

test('the scenarios are listed with their sentences', async () => {
  expect(await control().scenarios()).toContainEqual({
    name: 'member',
    description: 'Rahim, a member, is logged in.',
  })
})

test('calls are answered by the same handlers and logged', async () => {
  const { world, log } = control()
  const { visitor } = await world.get()
  expect((await balance(visitor.token)).body.value.balance).toBe('25480.50')
  expect((await log()).at(-1)).toMatchObject({ operationId: 'getBalance', status: 200 })
})

test('each session has its own world', async () => {
  const { world, log } = control('mine')
  const { link, visitor } = await world.open({ scenario: 'agent-41', seed: 3 })
  expect(link).toBe('?scenario=agent-41&seed=3')
  expect((await balance(visitor.token, 'mine')).body.value.balance).toBe('52800.00')
  expect((await balance(visitor.token)).status).toBe(401)
  expect(await log()).toHaveLength(1)
})

test('faults, clock and content of a session change while it runs, without effect on others', async () => {
  const headers = { 'x-mock-session': 'changing', 'content-type': 'application/json' }
  const put = (what: string, body: unknown) =>
    ask(`/__mock/${what}`, { method: 'PUT', body: JSON.stringify(body), headers })
  const { world, faults, clock, snapshot, restore } = control('changing')
  const { visitor } = await world.open('?scenario=member&clock=2026-11-20T09:00:00Z')
  expect(await faults('getBalance:503*1')).toBe('getBalance:503*1')
  expect((await balance(visitor.token, 'changing')).status).toBe(503)
  expect((await balance(visitor.token, 'changing')).status).toBe(200)
  expect(await clock.advance('90m')).toBe(Date.parse('2026-11-20T10:30:00Z'))
  expect(await clock.set('2026-11-20T11:00:00Z')).toBe(Date.parse('2026-11-20T11:00:00Z'))
  const kept = await snapshot()
  expect(await restore(kept)).toBe(kept.link)
  for (const [what, wrong] of [
    ['faults', { fault: 'getBalence:503' }],
    ['faults', []],
    ['clock', { set: 'yesterday' }],
    ['clock', { advance: '999999999d' }],
    ['snapshot', { ...kept, clock: { frozenAt: 86_400_000_000_000_000, offset: 0 } }],
    ['snapshot', { rows: {} }],
  ] as const)
    expect((await put(what, wrong)).status).toBe(422)
})

test('an invalid world is refused with a message', async () => {
  const { status, body } = await putWorld({ scenario: 'membr' })
  expect(status).toBe(422)
  expect(body.message).toMatch(/No scenario named "membr".*member/)
  expect((await putWorld([])).status).toBe(422)
  expect((await ask('/__mock/nothing')).status).toBe(404)
})

test.each([
  [{ scenario: ['x'], seed: {} }, '"scenario" must be a string or a number, not ["x"].'],
  [{ scenario: 'agent-1', seed: null }, '"seed" must be a string or a number, not null.'],
  [{ scenari: 'agent-1' }, 'A world has no "scenari". Use scenario, seed, clock, fault.'],
  [
    'agent-1',
    'The body must be an object: {"scenario": "member+slow", "seed": 7, "clock": "..."}.',
  ],
])('an invalid body %j is refused and the world stays', async (wrong, message) => {
  const world = server.worlds.of('kept')
  expect(await putWorld(wrong, 'kept')).toMatchObject({ status: 422, body: { message } })
  expect(server.worlds.of('kept')).toBe(world)
})

test.each([
  [{ clock: 'yesterday' }, /is not a time/],
  [{ clock: '+275760-09-13T00:00:00Z' }, /from the year 2000 to 2099/],
  [{ clock: '1960-01-01' }, /from the year 2000 to 2099/],
  [{ seed: '0x5' }, /is not a seed/],
])(
  'a world that cannot start, %j, is refused with a reason, and the old one continues',
  async (wrong, reason) => {
    const before = await control('steady').world.open('agent-1')
    const { status, body } = await putWorld({ scenario: 'member', ...wrong }, 'steady')
    expect([status, body.message]).toEqual([422, expect.stringMatching(reason)])
    expect((await balance(before.visitor.token, 'steady')).status).toBe(200)
  },
)

test('offline closes the connection', async () => {
  const { visitor } = await control('cut').world.open('member+offline')
  await expect(balance(visitor.token, 'cut')).rejects.toThrow(/fetch failed/)
})

test('pages on this machine may call from another port, others may not', async () => {
  const near = await fetch(`${server.url}/__mock/scenarios`, {
    headers: { origin: 'http://localhost:5173' },
  })
  expect(near.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  const call = await fetch(`${server.url}/wps/system/settings/consolidated`, {
    headers: { origin: 'http://localhost:5173' },
  })
  const standard = 'x-content-type-options'
  const ours = [...call.headers.keys()].filter((name) => /^x-/.test(name) && name !== standard)
  expect(ours).toContain('x-server-time')
  const exposed = call.headers.get('access-control-expose-headers')?.split(', ')
  expect(exposed).toEqual(expect.arrayContaining(ours))
  const far = await fetch(`${server.url}/__mock/scenarios`, {
    headers: { origin: 'https://example.com' },
  })
  expect(far.headers.has('access-control-allow-origin')).toBe(false)
})

test('nothing outside mocks/games is served', async () => {
  const response = await fetch(`${server.url}/demo-games/..%2f..%2fpackage.json`)
  expect(response.status).toBe(404)
})

test('D-088 the socket delivers the events of its member', async () => {
  const { visitor } = await control('socket').world.open('member')
  const url = `${server.url.replace('http', 'ws')}/wps/socket?token=${visitor.token}`
  const socket = new WebSocket(url, { headers: { 'x-mock-session': 'socket' } })
  const received = new Promise<string>((resolve) =>
    socket.once('message', (data) => resolve(String(data))),
  )
  const world = server.worlds.of('socket')
  await expect.poll(() => world.sockets.size).toBe(1)
  world.sockets.send('"hello"', 1001)
  expect(await received).toBe('"hello"')
  socket.close()
  await expect.poll(() => world.sockets.size).toBe(0)
})

test('a browser gets the picture as a bitmap of its size, other clients get the original', async () => {
  const [game] = server.worlds.of(null).catalogue.all()
  const picture = async (accept: string, query: string) => {
    const response = await fetch(`${server.url}/cdn-a/games/${game?.nodeId}.svg${query}`, {
      headers: { accept },
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { type: response.headers.get('content-type'), start: bytes.toString('latin1', 0, 16) }
  }
  const bitmap = { type: 'image/webp', start: expect.stringMatching(/^RIFF.{4}WEBPVP8/s) }
  const drawing = { type: 'image/svg+xml', start: expect.stringMatching(/^<svg /) }
  expect(await picture('image/avif,image/webp,*/*', '?w=120&h=160')).toEqual(bitmap)
  expect(await picture('image/avif,image/webp,*/*', '?w=120&h=160')).toEqual(bitmap)
  expect(await picture('image/avif,image/webp,*/*', '')).toEqual(drawing)
  expect(await picture('*/*', '?w=120&h=160')).toEqual(drawing)
})
