import type { IncomingMessage, ServerResponse } from 'node:http'

const MOST_BYTES = 10 * 1024 * 1024

/** Pages on this machine may call from another port. */
export function corsHeaders(incoming: IncomingMessage): Record<string, string> {
  const origin = incoming.headers.origin
  if (!origin || !/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, PATCH, OPTIONS',
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': 'x-trace-id, x-server-time, retry-after',
    vary: 'origin',
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<ArrayBuffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MOST_BYTES) throw new Error('The body is larger than 10 MB.')
    chunks.push(bytes)
  }
  return size > 0 ? new Uint8Array(Buffer.concat(chunks)).buffer : null
}

/** An incoming message as a Request. */
export async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const method = incoming.method ?? 'GET'
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? '127.0.0.1'}`)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(incoming)
  return new Request(url, { method, headers, body })
}

/** Writes a Response; a network error cuts the connection without an answer. */
export async function send(
  outgoing: ServerResponse,
  response: Response,
  extra: Record<string, string>,
): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...extra })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
