// `npm run contract -- record --backend https://play.example --port 4011`: a proxy that forwards every call, checks
// each answer against the contract and stores it as a fixture, without tokens, names, numbers and accounts. `--out
// FOLDER` names the folder.
import { bundleContract } from '../generate/bundle.mjs'
import { backendOption, inRoot, option } from '../say.mjs'
import { listen, proxyTo, RECORDED } from './record-server.mjs'

const EXAMPLE = '`npm run contract -- record --backend https://play.example`'

export async function run() {
  const backend = backendOption(EXAMPLE)
  const folder = option('out') ?? inRoot(RECORDED)
  const contract = await bundleContract(inRoot('openapi', 'portal.yaml'))
  const answer = proxyTo({ contract, backend, folder, say: console.log })
  listen('record', answer, `Records ${backend} into ${folder}`)
}
