// `npm run visual`: draws the stories that this tree's changes can reach, and reports where they differ from the base
// commit. With `--review` it opens the differences that it has found.
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import {
  fail,
  formatDuration,
  main,
  option,
  rejectUnknownOptions,
  requireLockedNode,
  root,
} from '#scripts/lib/cli.mjs'
import { confirmDifferences } from './compare/confirm-differences.mjs'
import { openDifferences } from './compare/differences.mjs'
import { createRenderer, drawInto, jobsOf } from './draw/renderer.mjs'
import { gather, worldOf } from './reach/gather.mjs'
import { NEAREST, nearestFirst } from './reach/nearest.mjs'
import { createReachTest } from './reach/reach.mjs'
import { baseCommit, changesBetween, checkOut, cleanCommit } from './reach/trees.mjs'
import { reportedDifference, reportedStory, writeReport } from './report.mjs'
import { openReview } from './review/open.mjs'
import { findUnaccepted, readVerdicts } from './review/verdicts.mjs'
import { selfTest } from './self-test/self-test.mjs'
import { FOLDER, prune, writeMap } from './store.mjs'

/** A quick run confirms at most this many differences, the smallest first. */
const PROVED_QUICKLY = 10

const has = (name) => process.argv.includes(`--${name}`)

function workersOf() {
  // A waiting story leaves its core to another one, so there are more pages than cores. More than this gain little and
  // need more memory.
  const count = Number(option('workers') ?? Math.min(8, availableParallelism() + 2))
  if (!Number.isInteger(count) || count < 1 || count > 16)
    fail('--workers wants a number from 1 to 16.')
  return count
}

await main(async () => {
  requireLockedNode('visual')
  rejectUnknownOptions([
    'base',
    'all',
    'only',
    'quick',
    'check',
    'workers',
    'self-test',
    'plant',
    'share',
    'review',
    'export',
    'import',
    'port',
  ])
  if (has('review')) return openReview()
  const start = performance.now()
  const workers = workersOf()
  if (has('self-test')) return selfTest(workers, option('plant'), has('share'))
  const quick = has('quick')
  if (quick && has('check')) fail('--check needs every picture, so it cannot be --quick.')
  const base = baseCommit(option('base') ?? 'main')
  const only = option('only')
  mkdirSync(FOLDER, { recursive: true })

  const here = createRenderer(() => root, workers)
  const there = createRenderer(() => checkOut(base, FOLDER), workers, true)
  try {
    const [first] = await here.stages(1)
    const stories = (await first.list()).filter(({ id }) => !only || id.includes(only))
    if (stories.length === 0) fail(`No story has "${only}" in its id.`)
    const known = gather(base, root)
    const changes = changesBetween(base)
    const nothingYet = known.stories.size === 0
    const asked = stories.filter(({ id }) => has('all') || !known.stories.has(id))

    let troubles = []
    const drawBase = async (jobs) => {
      const missing = jobs.filter(
        ({ story, mode }) => !known.stories.get(story.id)?.pictures[mode.name],
      )
      if (missing.length === 0) return
      const stages = await there.stages(missing.length)
      const listed = new Map((await stages[0].list()).map((story) => [story.id, story]))
      const old = missing
        .filter(({ story }) => listed.has(story.id))
        .map(({ story, mode }) => ({ story: { ...listed.get(story.id), size: story.size }, mode }))
      // Stories that are new here have nothing to be drawn there.
      if (old.length === 0) return
      console.log(
        `Drawing ${old.length} pictures of ${base.slice(0, 8)}${nothingYet ? ', which is done once' : ''}.`,
      )
      known.loaded = [...new Set([...known.loaded, ...stages[0].loaded])]
      known.sheet = stages[0].sheet
      const save = () => writeMap(base, known)
      await drawInto(known, stages, old, 'base', { save })
      save()
    }
    await drawBase(jobsOf(asked))

    const reached = createReachTest(changes, known.stories, worldOf(root, known))
    const wanted = stories.filter(({ id }) => has('all') || reached(id))
    const reachable = jobsOf(wanted)
    const nearest = nearestFirst(
      reachable,
      changes.map(({ path }) => path),
    )
    const jobs = quick ? nearest.slice(0, NEAREST) : reachable
    const left = reachable.length - jobs.length
    await drawBase(jobs)
    console.log(
      `${changes.length} files differ from ${base.slice(0, 8)}; they can reach ${wanted.length} of ${stories.length} stories (${reachable.length} pictures${left > 0 ? `, of which the nearest ${jobs.length} are drawn` : ''}).`,
    )

    const drawn = { loaded: first.loaded, sheet: first.sheet, stories: new Map() }
    const comparing = openDifferences(known)
    if (jobs.length > 0)
      troubles = await drawInto(drawn, await here.stages(jobs.length), jobs, 'drawn', {
        drawn: comparing.add,
      })
    const differences = await comparing.all(jobs)
    const changed = differences.filter(({ kind }) => kind === 'changed')
    const { proved, unsteady } = await confirmDifferences(
      changed,
      { before: there, after: here },
      quick ? PROVED_QUICKLY : undefined,
    )
    const present = new Set(stories.map(({ id }) => id))
    const removed = only ? [] : [...known.stories.keys()].filter((id) => !present.has(id))

    const commit = cleanCommit()
    const report = {
      base,
      commit,
      only,
      made: Date.now(),
      stories: stories.length,
      pictures: jobs.length,
      left,
      differences: [...proved, ...differences.filter(({ kind }) => kind === 'new')].map(
        reportedDifference,
      ),
      reached: wanted.map((story) => reportedStory(story, drawn)),
      removed,
      troubles,
    }
    writeReport(report)
    // Later runs carry a map over, so it must be whole.
    if (commit && commit !== base && left === 0) {
      const carried = [...known.stories].filter(([id]) => present.has(id))
      writeMap(commit, { ...drawn, stories: new Map([...carried, ...drawn.stories]) })
    }
    prune(report.differences.flatMap(({ before, after, mask }) => [before, after, mask]))

    for (const { id, mode, trouble } of troubles)
      console.log(`  trouble    ${id} (${mode}): ${trouble}`)
    for (const { story, mode } of unsteady)
      console.log(
        `  unsteady   ${story.id} (${mode.name}): shows now this, now that, on both sides`,
      )
    for (const id of removed) console.log(`  removed    ${id}`)
    for (const { kind, title, name, mode, pixels, element } of report.differences)
      console.log(
        `  ${kind.padEnd(10)} ${title}: ${name} (${mode})${kind === 'changed' ? `, ${pixels} pixels${element ? `, ${element}` : ''}` : ''}`,
      )
    console.log(
      `${report.differences.length} differences in ${formatDuration(performance.now() - start)}.${report.differences.length > 0 ? ' Look at them with `npm run visual -- --review`.' : ''}`,
    )
    if (left > 0) console.log(`${left} pictures were not drawn: without --quick they are.`)
    if (has('check')) {
      const open = findUnaccepted(
        readVerdicts(),
        report.differences.filter(({ kind }) => kind === 'changed'),
      )
      for (const line of open) console.error(line)
      const wrong = [
        troubles.length > 0 && `Pictures with trouble, as told above: ${troubles.length}.`,
        open.length > 0 &&
          `Differences without an accepting verdict: ${open.length}. Look at them with \`npm run visual -- --review\`.`,
      ].filter(Boolean)
      if (wrong.length > 0) fail(wrong.join('\n'))
    }
  } finally {
    await here.close()
    await there.close()
  }
})
process.exit()
