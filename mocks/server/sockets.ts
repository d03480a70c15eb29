import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { openSocket } from '#mocks/contract/open-socket.ts'
import { isLetIn } from './gate.ts'
import type { Parts } from './parts.ts'
import { LONGEST_NAME, SOCKET, sessionOf } from './session.ts'

/** Opens real WebSockets at /wps/socket?token=; returns a function that closes them all. */
export function serveSockets(server: Server, { worlds, token }: Parts): () => void {
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const url = URL.parse(request.url ?? '/', 'http://127.0.0.1')
    const session = sessionOf(request)
    if (url?.pathname !== SOCKET || (session && session.length > LONGEST_NAME)) {
      socket.destroy()
      return
    }
    if (!isLetIn(token, request)) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      // ws closes the connection after an invalid frame; without a listener the error would end the process.
      client.on('error', () => undefined)
      const leaving = worlds.open(session).then((world) =>
        openSocket(world, url.searchParams.get('token'), {
          send: (text) => client.send(text),
          close: (code, reason) => client.close(code, reason),
        }),
      )
      client.on('close', async () => (await leaving)())
    })
  })
  return () => {
    for (const client of sockets.clients) client.terminate()
    sockets.close()
  }
}
