import { type WebSocketHandler, ws } from 'msw'
import { openSocket } from '../contract/open-socket.ts'
import { readFrame } from '../world/core/frames.ts'
import type { World } from '../world/world-types.ts'

// Shared by all worlds, since each MSW link opens a channel that is never closed.
const link = ws.link('*/wps/socket')

/** A page's socket to the fake backend: receives the events of its member; what it sends is noted only. */
export function socketHandlers(world: World): WebSocketHandler[] {
  return [
    link.addEventListener('connection', ({ client }) => {
      // Left before it was connected: no closing is told of it any more.
      if (client.socket.readyState > WebSocket.OPEN) return
      const leaving = openSocket(world, client.url.searchParams.get('token'), {
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
      })
      client.addEventListener('message', ({ data }) => {
        const frame = readFrame(String(data))
        world.sockets.frames.add({ at: world.clock.now(), does: 'sent', memberId: null, ...frame })
      })
      client.addEventListener('close', async () => (await leaving)())
    }),
  ]
}
