import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createControl } from '#mocks/control.ts'
import { type MockServer, startServer } from '#mocks/server.ts'

let server: MockServer
beforeAll(async () => {
  server = await startServer({ scenario: 'member', seed: 7, clock: '2026-11-20T09:00:00Z' })
})
afterAll(() => server.close())

const closed = (socket: Socket) =>
  new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve))

/** Requests a WebSocket upgrade at a path. */
function upgrade(path: string): Socket {
  const socket = connect(server.port, '127.0.0.1')
  const lines = [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return socket
}

/** Opens a socket as a session's visitor. */
async function join(session: string): Promise<WebSocket> {
  const { token } = server.worlds.of(session).visitor
  const url = `${server.url.replace('http', 'ws')}/wps/socket?mock-session=${session}&token=${token}`
  const client = new WebSocket(url)
  await new Promise((resolve, reject) => client.once('open', resolve).once('error', reject))
  return client
}

const isReady = () => createControl(server.url).isReady()

test.each(['//', '/', '/wps/socket/x'])(
  'an upgrade at %s is closed, and the server continues',
  async (path) => {
    await closed(upgrade(path))
    expect(await isReady()).toBe(true)
  },
)

test('an invalid frame closes its connection, and the server continues', async () => {
  const socket = upgrade('/wps/socket')
  socket.once('data', () => socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff])))
  await closed(socket)
  expect(await isReady()).toBe(true)
})

test('a client that leaves before the world is ready leaves nothing behind', async () => {
  const world = server.worlds.of('early')
  const gate = Promise.withResolvers<void>()
  Object.defineProperty(world, 'ready', { value: gate.promise })
  const early = await join('early')
  early.terminate()
  const late = await join('early')
  gate.resolve()
  await expect.poll(() => world.sockets.size).toBe(1)
  world.sockets.send('"hello"')
  expect(late.readyState).toBe(WebSocket.OPEN)
  late.close()
  await expect.poll(() => world.sockets.size).toBe(0)
})

test('replacing a world closes its sockets only', async () => {
  const [mine, other] = [await join('replaced'), await join('kept')]
  const of = (session: string) => server.worlds.of(session).sockets
  await expect.poll(() => [of('replaced').size, of('kept').size]).toEqual([1, 1])
  const left = new Promise<number>((resolve) => mine.once('close', resolve))
  await createControl(server.url, { session: 'replaced' }).world.open('guest')
  expect(await left).toBe(1012)
  expect([of('replaced').size, of('kept').size]).toEqual([0, 1])
  expect(other.readyState).toBe(WebSocket.OPEN)
  other.close()
})
