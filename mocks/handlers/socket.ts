import { type WebSocketHandler, ws } from 'msw'
import { openSocket } from '../contract/open-socket.ts'
import type { World } from '../world/world-types.ts'

// Shared by all worlds, since each MSW link opens a channel that is never closed.
const link = ws.link('*/wps/socket')

/** A page's socket to the fake backend: receives the events of its member, sends nothing. */
export function socketHandlers(world: World): WebSocketHandler[] {
  return [
    link.addEventListener('connection', ({ client }) => {
      const leaving = openSocket(world, client.url.searchParams.get('token'), {
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
      })
      client.addEventListener('close', async () => (await leaving)())
    }),
  ]
}
