// `npm test`: everything that must pass, in an order that finds failures early. `npm test -- unit e2e` runs only those
// stages, `npm test -- unit tests/lib` only the files whose path contains that text, `npm test -- unit --shard 2/4` the
// second quarter of their tests, `npm test -- --changed` the tests that the changes since main reach.
import { parseArgs } from 'node:util'
import { fail, formatDuration, main, requireLockedNode } from './lib/cli.mjs'
import { baseOfBranch, runStage, STAGES, stagesFor } from './test/stages.mjs'

/** Reads the options for the tests of all stages: their share, or only tests that the changes since main reach. */
function readArguments() {
  const options = { shard: { type: 'string' }, changed: { type: 'boolean' } }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const files = positionals.filter((name) => /[/.]/.test(name))
    const named = positionals.filter((name) => !files.includes(name))
    const strange = named.find((name) => !Object.hasOwn(STAGES, name))
    if (strange) fail(`There is no stage "${strange}": ${Object.keys(STAGES).join(', ')}.`)
    if (files.length > 0 && named.length !== 1) fail(`Name one stage, such as: unit ${files[0]}`)
    return { ...values, files, named }
  } catch (error) {
    return fail(error.message)
  }
}

await main(async () => {
  requireLockedNode('test')
  const asked = readArguments()
  const base = asked.changed ? baseOfBranch() : ''
  const rows = []
  const start = performance.now()
  for (const name of stagesFor(asked, base)) {
    const since = performance.now()
    console.log(`\n=== ${name}`)
    const state = await runStage(name, asked, base)
    rows.push([name, state, performance.now() - since])
    if (state === 'stopped') break
  }
  const failed = rows.filter(([, state]) => state !== 'ok').map(([name]) => name)
  console.log()
  for (const [name, state, took] of [
    ...rows,
    ['all', failed.length > 0 ? 'FAILED' : 'ok', performance.now() - start],
  ])
    console.log(`  ${name.padEnd(12)} ${state.padEnd(8)} ${formatDuration(took).padStart(9)}`)
  if (failed.length > 0) fail(`\nThe run failed: ${failed.join(', ')}.`)
})
