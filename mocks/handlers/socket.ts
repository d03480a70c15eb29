import { type WebSocketHandler, ws } from 'msw'
import { openSocket } from '#mocks/contract/open-socket.ts'
import { parseFrame } from '#mocks/world/core/frames.ts'
import type { World } from '#mocks/world/world-types.ts'

// Shared by all worlds, since each MSW link opens a channel that is never closed.
const link = ws.link('*/wps/socket')

/** The state of a socket that is connected. */
const OPEN = 1

/** The socket is missing from MSW's client type. */
function hasLeft(client: object): boolean {
  const socket: unknown = Reflect.get(client, 'socket')
  return Number(Reflect.get(Object(socket), 'readyState')) > OPEN
}

/** A page's socket to the fake backend: receives the events of its member; what it sends is noted only. */
export function socketHandlers(world: World): WebSocketHandler[] {
  return [
    link.addEventListener('connection', ({ client }) => {
      // It left before it was connected, so it gets no close event any more.
      if (hasLeft(client)) return
      const leaving = openSocket(world, client.url.searchParams.get('token'), {
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
      })
      client.addEventListener('message', ({ data }) => {
        const frame = parseFrame(String(data))
        world.sockets.frames.add({ at: world.clock.now(), does: 'sent', memberId: null, ...frame })
      })
      client.addEventListener('close', async () => (await leaving)())
    }),
  ]
}
