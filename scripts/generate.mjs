// `npm run generate`: writes types, tables and validators from the contract, and tokens.json from the style sheets;
// `--check` only compares.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fromStyles, generate, staleFiles } from './generate/files.mjs'
import { fail, formatDuration, fromRoot, main, requireLockedNode } from './lib/cli.mjs'

await main(async () => {
  requireLockedNode('generate')
  const start = performance.now()
  const files = { ...(await generate()), ...fromStyles() }
  const stale = staleFiles(files)
  const took = formatDuration(performance.now() - start)
  if (process.argv.includes('--check')) {
    if (stale.length > 0)
      fail(`Older than the contract or the tokens: ${stale.join(', ')}. Run \`npm run generate\`.`)
    console.log(`The generated files match the contract and the tokens (${took}).`)
    return
  }
  mkdirSync(fromRoot('openapi', 'generated', 'requests'), { recursive: true })
  for (const path of stale)
    if (path in files) writeFileSync(fromRoot(path), files[path])
    else rmSync(fromRoot(path))
  const what = stale.length > 0 ? `Wrote ${stale.join(', ')}` : 'Nothing to write'
  console.log(`${what} (${took}).`)
})
