// Which machine runs what of `npm test`: stages of tests are cut by their own runners, the others go where there is room. Pure.
import { STAGES } from './stages.mjs'

/** @typedef {{ number: number, of: number }} Part the second of four: `{ number: 2, of: 4 }` */
/** @typedef {{ stage: string, part?: Part }} Work a stage, or a part of its tests */

/** More machines would mostly install packages. */
export const MOST_SHARDS = 16

/**
 * Seconds on a machine with two cores, as a whole run prints them; `start` is what each part pays anew. Their
 * proportions matter and not their sum: on another machine the plan is the same.
 */
export const COSTS = {
  check: { all: 26 },
  unit: { all: 190, start: 10 },
  stories: { all: 163, start: 15 },
  build: { all: 22 },
  'build:mock': { all: 18 },
  e2e: { all: 190, start: 5 },
}

const isDivisible = (stage) => STAGES[stage].tests !== undefined

/** A build that each part of the journeys needs is no work of its own. */
const needOf = (stage, stages) =>
  stages.includes(STAGES[stage].after) ? STAGES[stage].after : undefined

function piecesOf(stage, count, stages) {
  const { all, start = 0 } = COSTS[stage]
  const need = needOf(stage, stages)
  const seconds = all / count + start + (need ? COSTS[need].all : 0)
  return Array.from({ length: count }, (_, at) => ({
    stage,
    seconds,
    ...(count > 1 && { part: { number: at + 1, of: count } }),
  }))
}

/** The longest piece first, each to the machine that has least to do and nothing of that stage. */
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

/** Every way to cut these stages: one list of counts each. */
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
 * What each of so many machines does, in the order of the stages: the plan whose longest machine is done soonest,
 * and of equal ones the one with the least work.
 * @param {string[]} stages @param {number} of @returns {{ seconds: number, works: Work[] }[]}
 */
export function planOf(stages, of) {
  const needs = new Set(stages.map((stage) => needOf(stage, stages)))
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
    return pieces.some((one) => needOf(one.stage, stages) === stage) ? [{ stage }] : []
  })

/** `unit 2/4` @param {Work} work */
export const workTitle = ({ stage, part }) => (part ? `${stage} ${part.number}/${part.of}` : stage)
