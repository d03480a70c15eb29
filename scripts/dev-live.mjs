// `npm run dev:live -- --backend http://127.0.0.1:4010`: runs the app without a service worker on any HTTP backend.
// `--fake wallet,agent` answers these tags of the contract by the fake backend (`--scenario`; the default is member).
import { readFacts } from './hosting/headers.mjs'
import {
  backendOption,
  explainPortError,
  main,
  onStop,
  option,
  portOption,
  requireFile,
  requireLockedNode,
  root,
} from './lib/cli.mjs'

const { handedOn } = readFacts()
const EXAMPLE = '`npm run dev:live -- --backend http://127.0.0.1:4010`'

/** A backend that does not answer yet is not an error: it may start later. */
async function warnWhenSilent(backend) {
  const answers = await fetch(backend, { signal: AbortSignal.timeout(1500) }).catch(() => undefined)
  if (!answers) console.log(`  ${backend} does not answer yet: start it, then reload the page.`)
}

await main(async () => {
  const backend = backendOption(EXAMPLE)
  const port = portOption(5173)
  requireLockedNode('dev:live')
  requireFile('index.html', 'get it back with `git checkout index.html`')
  const { createServer } = await import('vite')
  const { startFake } = await import('./contract/mixed.mjs')
  const tags = option('fake')
  const fake = tags === undefined ? null : await startFake(tags, option('scenario') ?? 'member')
  const toBackend = { target: backend, changeOrigin: true, ws: true }
  const proxy =
    fake?.proxy(backend, handedOn) ?? Object.fromEntries(handedOn.map((path) => [path, toBackend]))
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
    explainPortError(error, port, `npm run dev:live -- --backend ${backend}`)
  }
  console.log(`  Portal   http://localhost:${port}/  (no service worker, Ctrl-C stops it)`)
  console.log(`  Backend  ${backend} for ${handedOn.join(', ')}`)
  for (const line of fake?.lines ?? []) console.log(`  ${line}`)
  await warnWhenSilent(backend)
})
