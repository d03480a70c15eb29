// `npm run bench:trend -- --history FILE`: runs the benches that need no browser and compares their figures with those
// of earlier nights. The file has one line for each night.
import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fail, inRoot, main, needLockedNode, option, root, runNode } from '../say.mjs'
import { BACK, compare, readNights, trendLines, WORST } from './trend.mjs'

const BENCHES = ['mock', 'search', 'server']
const FIGURES = inRoot('.cache', 'bench-figures.jsonl')

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

await main(async () => {
  needLockedNode('bench:trend')
  const history = resolve(option('history') ?? inRoot('.cache', 'bench', 'history.jsonl'))
  mkdirSync(dirname(FIGURES), { recursive: true })
  mkdirSync(dirname(history), { recursive: true })
  rmSync(FIGURES, { force: true })
  const failed = []
  for (const bench of BENCHES) {
    const { code } = await runNode(`scripts/bench/${bench}.mjs`, [], {
      env: { BENCH_FIGURES: FIGURES },
    })
    if (code !== 0) failed.push(bench)
  }
  const figures = Object.fromEntries(readNights(read(FIGURES)))
  const rows = compare(readNights(read(history)), figures)
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const night = { at: new Date().toISOString(), commit, figures }
  appendFileSync(history, `${JSON.stringify(night)}\n`)
  console.log(`\nBeside the median of the last ${BACK} runs in ${history}`)
  for (const line of trendLines(rows)) console.log(line)
  if (failed.length > 0)
    fail(`Over its limit: ${failed.map((bench) => `bench:${bench}`).join(', ')}.`)
  const worse = rows.filter((row) => row.worse).map(({ name }) => name)
  if (worse.length > 0) fail(`More than ${WORST} times the usual: ${worse.join(', ')}.`)
})
