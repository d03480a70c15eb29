// The server of the load measurements: the live build and the page that it is compared with, in brotli, in front of the
// fake backend.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { freePort, startMockServer } from '../home.mjs'
import { inRoot } from '../say.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const PACKED = /text|json|svg|manifest/
const packed = (body, quality) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const cached = (value) => ({ 'cache-control': `public, ${value}` })
/** Caching as the README asks of a host: by hashed names, by other names, and for the page. */
function keptOf(path, dist) {
  if (path.startsWith(join(dist, 'assets'))) return cached('max-age=31536000, immutable')
  return extname(path) === '.html' ? {} : cached('max-age=86400')
}

function send(response, status, type, body, { quality = 11, kept } = {}) {
  const small = PACKED.test(type) && body.length > 256
  response.writeHead(status, {
    'content-type': type,
    'cache-control': kept ?? 'no-store',
    ...(small ? { 'content-encoding': 'br' } : {}),
  })
  response.end(small ? packed(body, quality) : body)
}

/** Uses the compressed file of the build, because compressing takes longer than a measured page may. */
const packedFile = (path) =>
  existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : packed(readFileSync(path), 11)

/** Forwards a call to the fake backend. */
function pass(backend, asked, response) {
  const { 'accept-encoding': _, ...headers } = asked.headers
  const onward = request(`${backend}${asked.url}`, { method: asked.method, headers }, (answer) => {
    const parts = []
    answer.on('data', (part) => parts.push(part))
    answer.on('end', () => {
      const type = answer.headers['content-type'] ?? 'application/octet-stream'
      send(response, answer.statusCode, type, Buffer.concat(parts), {
        quality: 5,
        kept: answer.headers['cache-control'],
      })
    })
  })
  onward.on('error', () => send(response, 502, 'text/plain', Buffer.from('The backend is away.')))
  asked.pipe(onward)
}

/** The build's files and the added pages, each compressed once. */
function serveBuild(backend) {
  const dist = inRoot('dist')
  const bodies = new Map()
  const pages = new Map()

  const file = (pathname, response) => {
    const path = normalize(join(dist, pathname))
    const found = path.startsWith(dist) && existsSync(path) && statSync(path).isFile()
    const chosen = found ? path : join(dist, 'index.html')
    const type = TYPES[extname(chosen)] ?? 'application/octet-stream'
    const body = bodies.get(chosen) ?? (PACKED.test(type) ? packedFile(chosen) : null)
    const keep = keptOf(chosen, dist)
    if (!body)
      return send(response, 200, type, readFileSync(chosen), { kept: keep['cache-control'] })
    bodies.set(chosen, body)
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', ...keep })
    response.end(body)
  }

  return {
    setPage: (path, type, body) => {
      pages.set(path, { type, body: packed(Buffer.from(body), 11) })
    },
    answer: (asked, response) => {
      const { pathname } = new URL(asked.url, 'http://localhost')
      const page = pages.get(pathname)
      if (page) {
        response.writeHead(200, { 'content-type': page.type, 'content-encoding': 'br' })
        return response.end(page.body)
      }
      if (/^\/(wps|lgw|cdn-\w+)\//.test(pathname)) return pass(backend, asked, response)
      return file(pathname, response)
    },
  }
}

/** Starts both servers. @returns both addresses, functions to add a page and to stop */
export async function startLive() {
  const backend = await startMockServer()
  const port = await freePort()
  const build = serveBuild(backend.address)
  const server = createServer(build.answer)
  await new Promise((done) => server.listen(port, '127.0.0.1', done))
  return {
    base: `http://127.0.0.1:${port}/`,
    backend: backend.address,
    setPage: build.setPage,
    stop: () => {
      server.close()
      backend.stop()
    },
  }
}
