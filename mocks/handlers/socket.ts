import { type WebSocketHandler, ws } from 'msw'
import { authenticateToken } from '../contract/authenticate.ts'
import type { World } from '../world/world-types.ts'

// Shared by all worlds, since each MSW link opens a channel that is never closed.
const link = ws.link('*/wps/socket')

/** A page's socket to the fake backend: receives the events of its member, sends nothing. */
export function socketHandlers(world: World): WebSocketHandler[] {
  return [
    link.addEventListener('connection', async ({ client }) => {
      await world.ready
      const { session } = await authenticateToken(world, client.url.searchParams.get('token'))
      const leave = world.sockets.add({
        memberId: session?.memberId ?? null,
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
      })
      client.addEventListener('close', leave)
    }),
  ]
}
