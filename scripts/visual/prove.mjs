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

const alike = (one, other) => one.equals(other) || compare(one, other).pixels === 0
const repeats = ([first, ...others]) => others.every((other) => alike(first, other))

/** What was seen of one story in one mode, on each side. */
class Sightings {
  constructor(difference) {
    this.difference = difference
    this.before = [pictureOf(difference.before)]
    this.after = [pictureOf(difference.after)]
    this.looks = {}
  }

  /** A picture that both sides have shown. */
  get meets() {
    return this.before.some((one) => this.after.some((other) => alike(one, other)))
  }

  get isSteady() {
    return repeats(this.before) && repeats(this.after)
  }

  told() {
    const [before, after] = [this.before.at(-1), this.after.at(-1)]
    const found = compare(before, after)
    return {
      ...this.difference,
      ...found,
      before: keepPicture(before),
      after: keepPicture(after),
      element: elementUnder(this.looks.after, found.boxes[0]),
      words: wordsFor(this.looks.before, this.looks.after),
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
      sightings[side].push(picture)
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
