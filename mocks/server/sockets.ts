import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { openSocket } from '#mocks/contract/open-socket.ts'
import { isAuthorized } from './gate.ts'
import type { Parts } from './parts.ts'
import { MAX_NAME_LENGTH, parseSession, SOCKET } from './session.ts'

/** WebSocket close code "internal error". */
const WORLD_BROKEN = 1011

/** Opens real WebSockets at /wps/socket?token=; returns a function that closes them all. */
export function serveSockets(server: Server, { worlds, token }: Parts): () => void {
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    // The HTTP server has stopped listening; without a listener the error of a caller who leaves would end the process.
    socket.on('error', () => socket.destroy())
    const url = URL.parse(request.url ?? '/', 'http://127.0.0.1')
    const session = parseSession(request)
    if (url?.pathname !== SOCKET || (session && session.length > MAX_NAME_LENGTH)) {
      socket.destroy()
      return
    }
    if (!isAuthorized(token, request)) {
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
      leaving.catch(() => client.close(WORLD_BROKEN))
      client.on('close', () => leaving.then((leave) => leave()).catch(() => undefined))
    })
  })
  return () => {
    for (const client of sockets.clients) client.terminate()
    sockets.close()
  }
}
