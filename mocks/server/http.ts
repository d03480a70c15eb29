import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { MAX_BODY_BYTES } from '#mocks/contract/call-record.ts'
import { WRITING_READ_PATHS } from '#mocks/contract/gates.ts'
import { MAX_HAR_BYTES } from '#mocks/har/har-file.ts'

/** The router of the calls matches no longer address. */
const MAX_URL_LENGTH = 8000

const METHODS = 'GET, HEAD, POST, PUT, DELETE, PATCH, OPTIONS'

/** An error for an invalid request, which is refused before it reaches a world. */
export class BadRequestError extends Error {
  readonly status: 400 | 403 | 405 | 413

  constructor(status: BadRequestError['status'], message: string) {
    super(message)
    this.name = 'BadRequestError'
    this.status = status
  }
}

const HERE = '(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?$'
const OWN_HOST = new RegExp(`^${HERE}`)
const OWN_ORIGIN = new RegExp(`^https?://${HERE}`)

/** A write through another machine's name or page, which could change the shared world. */
export const isForeignWrite = ({ headers }: IncomingMessage, { method, url }: Request): boolean =>
  (!OWN_HOST.test(headers.host ?? 'localhost') ||
    !OWN_ORIGIN.test(headers.origin ?? 'http://localhost')) &&
  (!['GET', 'HEAD'].includes(method) || WRITING_READ_PATHS.has(new URL(url).pathname))

/** Pages on this machine may call from another port. */
export function corsHeaders(incoming: IncomingMessage): Record<string, string> {
  const origin = incoming.headers.origin
  if (!origin || !OWN_ORIGIN.test(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': 'x-trace-id, x-server-time, x-mock-dropped, retry-after',
    vary: 'origin',
  }
}

/** The address that takes a HAR, which may be larger than a body of the contract. */
const RECORDING = '/__mock/recording'

async function bodyOf(incoming: IncomingMessage, max: number): Promise<ArrayBuffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    // The rest of a body that is too large is read and discarded; otherwise the sender would never receive the answer.
    if (size <= max) chunks.push(bytes)
  }
  if (size > max) throw new BadRequestError(413, `The body is larger than ${max / 2 ** 20} MiB.`)
  return size > 0 ? new Uint8Array(Buffer.concat(chunks)).buffer : null
}

/** HEAD is answered like GET, and Node leaves the body out. */
export const readMethod = ({ method = 'GET' }: Pick<IncomingMessage, 'method'>) =>
  method === 'HEAD' ? 'GET' : method

/** Converts an incoming message to a Request. `signal` says that the caller is gone. */
export async function readRequest(
  incoming: IncomingMessage,
  signal: AbortSignal | null = null,
): Promise<Request> {
  const asked = incoming.method ?? 'GET'
  if (!METHODS.split(', ').includes(asked)) {
    throw new BadRequestError(405, `Method ${asked} is not allowed. Use ${METHODS}.`)
  }
  const target = incoming.url ?? '/'
  const origin = `http://${incoming.headers.host ?? '127.0.0.1'}`
  // A path that begins with two slashes would be parsed as a host.
  const url = URL.parse(target.startsWith('/') ? `${origin}${target}` : target)
  if (!url) throw new BadRequestError(400, 'The URL is not valid.')
  if (url.href.length > MAX_URL_LENGTH)
    throw new BadRequestError(400, `The URL is longer than ${MAX_URL_LENGTH} characters.`)
  const method = WRITING_READ_PATHS.has(url.pathname) ? asked : readMethod(incoming)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const max = url.pathname === RECORDING ? MAX_HAR_BYTES : MAX_BODY_BYTES
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(incoming, max)
  return new Request(url, { method, headers, body, signal })
}

/** Writes a Response; a network error closes the connection without an answer. */
export async function send(
  outgoing: ServerResponse,
  response: Response,
  extra: Record<string, string>,
): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  const headers = { ...Object.fromEntries(response.headers), 'x-content-type-options': 'nosniff' }
  outgoing.writeHead(response.status, { ...headers, ...extra })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** The address at which this machine reaches a server that listens on a host. */
const nameOf = (host: string) => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * How long an unused connection stays open: longer than a proxy in front keeps it, so that no call arrives on a
 * connection that is being closed.
 */
const KEEP_ALIVE_MS = 75_000

/** Listens and resolves with the port and address. Rejects with EADDRINUSE if the port is taken. */
export const listen = (server: Server, port: number, host: string) =>
  new Promise<{ port: number; url: string }>((resolve, reject) => {
    server.keepAliveTimeout = KEEP_ALIVE_MS
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const used = typeof address === 'object' && address ? address.port : port
      resolve({ port: used, url: `http://${nameOf(host)}:${used}` })
    })
  })
