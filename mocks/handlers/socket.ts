import { type WebSocketHandler, ws } from 'msw'
import { whoHas } from '../contract/authenticate.ts'
import type { World } from '../world/world-types.ts'

// One link for all worlds: each link opens a channel of its own for good. The handlers stay apart.
const link = ws.link('*/wps/socket')

/** A page's socket to the fake backend: it listens only, to the events of its member. */
export function socketHandlers(world: World): WebSocketHandler[] {
  return [
    link.addEventListener('connection', async ({ client }) => {
      await world.ready
      const { session } = await whoHas(world, client.url.searchParams.get('token'))
      const leave = world.sockets.add({
        memberId: session?.memberId ?? null,
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
      })
      client.addEventListener('close', leave)
    }),
  ]
}
