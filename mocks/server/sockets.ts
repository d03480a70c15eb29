import type { Server } from 'node:http'
import { WebSocket, WebSocketServer } from 'ws'
import { authenticateToken } from '../contract/authenticate.ts'
import type { Worlds } from './worlds.ts'

/** Real WebSockets at /wps/socket?token=; returns how to close them all. */
export function serveSockets(server: Server, worlds: Worlds): () => void {
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const url = URL.parse(request.url ?? '/', 'http://127.0.0.1')
    if (url?.pathname !== '/wps/socket') {
      socket.destroy()
      return
    }
    const header = request.headers['x-mock-session']
    const session =
      (Array.isArray(header) ? header[0] : header) ?? url.searchParams.get('mock-session')
    sockets.handleUpgrade(request, socket, head, async (client) => {
      // ws closes the connection after a bad frame; without a listener the error would end the process.
      client.on('error', () => undefined)
      const world = worlds.of(session)
      await world.ready
      const { session: login } = await authenticateToken(world, url.searchParams.get('token'))
      if (client.readyState !== WebSocket.OPEN) return
      const leave = world.sockets.add({
        memberId: login?.memberId ?? null,
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
      })
      client.on('close', leave)
    })
  })
  return () => {
    for (const client of sockets.clients) client.terminate()
    sockets.close()
  }
}
