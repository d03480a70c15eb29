// Checks that the live build in dist/ contains nothing of the fake backend: no worker, no library, no fixture.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fail, fromRoot, main, option, requireFile } from '../lib/cli.mjs'

/** Strings that occur only in mock code. `msw` counts unless it may be a mangled name or part of a hash. */
const SENTINELS = [
  /mockServiceWorker/,
  /\[MSW\]|x-msw-|msw-loader|["'`/]msw["'`/]|["'`]msw:|__msw/i,
  /portalMock/,
  /x-mock-session/,
  /__mock\//,
  /createWorld/,
  /demo-(games|provider|chat)/,
]
const NAMES = /mock|msw|demo-(games|provider|chat)/i
/** The hash in a bundled file's name, also a compressed one's (`.js.br`), may contain any letters by chance. */
const HASH = /-[\w-]{8}(?=(\.\w+)+$)/
const TEXT = /\.(m?js|css|html|json|map|svg|txt|webmanifest)$/

function findTraces(folder) {
  const traces = []
  const files = globSync('**/*.*', { cwd: folder })
  for (const shown of files) {
    if (
      NAMES.test(basename(shown).replace(HASH, '')) ||
      /(^|[\\/])(mocks?|demo-(games|provider|chat))[\\/]/.test(shown)
    )
      traces.push(`${shown}: by its name`)
    if (!TEXT.test(shown)) continue
    const text = readFileSync(join(folder, shown), 'utf8')
    for (const sentinel of SENTINELS) {
      const found = sentinel.exec(text)
      if (found) traces.push(`${shown}: "${found[0]}"`)
    }
  }
  return { traces, count: files.length }
}

await main(() => {
  const folder = option('dist') ?? fromRoot('dist')
  if (!option('dist')) requireFile('dist/index.html', 'build it with `npm run build`')
  const { traces, count } = findTraces(folder)
  if (count === 0) fail(`${folder} is empty: build it with \`npm run build\`.`)
  for (const trace of traces) console.error(`  ${trace}`)
  if (traces.length)
    fail(`The live build holds mock code in ${traces.length} place(s), named above.`)
  console.log(`No mock code in the ${count} files of the live build.`)
})
