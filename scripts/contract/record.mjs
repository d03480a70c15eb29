// `npm run contract -- record --backend https://play.example --port 4011`: a proxy that forwards every call, checks
// each answer against the contract and stores it as a fixture, without tokens, names, numbers and accounts. `--out
// FOLDER` names the folder. `npm run contract -- replay --from FOLDER` answers each call from the fixture that fits it
// best.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { bundleContract } from '../generate/bundle.mjs'
import { readOperations } from '../generate/operations.mjs'
import {
  backendOption,
  explainPortError,
  fail,
  fromRoot,
  main,
  onStop,
  option,
  portOption,
} from '../lib/cli.mjs'
import { createRecorder, fixtureFor, keep, readFixtures } from './recorder.mjs'

/** The default folder of recordings, without `--out` or `--from`. */
const RECORDED = '.cache/recorded'
const EXAMPLE = '`npm run contract -- record --backend https://play.example`'

/** Serves the answers of `proxyTo` or `replayFrom` on `--port` and prints what it does. */
function listen(tool, answer, does) {
  const port = portOption(4011)
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const command = `npm run contract -- ${tool}`
  server.on('error', (error) => main(() => explainPortError(error, port, command)))
  server.listen(port, '127.0.0.1', () => console.log(`${does} on http://127.0.0.1:${port}`))
  onStop(() => server.close())
}

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

const json = (outgoing, status, body) =>
  send(
    outgoing,
    status,
    new Headers({
      'content-type': 'application/json; charset=utf-8',
      'x-trace-id': body.traceId,
      'x-server-time': String(Date.now()),
      ...(body.value?.retryAfterSeconds !== undefined && {
        'retry-after': String(body.value.retryAfterSeconds),
      }),
    }),
    JSON.stringify(body),
  )

const refusal = (errorCode, message) => ({
  success: false,
  value: null,
  errorCode,
  message,
  traceId: 'tr-no-fixture',
})

/** Forwards every call to the backend and stores its answer in the folder. */
export function proxyTo({ contract, backend, folder, say, salt }) {
  const fixtureOf = createRecorder(contract, salt)
  return async (incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const url = `${backend}${path}`
    try {
      const sent = await bytesOf(incoming)
      const answer = await fetch(url, {
        method,
        headers: passedOn(Object.entries(headers)),
        redirect: 'manual',
        ...(sent.length > 0 && { body: sent }),
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const fixture = fixtureOf(
        { method, url, text: sent.toString() },
        { status: answer.status, headers: answer.headers, text: bytes.toString() },
      )
      if (fixture) {
        keep(folder, fixture)
        say(`${fixture.operation} ${fixture.status}`)
        for (const drift of fixture.drifts) say(`  ${drift}`)
      }
      send(outgoing, answer.status, passedOn(answer.headers), bytes)
    } catch (error) {
      say(
        `${method} ${path.split('?', 1)[0]}: ${backend} does not answer (${error.cause?.code ?? error.message})`,
      )
      json(outgoing, 503, refusal('unknown', 'The backend does not answer.'))
    }
  }
}

/** Answers every call with the best matching fixture; 404 where the operation was never recorded. */
export function replayFrom({ contract, folder }) {
  const operations = readOperations(contract)
  const fixtures = readFixtures(folder)
  return async (incoming, outgoing) => {
    await bytesOf(incoming)
    const url = `http://localhost${incoming.url}`
    const found = fixtureFor(operations, fixtures, incoming.method, url)
    if (found) json(outgoing, found.status, found.body)
    else json(outgoing, 404, refusal('resource.not.found', 'This call was not recorded.'))
  }
}

export async function record() {
  const backend = backendOption(EXAMPLE)
  const folder = option('out') ?? fromRoot(RECORDED)
  const contract = await bundleContract()
  const answer = proxyTo({ contract, backend, folder, say: console.log })
  listen('record', answer, `Records ${backend} into ${folder}`)
}

export async function replay() {
  const folder = option('from') ?? fromRoot(RECORDED)
  if (!existsSync(folder)) fail(`There is no folder ${folder}: record one first.`)
  const contract = await bundleContract()
  listen('replay', replayFrom({ contract, folder }), `Answers from ${folder}`)
}
