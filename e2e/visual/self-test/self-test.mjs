// `npm run visual -- --self-test`: plants mistakes one by one into the tree of the last commit and reports which are
// found.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, formatDuration } from '#scripts/lib/cli.mjs'
import { differ } from '../compare/compare.mjs'
import { createRenderer, drawInto, jobsOf } from '../draw/renderer.mjs'
import { gather, worldOf } from '../reach/gather.mjs'
import { NEAREST, nearestFirst } from '../reach/nearest.mjs'
import { createReachTest } from '../reach/reach.mjs'
import { baseCommit, checkOut } from '../reach/trees.mjs'
import { FOLDER, pictureOf, writeMap } from '../store.mjs'
import { PLANTS } from './plants.mjs'
import { shareSkipped } from './share.mjs'

/**
 * Whether a story shows the mistake, in two drawings: compared with the base and with a page that loaded everything
 * before the mistake was planted. A story that differs from the base there too is unstable.
 */
async function showsIn(planted, sound, known, { story, mode }) {
  const before = known.stories.get(story.id)?.pictures[mode.name]
  if (!before) return false
  const pictureOn = async (stage) => (await stage.draw(story, mode)).picture
  const after = await pictureOn(planted)
  return (
    differ(pictureOf(before), after) &&
    differ(await pictureOn(sound), after) &&
    differ(await pictureOn(sound), await pictureOn(planted))
  )
}

/** @returns {Promise<string | undefined>} the nearest story that shows the mistake, and its mode */
async function findIn(planted, sound, known, jobs) {
  for (const job of jobs.slice(0, NEAREST))
    if (await showsIn(planted, sound, known, job)) return `${job.story.id} (${job.mode.name})`
  return undefined
}

/** Draws the pictures of the base that are not known yet. */
async function complete(known, base, place) {
  const [first] = await place.stages(1)
  const stories = await first.list()
  const missing = jobsOf(stories).filter(
    ({ story, mode }) => !known.stories.get(story.id)?.pictures[mode.name],
  )
  if (missing.length === 0) return stories
  console.log(`Drawing ${missing.length} pictures of ${base.slice(0, 8)} first.`)
  known.loaded = first.loaded
  known.sheet = first.sheet
  const save = () => writeMap(base, known)
  await drawInto(known, await place.stages(missing.length), missing, 'base', { save })
  save()
  return stories
}

const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`

/**
 * Draws what is not known yet, then plants the mistakes.
 * @param workers how many pages work at once
 * @param only limits the mistakes to those with this name
 * @param measures also draws stories that would be skipped, to say how many of those that do not show the mistake are
 */
export async function selfTest(workers, only = '', measures = false) {
  const plants = PLANTS.filter(({ what }) => what.includes(only))
  if (plants.length === 0) fail(`No plant has "${only}" in its name.`)
  const base = baseCommit('HEAD')
  const tree = checkOut(base, FOLDER)
  const place = createRenderer(() => tree, workers)
  try {
    const known = gather(base, tree)
    const stories = await complete(known, base, place)
    const world = worldOf(tree, known)
    const sound = await place.alone()
    const all = { found: 0, reached: 0, unchanged: 0, skipped: 0, missed: 0 }

    for (const { what, path, find, put } of plants) {
      const start = performance.now()
      const before = readFileSync(join(tree, path), 'utf8')
      if (!before.includes(find))
        fail(
          `${path} has no "${find}" any more: mend the plant "${what}" in e2e/visual/self-test/plants.mjs.`,
        )
      const after = before.replace(find, put)
      const reaches = createReachTest([{ path, before, after }], known.stories, world)
      const reached = stories.filter(({ id }) => reaches(id))
      all.reached += reached.length
      writeFileSync(join(tree, path), after)
      await place.reread()
      const pages = await place.fresh(measures ? Number.POSITIVE_INFINITY : 1)
      const shown = await findIn(pages[0], sound, known, nearestFirst(jobsOf(reached), [path]))
      if (shown) all.found += 1
      const told = [`${percent(stories.length - reached.length, stories.length)} skipped`]
      if (measures) {
        const { unchanged, skipped, suspects } = await shareSkipped(pages, stories, reaches, known)
        const missed = []
        for (const job of suspects)
          if (await showsIn(pages[0], sound, known, job)) missed.push(job.story.id)
        all.unchanged += unchanged
        all.skipped += skipped
        all.missed += missed.length
        told.push(`${percent(skipped, unchanged)} of the ${Math.round(unchanged)} without it`)
        if (missed.length > 0) told.push(`BUT IT SHOWS IN ${missed.join(', ')}`)
      }
      writeFileSync(join(tree, path), before)
      await place.reread()
      told.push(formatDuration(performance.now() - start))
      if (shown) told.push(shown)
      console.log(`${shown ? 'found ' : 'MISSED'} ${what}: ${told.join(', ')}`)
    }
    console.log(
      `${all.found} of ${plants.length} found; on average ${percent(stories.length - all.reached / plants.length, stories.length)} of all stories skipped.`,
    )
    if (measures)
      console.log(
        `Of the stories that do not show a mistake, ${percent(all.skipped, all.unchanged)} were skipped; skipped ones that do: ${all.missed}.`,
      )
    if (all.found < plants.length || all.missed > 0) process.exitCode = 1
  } finally {
    await place.close()
  }
}
