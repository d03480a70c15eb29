// `npm run contract -- record --backend https://play.example --port 4011`: a proxy that forwards every call, checks
// each answer against the contract and writes it into a HAR, without tokens, names, numbers and accounts. `--out FILE`
// names the file. `npm run mock -- --har FILE` answers from it.
import { createServer } from 'node:http'
import { bundleContract } from '../generate/bundle.mjs'
import {
  backendOption,
  explainPortError,
  fromRoot,
  main,
  onStop,
  option,
  portOption,
} from '../lib/cli.mjs'
import { createHarFile, createRecorder } from './recorder.mjs'

/** The default file, without `--out`. */
const RECORDED = '.cache/recorded.har'
const EXAMPLE = '`npm run contract -- record --backend https://play.example`'

/** Hop-by-hop headers, and headers that are wrong once the body has been decoded. */
const OWN = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'transfer-encoding',
])

const passedOn = (headers) =>
  new Headers([...headers].filter(([name]) => !OWN.has(name.toLowerCase())))

async function bytesOf(incoming) {
  const parts = []
  for await (const part of incoming) parts.push(part)
  return Buffer.concat(parts)
}

function send(outgoing, status, headers, bytes) {
  outgoing.writeHead(status, Object.fromEntries(headers))
  outgoing.end(bytes)
}

/** The answer of the proxy itself, when the backend gives none. */
function sendUnreachable(outgoing) {
  const body = {
    success: false,
    value: null,
    errorCode: 'unknown',
    message: 'The backend does not answer.',
    traceId: 'tr-no-backend',
  }
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'x-trace-id': body.traceId,
    'x-server-time': String(Date.now()),
  })
  send(outgoing, 503, headers, JSON.stringify(body))
}

/** Forwards every call to the backend and adds it to the file. */
export function proxyTo({ contract, backend, file, say, salt }) {
  const read = createRecorder(contract, salt)
  return async (incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const url = `${backend}${path}`
    const started = performance.now()
    try {
      const sent = await bytesOf(incoming)
      const answer = await fetch(url, {
        method,
        headers: passedOn(Object.entries(headers)),
        redirect: 'manual',
        ...(sent.length > 0 && { body: sent }),
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const recorded = read(
        { method, url, text: sent.toString() },
        { status: answer.status, headers: answer.headers, text: bytes.toString() },
        performance.now() - started,
      )
      if (recorded) {
        file.add(recorded.entry)
        say(`${recorded.operation.id} ${answer.status}`)
        for (const drift of recorded.drifts) say(`  ${drift}`)
      }
      send(outgoing, answer.status, passedOn(answer.headers), bytes)
    } catch (error) {
      say(
        `${method} ${path.split('?', 1)[0]}: ${backend} does not answer (${error.cause?.code ?? error.message})`,
      )
      sendUnreachable(outgoing)
    }
  }
}

export async function record() {
  const backend = backendOption(EXAMPLE)
  const path = option('out') ?? fromRoot(RECORDED)
  const contract = await bundleContract()
  const file = createHarFile(path)
  const answer = proxyTo({ contract, backend, file, say: console.log })
  const port = portOption(4011)
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('error', (error) =>
    main(() => explainPortError(error, port, 'npm run contract -- record')),
  )
  server.listen(port, '127.0.0.1', () =>
    console.log(`Records ${backend} into ${path} on http://127.0.0.1:${port}`),
  )
  onStop(() => server.close())
}
