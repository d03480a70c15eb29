// Passes calls and WebSockets on to the backend.
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

/** Headers about one connection, which a proxy never sends on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']

/**
 * The headers of a request or an answer for the other side. The transfer coding stays: it says how the body that is
 * sent on is framed.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function headersOnward(headers) {
  const named = String(headers.connection ?? '').toLowerCase()
  const own = new Set([...HOP_BY_HOP, ...named.split(',').map((name) => name.trim())])
  // Who names these would only leave the message without its frame or its host.
  for (const needed of ['content-length', 'host', 'transfer-encoding']) own.delete(needed)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)))
}

/**
 * The headers of an upgrade for the other side: what follows them belongs to the new protocol, so there is no body.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function upgradeOnward(headers) {
  const {
    'content-length': _,
    'transfer-encoding': __,
    expect: ___,
    ...rest
  } = headersOnward(headers)
  return { ...rest, connection: 'Upgrade', upgrade: headers.upgrade }
}

/**
 * Forwards a WebSocket: passes the backend's answer to the upgrade on, then joins both ends.
 * @param {import('node:http').ClientRequest} call the same upgrade, not yet sent
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head
 */
function joinSockets(call, socket, head) {
  const drop = () => socket.destroy()
  call.on('upgrade', (answer, far, first) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    if (first.length) socket.write(first)
    if (head.length) far.write(head)
    far.on('error', drop).on('close', drop).pipe(socket)
    socket.on('error', () => far.destroy()).on('close', () => far.destroy())
    socket.pipe(far)
  })
  call.on('response', drop).on('error', drop)
  call.end()
}

/** A request to the backend with the same method and path. */
const requestOnward = (backend, asked, headers) => {
  const { protocol, hostname, port, host } = new URL(backend)
  const request = protocol === 'https:' ? httpsRequest : httpRequest
  return request({
    protocol,
    // A URL has an IPv6 address in brackets, a connection has none.
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    // The unchanged path: resolved against the backend's address it could be invalid, or another one.
    path: asked.url,
    method: asked.method,
    headers: {
      ...headers,
      host,
      'x-forwarded-for': asked.socket.remoteAddress ?? '',
      'x-forwarded-host': asked.headers.host ?? '',
    },
  })
}

/** Passes a request and its answer on; `onAway` answers where the backend does not. */
export function handOn(backend, asked, response, onAway) {
  const call = requestOnward(backend, asked, headersOnward(asked.headers))
  call.on('response', (answer) => {
    response.writeHead(answer.statusCode, headersOnward(answer.headers))
    answer.on('error', () => response.destroy()).pipe(response)
  })
  call.on('error', () => (response.headersSent ? response.destroy() : onAway()))
  response.on('close', () => call.destroy())
  asked.pipe(call)
}

/** Passes a WebSocket on. */
export function handOnSocket(backend, asked, socket, head) {
  joinSockets(requestOnward(backend, asked, upgradeOnward(asked.headers)), socket, head)
}
