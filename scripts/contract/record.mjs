// `npm run contract:record -- --backend https://play.example --port 4011`: a proxy that forwards every call, checks
// each answer against the contract and stores it as a fixture, without tokens, names, numbers and accounts. `--out
// FOLDER` names the folder. `npm run contract:record -- --replay FOLDER --port 4011` answers from such fixtures.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { bundleContract } from '../generate/bundle.mjs'
import {
  fail,
  inRoot,
  main,
  needLockedNode,
  onStop,
  option,
  portOption,
  portSentence,
} from '../say.mjs'
import { proxyTo, replayFrom } from './record-server.mjs'

const OUT = '.cache/recorded'

function backendOption() {
  const text =
    option('backend') ?? fail('--backend is missing: say which one, or `--replay FOLDER`.')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!['http:', 'https:'].includes(url?.protocol))
    fail(`--backend wants an http or https address, not "${text}".`)
  return url.origin
}

await main(async () => {
  needLockedNode('contract:record')
  const port = portOption(4011)
  const replay = option('replay')
  if (replay && !existsSync(replay)) fail(`There is no folder ${replay}: record one first.`)
  const backend = replay ? undefined : backendOption()
  const contract = await bundleContract(inRoot('openapi', 'portal.yaml'))
  const out = option('out') ?? inRoot(OUT)
  const answer = replay
    ? replayFrom({ contract, folder: replay })
    : proxyTo({ contract, backend, folder: out, say: console.log })
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('error', (error) => main(() => portSentence(error, port, 'npm run contract:record --')))
  server.listen(port, '127.0.0.1', () =>
    console.log(
      replay
        ? `Answers from ${replay} on http://127.0.0.1:${port}`
        : `Records ${backend} on http://127.0.0.1:${port} into ${out}`,
    ),
  )
  onStop(() => server.close())
})
