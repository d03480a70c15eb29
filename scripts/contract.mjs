// `npm run contract -- TOOL`: the tools of the contract. What each does and takes is in its file in scripts/contract.
import { fail, main, needLockedNode } from './say.mjs'

const TOOLS = {
  lint: () => import('./contract/lint.mjs'),
  diff: () => import('./contract/diff.mjs'),
  coverage: () => import('./contract/coverage.mjs'),
  verify: () => import('./contract/verify.mjs'),
  record: () => import('./contract/record.mjs'),
  replay: () => import('./contract/replay.mjs'),
  fuzz: () => import('./contract/fuzz.mjs'),
}

await main(async () => {
  needLockedNode('contract')
  // The tool reads what follows its name.
  const [name = ''] = process.argv.splice(2, 1)
  if (!Object.hasOwn(TOOLS, name)) fail(`Name one of the tools: ${Object.keys(TOOLS).join(', ')}.`)
  const { run } = await TOOLS[name]()
  await run()
})
