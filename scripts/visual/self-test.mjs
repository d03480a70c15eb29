// `npm run visual -- --self-test`: plants mistakes one by one into the tree of the last commit and reports which are
// found.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { duration, fail } from '../say.mjs'
import { compare } from './compare.mjs'
import { gather, worldOf } from './gather.mjs'
import { PLANTS } from './plants.mjs'
import { reachOf } from './reach.mjs'
import { FOLDER, pictureOf, writeMap } from './store.mjs'
import { drawInto, jobsOf, studio } from './studio.mjs'
import { baseCommit, checkOut } from './trees.mjs'

/** A mistake that this many pictures do not show counts as missed. */
const LOOKS = 150

/**
 * The order of the stories: first those of the component itself, then those of other components, then screens, because
 * a mistake fills more of a smaller picture. The pictures of the files alternate, and each file starts at another of
 * its pictures, so that many files and modes are covered early.
 */
function nearestFirst(jobs, path) {
  const name = path.split('/').at(-2) ?? ''
  const byFile = Map.groupBy(jobs, ({ story }) => story.file)
  const ranked = [...byFile.values()].flatMap((own, start) =>
    own.map((job, at) => {
      const { file, title } = job.story
      const far = file.includes(`/${name}.`) ? 0 : title.startsWith('UI/') ? 1 : 2
      return { job, far, turn: (at + start) % own.length }
    }),
  )
  return ranked
    .sort((one, other) => one.far - other.far || one.turn - other.turn)
    .map(({ job }) => job)
}

const differ = (one, other) => !one.equals(other) && compare(one, other).pixels > 0

/**
 * Draws the stories with the mistake until one shows it, compared with the base and with a page that loaded everything
 * before the mistake was planted. If that page differs from the base too, the story is unstable and the mistake is not
 * found.
 * @returns {Promise<string | undefined>} where the mistake is visible, in two drawings
 */
async function findIn(planted, sound, jobs, known) {
  for (const { story, mode } of jobs.slice(0, LOOKS)) {
    const before = known.stories.get(story.id)?.pictures[mode.name]
    if (!before) continue
    const pictureOn = async (stage) => (await stage.draw(story, mode)).picture
    const after = await pictureOn(planted)
    if (!differ(pictureOf(before), after)) continue
    if (
      differ(await pictureOn(sound), after) &&
      differ(await pictureOn(sound), await pictureOn(planted))
    )
      return `${story.id} (${mode.name})`
  }
  return undefined
}

/**
 * Draws what is not known yet, then plants the mistakes.
 * @param workers how many pages work at once
 * @param only limits the mistakes to those with this name
 */
export async function selfTest(workers, only = '') {
  const plants = PLANTS.filter(({ what }) => what.includes(only))
  if (plants.length === 0) fail(`No plant has "${only}" in its name.`)
  const base = baseCommit('HEAD')
  const tree = checkOut(base, FOLDER)
  const place = studio(() => tree, workers)
  try {
    const known = gather(base, tree)
    const [first] = await place.stages(1)
    const stories = await first.list()
    const missing = jobsOf(stories).filter(
      ({ story, mode }) => !known.stories.get(story.id)?.pictures[mode.name],
    )
    if (missing.length > 0) {
      console.log(`Drawing ${missing.length} pictures of ${base.slice(0, 8)} first.`)
      known.loaded = first.loaded
      const save = () => writeMap(base, known)
      await drawInto(known, await place.stages(missing.length), missing, 'base', save)
      save()
    }
    const world = worldOf(tree, known)
    const sound = await place.alone()
    let found = 0
    let skipped = 0
    for (const { what, path, find, put } of plants) {
      const start = performance.now()
      const before = readFileSync(join(tree, path), 'utf8')
      if (!before.includes(find))
        fail(
          `${path} has no "${find}" any more: mend the plant "${what}" in scripts/visual/plants.mjs.`,
        )
      const after = before.replace(find, put)
      const reaches = reachOf([{ path, before, after }], known.stories, world)
      const reached = stories.filter(({ id }) => reaches(id))
      const share = 1 - reached.length / stories.length
      skipped += share
      writeFileSync(join(tree, path), after)
      await place.reread()
      const [planted] = await place.fresh(1)
      const shown = await findIn(planted, sound, nearestFirst(jobsOf(reached), path), known)
      writeFileSync(join(tree, path), before)
      await place.reread()
      if (shown) found += 1
      console.log(
        `${shown ? 'found ' : 'MISSED'} ${what}: ${Math.round(share * 100)} % skipped, ${duration(performance.now() - start)}${shown ? `, ${shown}` : ''}`,
      )
    }
    console.log(
      `${found} of ${plants.length} found; on average ${Math.round((100 * skipped) / plants.length)} % of all stories skipped.`,
    )
    if (found < plants.length) process.exitCode = 1
  } finally {
    await place.close()
  }
}
