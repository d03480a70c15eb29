// Plans which machine runs what of `npm test`. Stages of tests are split by their own runners; the others go to the
// machines with the least work. Pure.
import { STAGES } from './stages.mjs'

/** @typedef {{ number: number, of: number }} Part such as the second of four: `{ number: 2, of: 4 }` */
/** @typedef {{ stage: string, part?: Part }} Work a stage, or a part of its tests */

/** With more machines, most of the time would be spent on installing packages. */
export const MOST_SHARDS = 16

/**
 * Seconds on a machine with two cores, as a whole run prints them; `start` is the fixed cost of each part. Only their
 * proportions matter, so the plan is the same on any machine.
 */
export const COSTS = {
  check: { all: 58 },
  unit: { all: 383, start: 10 },
  stories: { all: 283, start: 15 },
  build: { all: 14 },
  'build:mock': { all: 12 },
  e2e: { all: 512, start: 5 },
}

const isDivisible = (stage) => STAGES[stage].tests !== undefined

/** The builds for the journeys are part of each of their parts and are not planned separately. */
const needsOf = (stage, stages) => (STAGES[stage].after ?? []).filter((one) => stages.includes(one))

function piecesOf(stage, count, stages) {
  const { all, start = 0 } = COSTS[stage]
  const needs = needsOf(stage, stages).reduce((seconds, one) => seconds + COSTS[one].all, 0)
  const seconds = all / count + start + needs
  return Array.from({ length: count }, (_, at) => ({
    stage,
    seconds,
    ...(count > 1 && { part: { number: at + 1, of: count } }),
  }))
}

/** Assigns the longest piece first, each to the machine with the least work that has no piece of the same stage. */
function spread(pieces, of) {
  const shards = Array.from({ length: of }, () => ({ seconds: 0, pieces: [] }))
  for (const piece of pieces.toSorted((a, b) => b.seconds - a.seconds)) {
    const free = shards.filter((shard) => shard.pieces.every(({ stage }) => stage !== piece.stage))
    const chosen = free.reduce((least, one) => (one.seconds < least.seconds ? one : least))
    chosen.pieces.push(piece)
    chosen.seconds += piece.seconds
  }
  return shards
}

/** Every way to split these stages: one list of counts each. */
const cuts = (stages, of) =>
  stages.reduce(
    (lists, stage) => {
      const counts = isDivisible(stage) ? Array.from({ length: of }, (_, at) => at + 1) : [1]
      return lists.flatMap((list) => counts.map((count) => [...list, count]))
    },
    [[]],
  )

const sum = (shards) => shards.reduce((all, { seconds }) => all + seconds, 0)
const longest = (shards) => Math.max(...shards.map(({ seconds }) => seconds))

/**
 * The work of each machine, in the order of the stages: the plan whose longest machine finishes first, and among equal
 * ones the plan with the least total work.
 * @param {string[]} stages @param {number} of @returns {{ seconds: number, works: Work[] }[]}
 */
export function planOf(stages, of) {
  const needs = new Set(stages.flatMap((stage) => needsOf(stage, stages)))
  const own = stages.filter((stage) => !needs.has(stage))
  const plans = cuts(own, of).map((counts) =>
    spread(
      own.flatMap((stage, at) => piecesOf(stage, counts[at], stages)),
      of,
    ),
  )
  const best = plans.reduce((least, one) => {
    const gain = longest(least) - longest(one) || sum(least) - sum(one)
    return gain > 1e-6 ? one : least
  })
  return best.map(({ seconds, pieces }) => ({ seconds, works: inOrder(pieces, stages) }))
}

const inOrder = (pieces, stages) =>
  stages.flatMap((stage) => {
    const piece = pieces.find((one) => one.stage === stage)
    if (piece) return [{ stage, ...(piece.part && { part: piece.part }) }]
    return pieces.some((one) => needsOf(one.stage, stages).includes(stage)) ? [{ stage }] : []
  })

/** `unit 2/4` @param {Work} work */
export const workTitle = ({ stage, part }) => (part ? `${stage} ${part.number}/${part.of}` : stage)
