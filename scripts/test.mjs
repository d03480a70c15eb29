// `npm test`: runs every stage that must pass, in an order that finds failures early. `npm test -- unit e2e` runs only
// those stages, `npm test -- unit tests/lib` only the files whose path contains that text. `npm test -- --shard 2/4`
// runs the second of four shares, `npm test -- --merge FOLDER...` combines the reports of all shares to one result.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { fail, main, needLockedNode } from './say.mjs'
import { readArguments } from './test/arguments.mjs'
import { mergeShards, shardLines, whyNotOne } from './test/merge.mjs'
import { planOf, workTitle } from './test/plan.mjs'
import { keep, printOutcome, tableLines } from './test/print.mjs'
import { outcomeOf } from './test/rerun.mjs'
import { FOLDER, judgeNotes, runAgain, runStage } from './test/run.mjs'
import { emptyShard, gatherNotes, readShards, SHARD, treeName, writeShard } from './test/shard.mjs'
import { STAGES } from './test/stages.mjs'

function machine() {
  const browser = findBrowser()
  const version = execFileSync(browser, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return `Node ${process.versions.node}, ${version.trim()}`
}

function printRun(outcome, results, table) {
  console.log(`\n${table.join('\n')}`)
  keep(outcome, results, table)
  printOutcome(outcome)
}

/** Runs the stages in turn until one stops the run, then runs failing tests once more. */
async function runWorks(works, { files, judge }) {
  const results = []
  for (const work of works) {
    const result = await runStage(work, files)
    results.push(result)
    if (result.stopped) break
    if (judge && result.noted) result.errors.push(...(await judgeNotes(result.name)))
  }
  const stopped = results.find((result) => result.stopped)?.name
  const failures = results.flatMap((result) => result.failures)
  // If the run has failed already, running tests again cannot change its result.
  return { results, stopped, failures, passedAgain: stopped ? new Set() : await runAgain(failures) }
}

async function runHere({ stages, files, shard }) {
  const start = performance.now()
  const commit = shard && treeName()
  const ours = machine()
  console.log(`${ours} (${findBrowser()})`)
  rmSync(FOLDER, { recursive: true, force: true })
  emptyShard()
  const works = shard
    ? planOf(stages, shard.of)[shard.number - 1].works
    : stages.map((stage) => ({ stage }))
  if (shard) console.log(`${shard.number} of ${shard.of}: ${works.map(workTitle).join(', ')}`)
  // The coverage of one share proves nothing: it is judged when all shares are merged.
  const run = await runWorks(works, { files, judge: shard === undefined })
  const { results } = run
  const outcome = outcomeOf({ ...run, errors: results.flatMap((result) => result.errors) })
  const took = performance.now() - start
  if (shard) {
    const passedAgain = [...run.passedAgain]
    writeShard({ commit, shard, stages, machine: ours, took, results, passedAgain })
    console.log(`\nFor --merge: ${SHARD}`)
  }
  const own = [...new Set(works.map(({ stage }) => stage))]
  printRun(
    outcome,
    results,
    tableLines({ stages: own, results, failed: outcome.failed, total: took }),
  )
}

async function merge(folders) {
  const shards = readShards(folders)
  const why = whyNotOne(shards, treeName())
  if (why) fail(`These are not the shards of one run: ${why}.`)
  const run = mergeShards(shards)
  for (const name of run.stages.filter((stage) => STAGES[stage].noted)) {
    const own = run.results.filter((result) => result.name === name)
    if (run.missing.includes(name) || !own.every(({ noted }) => noted)) continue
    gatherNotes(folders)
    const held = await judgeNotes(name)
    own[0].errors.push(...held)
    run.errors.push(...held)
  }
  const outcome = outcomeOf(run)
  const table = [...tableLines({ ...run, failed: outcome.failed }), '', ...shardLines(shards)]
  printRun(outcome, run.results, table)
}

await main(async () => {
  const asked = readArguments(process.argv.slice(2))
  needLockedNode('test')
  await (asked.merge ? merge(asked.merge) : runHere(asked))
})
