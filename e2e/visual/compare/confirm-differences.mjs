// Draws differences again in both trees: only what the two sides never have in common is a change.

import { drawAll } from '../draw/page-pool.mjs'
import { keyOf } from '../draw/renderer.mjs'
import { pictureOf, storePicture } from '../store.mjs'
import { compare } from './compare.mjs'
import { describeChanges, elementUnder } from './words.mjs'

/** The most differences that are drawn again, the smallest first; a change of everything needs no proof for each. */
const MAX_CONFIRMED = 150
/** The number of drawings of an unstable story. */
const ROUNDS = 4
/** Up to this many stories that are stable on both sides are drawn again, after other stories than before. */
const FEW = 12

/** The pictures seen of one story in one mode, on each side, by their hash. */
class Sightings {
  constructor(difference) {
    this.difference = difference
    this.before = [difference.before]
    this.after = [difference.after]
    this.looks = {}
    // Reading two large pictures takes half a second, and the first two are known to differ.
    this.known = new Map([[`${difference.before} ${difference.after}`, difference.pixels]])
  }

  isAlike(one, other) {
    if (one === other) return true
    const pair = `${one} ${other}`
    if (!this.known.has(pair))
      this.known.set(pair, compare(pictureOf(one), pictureOf(other)).pixels)
    return this.known.get(pair) === 0
  }

  repeats([first, ...others]) {
    return others.every((other) => this.isAlike(first, other))
  }

  /** Whether both sides have shown the same picture. */
  get meets() {
    return this.before.some((one) => this.after.some((other) => this.isAlike(one, other)))
  }

  get isSteady() {
    return this.repeats(this.before) && this.repeats(this.after)
  }

  result() {
    const { difference, looks } = this
    const [before, after] = [this.before.at(-1), this.after.at(-1)]
    const isFirst = before === difference.before && after === difference.after
    const found = isFirst ? difference : compare(pictureOf(before), pictureOf(after))
    return {
      ...difference,
      ...found,
      before,
      after,
      element: elementUnder(looks.after, found.boxes[0]),
      words: describeChanges(looks.before, looks.after),
    }
  }
}

/**
 * Draws stories in both trees at once, on new pages and in the same order.
 * @param differences the result of the first drawing
 * @param studios the base's (`before`) and this tree's (`after`)
 * @typedef {{ story: { id: string }, mode: { name: string } }} Job
 * @returns {Promise<{ proved: { job: Job }[], unsteady: Job[] }>} changes, and stories that vary on both sides
 */
async function drawBoth(open, { before: there, after: here }) {
  const byKey = new Map(open.map((one) => [keyOf(one.difference.job), one]))
  const jobs = open.map(({ difference }) => difference.job)
  // Each side draws on half of the pages, because both draw at once.
  const draw = async (side, studio) =>
    drawAll(
      await studio.fresh(Math.ceil(jobs.length / 2)),
      jobs,
      async (job, { picture }, stage) => {
        const sightings = byKey.get(keyOf(job))
        sightings[side].push(storePicture(picture))
        sightings.looks[side] = await stage.look()
      },
    )
  await Promise.all([draw('before', there), draw('after', here)])
}

/** @param most how many are drawn again at most */
export async function confirmDifferences(differences, studios, most = MAX_CONFIRMED) {
  const sorted = [...differences].sort((one, other) => one.pixels - other.pixels)
  const all = sorted.slice(0, most).map((difference) => new Sightings(difference))
  let open = all
  for (let round = 0; round < ROUNDS && open.length > 0; round += 1) {
    await drawBoth(open, studios)
    const left = open.filter((one) => !one.meets)
    const unsteady = left.filter((one) => !one.isSteady)
    open = (round === 0 && left.length <= FEW ? left : unsteady).reverse()
  }
  return {
    proved: [...all.filter((one) => !one.meets).map((one) => one.result()), ...sorted.slice(most)],
    unsteady: all.filter((one) => one.meets).map(({ difference }) => difference.job),
  }
}
