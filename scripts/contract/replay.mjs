// `npm run contract -- replay --from FOLDER --port 4011`: answers each call from the recorded fixture that fits it best.
import { existsSync } from 'node:fs'
import { bundleContract } from '../generate/bundle.mjs'
import { fail, inRoot, option } from '../say.mjs'
import { listen, RECORDED, replayFrom } from './record-server.mjs'

export async function run() {
  const folder = option('from') ?? inRoot(RECORDED)
  if (!existsSync(folder)) fail(`There is no folder ${folder}: record one first.`)
  const contract = await bundleContract(inRoot('openapi', 'portal.yaml'))
  listen('replay', replayFrom({ contract, folder }), `Answers from ${folder}`)
}
