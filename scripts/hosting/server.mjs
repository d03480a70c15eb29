// The reference implementation of a host: it serves the compressed files of a build and forwards the backend's paths.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { buildHeaders, readFacts } from './headers.mjs'
import { handOn, handOnSocket } from './proxy.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const PACKINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
]
const MAX_REPORT_LENGTH = 16_384

const isFile = (path) => existsSync(path) && statSync(path).isFile()

/** The path of an address, or null if it cannot be parsed. */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://host.invalid').pathname)
  } catch {
    return null
  }
}

/** The file for a path: the file itself, the page for an address of the app, or none. */
function fileOf(dist, pathname) {
  const path = normalize(join(dist, pathname))
  if (path.startsWith(dist + sep) && !/\.(br|gz)$/.test(path) && isFile(path)) return pathname
  return /^\/assets\/|\.[^/]*$/.test(pathname) ? null : '/index.html'
}

function sendText(response, status, words) {
  response.writeHead(status, {
    ...buildHeaders('/status.txt', null),
    'cache-control': 'no-store',
    'content-type': TYPES['.txt'],
  })
  response.end(words)
}

function sendFile(dist, name, asked, response) {
  const path = join(dist, name)
  const accepted = String(asked.headers['accept-encoding'] ?? '')
  const [packing, ending] =
    PACKINGS.find(
      ([way, after]) => new RegExp(`\\b${way}\\b`).test(accepted) && isFile(path + after),
    ) ?? []
  const etag = `"${Math.round(statSync(path).mtimeMs).toString(36)}-${statSync(path).size.toString(36)}${ending ?? ''}"`
  const headers = {
    ...buildHeaders(name, name.endsWith('.html') ? readFileSync(path, 'utf8') : null),
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    vary: 'accept-encoding',
    etag,
    ...(packing ? { 'content-encoding': packing } : {}),
  }
  if (asked.headers['if-none-match'] === etag) {
    response.writeHead(304, headers)
    return response.end()
  }
  const body = readFileSync(path + (ending ?? ''))
  response.writeHead(200, { ...headers, 'content-length': body.length })
  return response.end(asked.method === 'HEAD' ? undefined : body)
}

/** Logs a violation that a browser reports. Anyone can send a report, so it is reduced to one short line. */
function takeReport(asked, response, onReport) {
  let text = ''
  asked.setEncoding('utf8')
  asked.on('data', (part) => {
    text += part
    if (text.length > MAX_REPORT_LENGTH) asked.destroy()
  })
  asked.on('end', () => {
    onReport(text.replaceAll(/\s+/g, ' '))
    response.writeHead(204).end()
  })
}

/**
 * @param {{ dist: string, backend?: string | undefined, onReport?: (report: string) => void }} what the folder of
 * a build, the backend's origin (none for a build with mocks), and what to do with a report of the policy
 */
function createHost({ dist, backend, onReport = () => undefined }) {
  const { handedOn, reports } = readFacts()
  const isHandedOn = (pathname) => handedOn.some((start) => pathname?.startsWith(start))
  const answer = (asked, response) => {
    const pathname = pathOf(asked.url)
    if (pathname === null) return sendText(response, 400, 'This address cannot be read.')
    if (pathname === reports && asked.method === 'POST')
      return takeReport(asked, response, onReport)
    if (backend && isHandedOn(pathname))
      return handOn(backend, asked, response, () => sendText(response, 502, 'The backend is away.'))
    if (asked.method !== 'GET' && asked.method !== 'HEAD')
      return sendText(response, 405, 'There is nothing to send here.')
    const name = fileOf(dist, pathname)
    // A path of the backend is never answered with the page.
    if (name === null || (name === '/index.html' && isHandedOn(pathname)))
      return sendText(response, 404, 'There is no such file.')
    return sendFile(dist, name, asked, response)
  }
  const server = createServer((asked, response) => {
    try {
      answer(asked, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The host could not answer this.')
    }
  })
  server.on('upgrade', (asked, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (!backend || !isHandedOn(pathOf(asked.url))) return socket.destroy()
    try {
      handOnSocket(backend, asked, socket, head)
    } catch (error) {
      console.error(error)
      socket.destroy()
    }
  })
  return server
}

/**
 * Starts a host; port 0 picks a free one.
 * @param {{ dist: string, backend?: string | undefined, port?: number, onReport?: (report: string) => void }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startHost({ port = 0, ...what }) {
  const server = createHost(what)
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  const address = server.address()
  const used = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${used}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined))
        server.closeAllConnections()
      }),
  }
}
