// `npm run check`: format and lint, types, import graph and what no one uses, texts, in parallel. Only a failing check
// prints more than a line.
import { formatDuration, main, requireLockedNode, runNode } from './lib/cli.mjs'

const CHECKS = [
  ['format, lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']],
  [
    'types',
    'node_modules/@typescript/native/bin/tsc',
    // Files that have not changed since the last run are not checked again.
    [
      '--noEmit',
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
    ],
  ],
  ['import graph', 'scripts/check/import-graph.mjs', []],
  ['nothing unused', 'node_modules/knip/bin/knip.js', ['--no-progress']],
  ['texts', 'scripts/locales.mjs', []],
]

async function run([name, script, args]) {
  const start = performance.now()
  const { code, output } = await runNode(script, args, { capture: true })
  const mark = code === 0 ? 'ok    ' : 'FAILED'
  console.log(`  ${mark}  ${name.padEnd(14)} ${formatDuration(performance.now() - start)}`)
  return { name, code, output }
}

await main(async () => {
  requireLockedNode('check')
  const results = await Promise.all(CHECKS.map(run))
  const failed = results.filter(({ code }) => code !== 0)
  for (const { name, output } of failed) console.error(`\n-- ${name}\n${output.trim()}`)
  if (failed.length === 0) return
  process.exitCode = 1
  const hint = failed.some(({ name }) => name === 'format, lint')
    ? ' (`npm run fix` repairs the format)'
    : ''
  console.error(`\nFailed: ${failed.map(({ name }) => name).join('; ')}${hint}.`)
})
