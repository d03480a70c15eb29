import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { refuseCall } from '../handlers/unknown-call.ts'
import type { World } from '../world/world-types.ts'

/** Answers what the parser of HTTP gave up on, in the envelope: headers that are too long, or no HTTP at all. */
export async function answerUnparsed(world: World, error: Error, socket: Duplex): Promise<void> {
  const isTooLong = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
  const status = isTooLong ? 431 : 400
  const message = isTooLong ? 'The headers are longer than 16 KiB.' : 'This is no HTTP request.'
  const response = refuseCall(world, { method: '', url: '', status, message })
  const body = await response.text()
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const headers = { ...Object.fromEntries(response.headers), connection: 'close' }
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) })
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map((one) => one.join(': '))]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
