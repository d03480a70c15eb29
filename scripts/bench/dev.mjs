// `npm run bench:dev`: measures the start of a cold dev server up to a usable home page, and the hot reload of a
// component.
import fs, { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { launchOptions } from '../browser.mjs'
import { HOME_SECTION } from '../home.mjs'
import {
  duration,
  fail,
  inRoot,
  main,
  needFile,
  needLockedNode,
  option,
  portOption,
  portSentence,
  root,
} from '../say.mjs'
import { median } from './median.mjs'

const LIMIT = { cold: 3000, reload: 60 }
const ROUNDS = 10
const CACHE = inRoot('node_modules', '.cache', 'portal', 'bench-vite')
const REPORTER = '/@portal-bench.js'

/** Tells this script, from inside the page, that an update was applied. */
const reporter = {
  name: 'portal:bench',
  resolveId: (id) => (id === REPORTER ? `\0${REPORTER}` : null),
  load: (id) =>
    id === `\0${REPORTER}`
      ? "import.meta.hot.on('vite:afterUpdate', () => window.portalUpdated?.(performance.timeOrigin + performance.now()))"
      : null,
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: REPORTER }, injectTo: 'body' },
  ],
}

const now = () => performance.timeOrigin + performance.now()

/** The component to edit: the one named by `--file`, else one that the home page shows. */
function componentFile() {
  const named = option('file')
  if (named) {
    needFile(named, 'name a component that the home page shows')
    return inRoot(named)
  }
  const found = [
    ...fs.globSync('src/features/visitor/home/components/*.tsx', { cwd: root }),
    ...fs.globSync('src/features/visitor/home/screens/*.tsx', { cwd: root }),
  ].sort()[0]
  return found
    ? inRoot(found)
    : fail('There is no component in src/features/visitor/home to touch: name one with --file.')
}

async function coldStart(port, page) {
  const start = now()
  const { createServer } = await import('vite')
  const server = await createServer({
    root,
    mode: 'mock',
    logLevel: 'error',
    cacheDir: CACHE,
    plugins: [reporter],
    server: { port, strictPort: true },
  })
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    portSentence(error, port, 'npm run bench:dev --')
  }
  await page.goto(`http://localhost:${port}/?scenario=normal&seed=7`, { waitUntil: 'commit' })
  await page
    .locator(HOME_SECTION)
    .first()
    .waitFor({ timeout: 30_000 })
    .catch(() => fail(`The home page shows no "${HOME_SECTION}" within 30 s: is the portal whole?`))
  return { server, took: now() - start }
}

async function hotReloads(page, file) {
  const original = readFileSync(file, 'utf8')
  const restore = () => writeFileSync(file, original)
  process.on('exit', restore)
  let onUpdate = () => {}
  await page.exposeFunction('portalUpdated', (at) => onUpdate(at))
  const touch = (text) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no update')), 5000)
      const written = now()
      onUpdate = (at) => {
        clearTimeout(timer)
        resolve(at - written)
      }
      writeFileSync(file, text)
    })
  try {
    const times = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const text of [`${original}// touched ${round}\n`, original]) {
        times.push(await touch(text))
        // The watcher ignores a change within 50 ms of the one before.
        await page.waitForTimeout(150)
      }
    }
    return times
  } catch {
    return fail(
      `${file} was touched and the page took no update within 5 s: it is not shown, or it reloads the page.`,
    )
  } finally {
    restore()
    process.off('exit', restore)
  }
}

await main(async () => {
  const port = portOption(5191)
  needLockedNode('bench:dev')
  needFile('mocks/boot.ts', 'the bench opens the portal with its fake backend')
  const file = componentFile()
  if (existsSync(CACHE)) rmSync(CACHE, { recursive: true })
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ ...launchOptions(), handleSIGINT: false })
  let server
  const stop = () => process.exit(1)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    const page = await browser.newPage()
    const cold = await coldStart(port, page)
    server = cold.server
    console.log(
      `Cold dev server to home page: ${duration(cold.took)} (limit ${duration(LIMIT.cold)})`,
    )
    await page.waitForLoadState('networkidle')
    const times = await hotReloads(page, file)
    console.log(
      `Hot reload of ${file.slice(root.length + 1)}: median ${median(times).toFixed(0)} ms of ${times.length}, slowest ${Math.max(...times).toFixed(0)} ms (limit ${LIMIT.reload} ms)`,
    )
    if (cold.took > LIMIT.cold) fail('The cold start is over its limit.')
    if (median(times) > LIMIT.reload) fail('The hot reload is over its limit.')
  } finally {
    await browser.close()
    await server?.close()
  }
})
