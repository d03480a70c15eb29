// The review as a site: served to someone who may write verdicts, or exported to a folder for someone who may not.
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fromRoot } from '#scripts/lib/cli.mjs'
import { isEntry } from './comments.mjs'
import { fontsOf } from './fonts.mjs'
import { isVerdict } from './verdicts.mjs'

const PAGE = fromRoot('e2e', 'visual', 'review', 'page')
const PARTS = ['index.html', 'review.css', 'review.js', 'pictures.js', 'threads.js', 'comments.js']
const TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
}
const LARGEST = 10 * 1024 * 1024

const partOf = (name) => readFileSync(join(PAGE, name), 'utf8')
const tokens = () => readFileSync(fromRoot('src', 'ui', 'tokens', 'color.css'), 'utf8')

/** The data must not contain the end of a script. */
const dataOf = (data) => `window.review = ${JSON.stringify(data).replaceAll('<', '\\u003c')}\n`

/** The data of an exported review. */
export const readData = (folder) =>
  JSON.parse(readFileSync(join(folder, 'data.js'), 'utf8').slice('window.review = '.length))

/**
 * Writes the review so that it can be opened from a disk.
 * @param review its report, verdicts and comments
 * @param fileOf returns the file of a picture's hash
 */
export function writeSite({ report, verdicts, comments }, folder, fileOf) {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  cpSync(join(PAGE, 'review.css'), join(folder, 'review.css'))
  // A page that is opened from a disk cannot load modules, so they become one classic script.
  const page = ['pictures.js', 'threads.js', 'comments.js', 'review.js']
    .map((name) => partOf(name).replaceAll(/^export |^import .*$/gm, ''))
    .join('\n')
  writeFileSync(join(folder, 'review.js'), `(() => {\n${page}})()\n`)
  const html = partOf('index.html').replace('<script type="module"', '<script defer')
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'tokens.css'), tokens())
  const data = dataOf({ report, verdicts, comments, hosted: false })
  writeFileSync(join(folder, 'data.js'), data)
  writeFileSync(join(folder, 'fonts.css'), fontsOf(data))
  const shown = report.differences.flatMap(({ before, after, mask }) => [before, after, mask])
  for (const hash of new Set(shown.filter(Boolean)))
    copyFileSync(fileOf(hash), join(folder, 'pictures', `${hash}.png`))
}

async function textOf(request) {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > LARGEST) throw new Error('too long')
  }
  return text
}

const areVerdicts = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((modes) => Object.values(modes ?? {}).every(isVerdict))

/** Only this page may write: a page from elsewhere that knows the port has another origin. */
async function take(request, response, isValid, keep) {
  const { origin, host } = request.headers
  if (origin !== `http://${host}`) return response.writeHead(403).end()
  try {
    const value = JSON.parse(await textOf(request))
    if (!isValid(value)) return response.writeHead(422).end()
    keep(value)
    return response.writeHead(204).end()
  } catch {
    return response.writeHead(400).end()
  }
}

/**
 * Serves the review on a local port.
 * @param review `read()` returns report, verdicts and comments, `keep(verdicts)` and `add(entry)` write them,
 * `fileOf(hash)` returns a picture's file
 * @returns {Promise<import('node:http').Server>}
 */
export function serveSite({ read, keep, add, fileOf }, port) {
  const answer = (path, response) => {
    const headers = (type) => ({ 'content-type': TYPES[type], 'cache-control': 'no-store' })
    const send = (type, body) => response.writeHead(200, headers(type)).end(body)
    const [, hash] = /^\/pictures\/([0-9a-f]{24})\.png$/.exec(path) ?? []
    if (hash && existsSync(fileOf(hash))) return send('png', readFileSync(fileOf(hash)))
    if (path === '/tokens.css') return send('css', tokens())
    if (path === '/fonts.css') return send('css', fontsOf(dataOf(read())))
    if (path === '/data.js') return send('js', dataOf({ ...read(), hosted: true }))
    const name = path === '/' ? 'index.html' : path.slice(1)
    if (PARTS.includes(name)) return send(name.split('.')[1], partOf(name))
    return response.writeHead(404).end()
  }
  const server = createServer((request, response) => {
    const pathname = URL.parse(request.url ?? '/', 'http://local')?.pathname ?? '/'
    if (request.method === 'POST' && pathname === '/verdicts')
      return take(request, response, areVerdicts, keep)
    if (request.method === 'POST' && pathname === '/comments')
      return take(request, response, isEntry, add)
    return answer(pathname, response)
  })
  return new Promise((done, failed) => {
    server.on('error', failed)
    server.listen(port, '127.0.0.1', () => done(server))
  })
}
