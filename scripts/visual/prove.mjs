// What differs is drawn again in both trees: only what both sides never had in common is a change.
import { compare } from './compare.mjs'
import { drawAll } from './crew.mjs'
import { keepPicture, pictureOf } from './store.mjs'
import { keyOf } from './studio.mjs'
import { elementUnder, wordsFor } from './words.mjs'

/** Differences that are drawn again, the smallest first; a change of everything needs no proof for each. */
const MOST = 400
/** So often is drawn what does not repeat itself. */
const ROUNDS = 4
/** So few that repeat themselves on both sides are drawn once more, after other stories than before. */
const FEW = 12

/** What was seen of one story in one mode, on each side: pictures by their hash. */
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

  /** A picture that both sides have shown. */
  get meets() {
    return this.before.some((one) => this.after.some((other) => this.isAlike(one, other)))
  }

  get isSteady() {
    return this.repeats(this.before) && this.repeats(this.after)
  }

  told() {
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
      words: wordsFor(looks.before, looks.after),
    }
  }
}

/** Draws them in both trees at once, on new pages and in one order. */
async function drawBoth(open, { before: there, after: here }) {
  const byKey = new Map(open.map((one) => [keyOf(one.difference.job), one]))
  const jobs = open.map(({ difference }) => difference.job)
  const draw = async (side, studio) =>
    drawAll(await studio.fresh(jobs.length), jobs, async (job, { picture }, stage) => {
      const sightings = byKey.get(keyOf(job))
      sightings[side].push(keepPicture(picture))
      sightings.looks[side] = await stage.look()
    })
  await Promise.all([draw('before', there), draw('after', here)])
}

/**
 * @param differences what the first drawing found
 * @param studios the base's (`before`) and this tree's (`after`)
 * @typedef {{ story: { id: string }, mode: { name: string } }} Job
 * @returns {Promise<{ proved: { job: Job }[], unsteady: Job[] }>} changes, and what shows now this, now that, on both sides
 */
export async function prove(differences, studios) {
  const sorted = [...differences].sort((one, other) => one.pixels - other.pixels)
  const all = sorted.slice(0, MOST).map((difference) => new Sightings(difference))
  let open = all
  for (let round = 0; round < ROUNDS && open.length > 0; round += 1) {
    await drawBoth(open, studios)
    const left = open.filter((one) => !one.meets)
    const unsteady = left.filter((one) => !one.isSteady)
    open = (round === 0 && left.length <= FEW ? left : unsteady).reverse()
  }
  return {
    proved: [...all.filter((one) => !one.meets).map((one) => one.told()), ...sorted.slice(MOST)],
    unsteady: all.filter((one) => one.meets).map(({ difference }) => difference.job),
  }
}
