// Compares the drawn pictures with those of the base, in their own threads: to read two large pictures takes nearly as
// long as to draw one.
import { Tinypool } from 'tinypool'
import { pictureOf } from '../store.mjs'
import { contentOf, sizeOf } from './compare.mjs'

const THREADS = 2

/**
 * @param known the drawings of the base
 * @returns `add(job, hash)` takes a drawn picture; `all()` waits for the differences, in the order of the jobs
 */
export function openDifferences(known) {
  const pool = new Tinypool({
    filename: new URL('./compare-worker.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
  })
  const found = []

  const differenceOf = async (job, after) => {
    const before = known.stories.get(job.story.id)?.pictures[job.mode.name]
    if (before === after) return null
    if (!before) {
      const picture = pictureOf(after)
      const nothing = { before: null, pixels: 0, mask: null, words: [] }
      const boxes = contentOf(picture)
      return { job, kind: 'new', after, boxes, ...nothing, ...sizeOf(picture) }
    }
    const { mask, ...rest } = await pool.run({ before, after })
    if (rest.pixels === 0) return null
    return { job, kind: 'changed', before, after, words: [], mask: Buffer.from(mask), ...rest }
  }

  return {
    add: (job, hash) => {
      const one = differenceOf(job, hash)
      // `all` reports a failure; until then no one waits for it.
      one.catch(() => undefined)
      found.push(one)
    },
    all: async (jobs) => {
      const differences = (await Promise.all(found)).filter((one) => one !== null)
      await pool.destroy()
      const places = new Map(jobs.map((job, at) => [job, at]))
      return differences.sort((one, other) => places.get(one.job) - places.get(other.job))
    },
  }
}
