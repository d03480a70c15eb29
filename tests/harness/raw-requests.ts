import { connect } from 'node:net'

/** A repeatable source of numbers from 0 to below 1. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const PATHS = [
  '/wps/system/settings/consolidated',
  '/wps/v2/wallets/balance',
  '/wps/session/login',
  '/wps/socket',
  '/wps/socket?mock-session=%E0%A4&token=x',
  '/wps/nothing?a=%E0%A4',
  '/__mock/',
  '/__mock/health',
  '/__mock/world',
  '/__mock/clock',
  '/__mock/open?mock-session=%0d%0a',
  '/__mock/enter',
  '/demo-games/..%2f..%2fpackage.json',
  '/assets/%00',
  '/csp-report',
  '/',
]

/** Targets that are not a path, or that parsers reject. */
const ODD_PATHS = [
  '//',
  '/%',
  '/%E0%A4',
  '*',
  'http://',
  'http://[::1',
  'not-a-path',
  '/\u00ff',
  'http://other.example/wps/system/settings/consolidated',
  `/wps/${'a'.repeat(9000)}`,
]

const METHODS = ['GET', 'GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'DELETE', 'PATCH']
const ODD_METHODS = ['TRACE', 'CONNECT', 'M-SEARCH', 'QUERY', 'PRI', 'get', 'FOO', '']

/** Headers that the parser accepts: what comes after it must cope with them. */
const HEADERS = [
  'Trailer: x',
  'Trailer: content-length, host',
  'TE: trailers',
  'Connection: close, trailer, x-mock-session',
  'Connection: keep-alive',
  'Connection: host, content-length',
  'Keep-Alive: timeout=1',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
  'Sec-WebSocket-Version: 99',
  'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99',
  'Sec-WebSocket-Protocol: a, a, ,',
  'Expect: 100-continue',
  'Expect: something-else',
  'Proxy-Connection: keep-alive',
  'Origin: null',
  'Origin: http://localhost:1\u00ff',
  'Cookie: mock-session=%; mock-token=%E0; mock-session=\u00ff',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: \u00ff/\u00ff',
  'Content-Encoding: gzip',
  'Accept-Language: \u00ff',
  'Accept: text/html',
  'Accept-Encoding: br(',
  'If-None-Match: *',
  'Range: bytes=0-1,-',
  'x-mock-session: \u00e9\u00ff',
  `x-mock-session: ${'s'.repeat(300)}`,
  'x-session-token: \u00ff',
  'x-mock-token: x',
  'Authorization: Bearer \u00ff',
  'Access-Control-Request-Headers: \u00e9, x\u00ff',
  '__proto__: x',
  'constructor: x',
]

/** Headers that the parser refuses, or that contradict the body. */
const ODD_HEADERS = [
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: identity',
  'Content-Length: 4',
  'Content-Length: -1',
  'Content-Length: 99999999999999',
  'Content-Length: 4, 4',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Host: ',
  'Host: a b',
  'Host: [',
  'Host: \u00e9',
  'Bad Header: x',
  ': nameless',
  'no colon',
  ' folded: x',
  'x-null: a\u0000b',
  'x-return: a\rb',
  `x-long: ${'l'.repeat(20_000)}`,
]

const BODIES = [
  'abcd',
  '{}',
  '{"__proto__":{"a":1}}',
  '[[[[[[[[',
  '\u0000\u00ff\u00fe',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data',
]

/** Bodies in chunks, most of them broken. */
const CHUNKS = [
  '4\r\nabcd\r\n0\r\n\r\n',
  '4\r\nabcd\r\n0\r\nx: trailer\r\n\r\n',
  '4\r\nabcd\r\n0\r\ncontent-length: 5\r\nbad trailer\r\n\r\n',
  'ffffffffffffffffff\r\nabcd',
  '4;extension=\u0000\r\nabcd\r\n',
  '-4\r\nabcd\r\n',
]

/**
 * Data that a client sends on an upgraded connection: a masked frame, reserved bits, a ping that is too long, a close.
 */
const FRAMES = [
  '\u0081\u0082\u0001\u0002\u0003\u0004ab',
  '\u00ff\u00ff\u00ff\u00ff',
  '\u0089\u00fe\u0000\u00ff\u0000\u0000\u0000\u0000',
  '\u0088\u0082\u0000\u0000\u0000\u0000\u0000\u0001',
]

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]

/** A random raw request in Latin-1: odd in most of its parts, sometimes truncated. */
function rawRequest(random: () => number): string {
  const oneOf = (all: readonly string[]) => all[Math.floor(random() * all.length)] ?? ''
  const seldom = () => random() < 0.08
  const header = () => oneOf(seldom() ? ODD_HEADERS : HEADERS)
  const isUpgrade = random() < 0.15
  const socket = isUpgrade && random() < 0.7
  const path = socket ? '/wps/socket' : oneOf(seldom() ? ODD_PATHS : PATHS)
  const method = isUpgrade ? 'GET' : oneOf(seldom() ? ODD_METHODS : METHODS)
  const version = seldom() ? oneOf(['HTTP/1.0', 'HTTP/9.9', 'HTTP', '']) : 'HTTP/1.1'
  const framing = random() < 0.7 ? 'length' : 'chunks'
  const [frame, content] = bodyOf(random() < 0.5 ? 'none' : framing)
  const lines = [
    `${method} ${path} ${version}`,
    ...(seldom() ? [] : ['Host: 127.0.0.1']),
    ...(isUpgrade ? UPGRADE : []),
    ...Array.from({ length: Math.floor(random() * 4) }, header),
    ...frame,
  ]
  const text = `${lines.join('\r\n')}\r\n\r\n${isUpgrade ? oneOf(FRAMES) : ''}${content}`
  return seldom() ? text.slice(0, Math.floor(random() * text.length)) : text

  function bodyOf(kind: 'none' | 'length' | 'chunks'): [string[], string] {
    if (kind === 'none') return [[], '']
    if (kind === 'chunks') return [['Transfer-Encoding: chunked'], oneOf(CHUNKS)]
    const body = oneOf(BODIES)
    return [[`Content-Length: ${body.length}`], body]
  }
}

/** How long a connection may stay open after its last byte, in ms: an upgraded one does so by right. */
const LINGER = 150

/** Writes to a connection and waits until the server has closed it, or closes it itself. */
async function sendRaw(port: number, text: string, isCutShort: boolean): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  // A server may cut off a client that sends this.
  const closed = new Promise((resolve) =>
    socket.on('error', () => undefined).once('close', resolve),
  )
  socket.resume()
  socket.setTimeout(LINGER, () => socket.destroy())
  socket.write(Buffer.from(text, 'latin1'), () => isCutShort && socket.resetAndDestroy())
  await closed
}

/** Sends this many requests, 64 connections at a time, one to three requests to a connection. */
export async function sendRawRequests(port: number, count: number, seed: number): Promise<void> {
  const random = randomOf(seed)
  let left = count
  const work = async () => {
    while (left > 0) {
      const together = Math.min(left, 1 + Math.floor(random() * 3))
      left -= together
      const text = Array.from({ length: together }, () => rawRequest(random)).join('')
      await sendRaw(port, text, random() < 0.2)
    }
  }
  await Promise.all(Array.from({ length: 64 }, work))
}
