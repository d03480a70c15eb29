import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket as WsClient } from 'ws'
import { startWorld } from '#mocks/node.ts'
import { type MockServer, startServer } from '#mocks/server.ts'
import type { World } from '#mocks/world/world-types.ts'
import { call, createTestWorld } from './helpers.ts'
import { getToken } from './requests.ts'

let server: MockServer
beforeAll(async () => {
  server = await startServer({ scenario: 'member', seed: 7 })
})
afterAll(() => server.close())

/** A world in one of the runtimes, whose sockets a page can open. */
interface Runtime {
  readonly world: World
  open(token: string | null): WebSocket | WsClient
  close(): void
}

const query = (token: string | null) => (token === null ? '' : `?token=${token}`)

async function throughMsw(scenario: string): Promise<Runtime> {
  const { world, close } = await startWorld(`?scenario=${scenario}&clock=2026-11-20T09:00:00Z`)
  const open = (token: string | null) => new WebSocket(`ws://localhost/wps/socket${query(token)}`)
  return { world, open, close }
}

const runtimes: Record<string, (scenario: string) => Promise<Runtime>> = {
  'through MSW': throughMsw,
  'over HTTP': async (scenario) => {
    const session = `sockets ${scenario}`
    const world = await server.worlds.replace(session, { scenario, clock: '2026-11-20T09:00:00Z' })
    const open = (token: string | null) =>
      new WsClient(`${server.url.replace('http', 'ws')}/wps/socket${query(token)}`, {
        headers: { 'x-mock-session': session },
      })
    return { world, open, close: () => undefined }
  },
}

/** Records the messages of a socket and how it closes. */
function follow(socket: WebSocket | WsClient) {
  const received: string[] = []
  socket.onmessage = ({ data }: { data: unknown }) => received.push(String(data))
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }: { code: number }) => resolve(code)
  })
  return { heard: received, closed }
}

const joined = (world: World, size = 1) => expect.poll(() => world.sockets.size).toBe(size)

describe.each(Object.entries(runtimes))('D-088 the socket, %s', (_, start) => {
  const during = async (scenario: string, work: (runtime: Runtime) => Promise<void>) => {
    const runtime = await start(scenario)
    try {
      await work(runtime)
    } finally {
      runtime.close()
    }
  }

  test.each([
    ['no token', async () => null],
    ['an unknown token', async () => 'session-0001-nobody-ever-gave-this'],
    [
      'a token of an ended session',
      async (world: World) => {
        const { token } = world.visitor
        await call(world, 'DELETE', '/wps/session/logout')
        return token
      },
    ],
  ])('%s is closed with 4401', (_name, tokenFor) =>
    during('member', async ({ world, open }) => {
      expect(await follow(open(await tokenFor(world))).closed).toBe(4401)
      expect(world.sockets.size).toBe(0)
    }),
  )

  test('maintenance closes with 4503', () =>
    during('member+maintenance', async ({ world, open }) => {
      expect(await follow(open(world.visitor.token)).closed).toBe(4503)
    }))

  test('AUT-25 a password that must be changed closes with 4403, also during a session', () =>
    during('member', async ({ world, open }) => {
      const { closed } = follow(open(world.visitor.token))
      await joined(world)
      await world.db.members.update({ account: 'rahim' }, (row) => {
        row.passwordState = 'expired'
      })
      expect(await closed).toBe(4403)
      expect(await follow(open(world.visitor.token)).closed).toBe(4403)
    }))

  test('log-out closes with 4401, without later events', () =>
    during('member', async ({ world, open }) => {
      const { heard, closed } = follow(open(world.visitor.token))
      await joined(world)
      await call(world, 'DELETE', '/wps/session/logout')
      expect(await closed).toBe(4401)
      world.emit('balance.updated', { balance: '1.00', currency: 'BDT' }, 1001)
      expect(heard).toEqual([])
    }))

  test('a log-in elsewhere notifies the old session, closes it, and events go to the new one', () =>
    during('member', async ({ world, open }) => {
      const old = follow(open(world.visitor.token))
      await joined(world)
      const token = await getToken(world, 'rahim')
      expect(await old.closed).toBe(4401)
      const next = follow(open(token))
      await joined(world)
      world.emit('balance.updated', { balance: '1.00', currency: 'BDT' }, 1001)
      await expect.poll(() => next.heard).toHaveLength(1)
      expect(old.heard.map((text) => /"type":"([^"]+)"/.exec(text)?.[1])).toEqual([
        'session.kicked',
      ])
    }))

  test('an expired session closes with 4401', () =>
    during('member+session-expires-in-10s', async ({ world, open }) => {
      const { heard, closed } = follow(open(world.visitor.token))
      await joined(world)
      world.clock.advance('11s')
      world.emit('balance.updated', { balance: '1.00', currency: 'BDT' }, 1001)
      expect(await closed).toBe(4401)
      expect(heard).toEqual([])
    }))

  test("another member's events are not delivered", () =>
    during('member', async ({ world, open }) => {
      const other = follow(open(await getToken(world, 'shirin')))
      const own = follow(open(world.visitor.token))
      await joined(world, 2)
      world.emit('balance.updated', { balance: '1.00', currency: 'BDT' }, 1001)
      await expect.poll(() => own.heard).toHaveLength(1)
      expect(other.heard).toEqual([])
    }))
})

test('a page that leaves before it is connected leaves no socket behind', async () => {
  const { world, open, close } = await throughMsw('member')
  open(world.visitor.token).close()
  const { heard } = follow(open(world.visitor.token))
  await joined(world)
  world.emit('balance.updated', { balance: '1.00', currency: 'BDT' }, 1001)
  await expect.poll(() => heard).toHaveLength(1)
  expect(world.sockets.frames.entries().map(({ does }) => does)).toEqual(['opened', 'received'])
  close()
})

test('with a running clock a session expires by itself', async () => {
  const world = await createTestWorld('member+session-expires-in-10s', { clock: undefined })
  world.clock.advance(9_900)
  const { openSocket } = await import('#mocks/contract/open-socket.ts')
  const code = await new Promise<number>((resolve) => {
    void openSocket(world, world.visitor.token, { send: () => undefined, close: resolve })
  })
  expect(code).toBe(4401)
})
