// `npm run dev:live -- --backend http://127.0.0.1:4010`: runs the app without a service worker on any HTTP backend.
// `--fake wallet,agent` answers these tags of the contract by the fake backend (`--scenario`; the default is member).
import { readFacts } from './hosting/headers.mjs'
import {
  backendOption,
  main,
  needFile,
  needLockedNode,
  onStop,
  option,
  portOption,
  portSentence,
  root,
} from './say.mjs'

const { handedOn } = readFacts()
const EXAMPLE = '`npm run dev:live -- --backend http://127.0.0.1:4010`'

/** A backend that does not answer yet is not an error: it may start later. */
async function warnWhenSilent(backend) {
  const answers = await fetch(backend, { signal: AbortSignal.timeout(1500) }).catch(() => undefined)
  if (!answers) console.log(`  ${backend} does not answer yet: start it, then reload the page.`)
}

/** Starts the fake backend for these tags; null without any. */
async function startFake(tags) {
  if (tags === undefined) return null
  const { mixedProxy, readTags, warningsOf } = await import('./contract/mixed.mjs')
  const fake = readTags(tags)
  const { startServer } = await import('#mocks/server.ts')
  const server = await startServer({ scenario: option('scenario') ?? 'member' })
  const world = server.worlds.of(null)
  await world.ready
  const { token } = world.visitor
  return {
    close: server.close,
    warnings: warningsOf(fake),
    proxy: (backend) => mixedProxy({ fake, handedOn, backend, mock: server.url, token }),
    summary: `  Fake     ${fake.join(', ')} on ${server.url}`,
  }
}

await main(async () => {
  const backend = backendOption(EXAMPLE)
  const port = portOption(5173)
  needLockedNode('dev:live')
  needFile('index.html', 'get it back with `git checkout index.html`')
  const { createServer } = await import('vite')
  const fake = await startFake(option('fake'))
  const toBackend = { target: backend, changeOrigin: true, ws: true }
  const proxy =
    fake?.proxy(backend) ?? Object.fromEntries(handedOn.map((path) => [path, toBackend]))
  const server = await createServer({
    root,
    mode: 'development',
    logLevel: 'warn',
    server: { port, strictPort: true, proxy },
  })
  const close = () => Promise.all([server.close(), fake?.close()])
  onStop(close)
  try {
    await server.listen()
  } catch (error) {
    await close()
    portSentence(error, port, `npm run dev:live -- --backend ${backend}`)
  }
  console.log(`  Portal   http://localhost:${port}/  (no service worker, Ctrl-C stops it)`)
  console.log(`  Backend  ${backend} for ${handedOn.join(', ')}`)
  if (fake)
    for (const line of [fake.summary, ...fake.warnings.map((one) => `  ${one}`)]) console.log(line)
  await warnWhenSilent(backend)
})
