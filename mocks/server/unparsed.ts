import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { refuseCall } from '#mocks/handlers/unknown-call.ts'
import type { World } from '#mocks/world/world-types.ts'

/**
 * The other side has closed the connection: browsers open connections in advance and close those that they do not need.
 */
const CONNECTION_LOST_CODES = new Set(['ECONNRESET', 'EPIPE', 'HPE_INVALID_EOF_STATE'])

/** Answers requests that the HTTP parser refuses, in the envelope: headers that are too long, or no HTTP at all. */
export async function answerUnparsedRequest(
  world: World,
  error: Error,
  socket: Duplex,
): Promise<void> {
  if (!socket.writable || ('code' in error && CONNECTION_LOST_CODES.has(String(error.code)))) {
    socket.destroy()
    return
  }
  const isTooLong = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
  const status = isTooLong ? 431 : 400
  const message = isTooLong ? 'The headers are larger than 16 KiB.' : 'This is not an HTTP request.'
  const response = refuseCall(world, { method: '', url: '', status, message })
  const body = await response.text()
  const headers = { ...Object.fromEntries(response.headers), connection: 'close' }
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) })
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map((one) => one.join(': '))]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
