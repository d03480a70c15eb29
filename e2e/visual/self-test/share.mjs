// Measures how precisely `npm run visual` knows what a change can reach, by drawing stories that it would skip too.
import { differ } from '../compare/compare.mjs'
import { modesOf } from '../draw/modes.mjs'
import { pictureOf } from '../store.mjs'

/** Sample sizes: how many reached and how many skipped stories are drawn. */
const REACHED = 40
const SKIPPED = 20

const spread = (list, count) => {
  const step = Math.max(1, list.length / count)
  return list.filter((_one, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

/** @returns {Promise<Map<object, object>>} the stories that differ from the base, with one of the modes in which they do */
async function differing(stages, stories, known) {
  const found = new Map()
  const differs = async (story, mode, stage) => {
    const before = known.stories.get(story.id)?.pictures[mode.name]
    return before && differ(pictureOf(before), (await stage.draw(story, mode)).picture)
  }
  const work = async (stage, share) => {
    for (const story of stories.filter((_one, at) => at % stages.length === share))
      for (const mode of modesOf(story))
        if (!found.has(story) && (await differs(story, mode, stage))) found.set(story, mode)
  }
  await Promise.all(stages.map(work))
  return found
}

/**
 * @param stages pages with the change
 * @param reaches whether the change is expected to be visible in the story with this id
 * @param known the drawings of the base
 * @returns {Promise<{ unchanged: number, skipped: number, suspects: { story: object, mode: object }[] }>} how many
 * stories do not show the change (estimated from those drawn), how many are skipped, and the skipped ones that differ
 */
export async function shareSkipped(stages, stories, reaches, known) {
  const reached = stories.filter(({ id }) => reaches(id))
  const skipped = stories.filter(({ id }) => !reaches(id))
  const [near, far] = [spread(reached, REACHED), spread(skipped, SKIPPED)]
  const found = await differing(stages, [...near, ...far], known)
  const without = near.filter((story) => !found.has(story)).length / Math.max(1, near.length)
  return {
    unchanged: skipped.length + reached.length * without,
    skipped: skipped.length,
    suspects: far.flatMap((story) => (found.has(story) ? [{ story, mode: found.get(story) }] : [])),
  }
}
