// Merges the reports of several machines to one run. Pure.
import { planOf, workTitle } from './plan.mjs'

/**
 * @typedef {import('./run.mjs').Result} Result
 * @typedef {import('./report.mjs').Failure} Failure
 * @typedef {{ commit: string, shard: import('./plan.mjs').Part, stages: string[], machine: string, took: number,
 * results: Result[], passedAgain: Failure[] }} ShardReport
 * `commit`: the commit, with a digest of uncommitted changes; `passedAgain`: failures that passed when run alone
 */

const nameOf = ({ number, of }) => `shard ${number}/${of}`

/**
 * Why these reports do not make up one whole run; undefined if they do.
 * @param {ShardReport[]} shards @param {string} commit of the tree that merges them @returns {string | undefined}
 */
export function whyNotOne(shards, commit) {
  const [{ shard: first, stages }] = shards
  const numbers = shards.map(({ shard }) => shard.number)
  const other = shards.find(({ shard }) => shard.of !== first.of)
  if (other) return `${nameOf(other.shard)} is of another run than ${nameOf(first)}`
  const strange = shards.find((one) => one.commit !== commit)
  if (strange) return `${nameOf(strange.shard)} ran ${strange.commit}, and this is ${commit}`
  const unlike = shards.find((one) => one.stages.join() !== stages.join())
  if (unlike)
    return `${nameOf(unlike.shard)} ran ${unlike.stages.join(', ')}, not ${stages.join(', ')}`
  const twice = shards.find(({ shard }, at) => numbers.indexOf(shard.number) !== at)
  if (twice) return `${nameOf(twice.shard)} is there twice`
  const absent = Array.from({ length: first.of }, (_, at) => at + 1).filter(
    (number) => !numbers.includes(number),
  )
  if (absent.length > 0)
    return `${absent.map((number) => nameOf({ number, of: first.of })).join(' and ')} is missing`
  return undefined
}

/** What a shard was to run but did not, because it had stopped before. */
function leftOut({ shard, stages, results }) {
  const { works } = planOf(stages, shard.of)[shard.number - 1]
  const done = results.map(({ name, part }) => workTitle({ stage: name, part }))
  return works.filter((work) => !done.includes(workTitle(work)))
}

/**
 * The input of `outcomeOf` and of the table, from all shards together.
 * @param {ShardReport[]} shards
 */
export function mergeShards(shards) {
  const results = shards.flatMap((one) => one.results)
  const errors = shards.flatMap((one) => {
    const stopped = one.results
      .filter((result) => result.stopped)
      .map(({ name }) => `stage "${name}" failed`)
    const own = [...stopped, ...one.results.flatMap((result) => result.errors)]
    const missing = leftOut(one)
    if (missing.length > 0 && own.length === 0)
      own.push(`it never ran ${missing.map(workTitle).join(', ')}`)
    return own.map((error) => `${error} (${nameOf(one.shard)})`)
  })
  const again = shards.flatMap(({ passedAgain }) => passedAgain)
  const failures = results.flatMap((result) => result.failures)
  return {
    stages: shards[0].stages,
    results,
    errors,
    failures,
    passedAgain: new Set(failures.filter((one) => again.some((other) => isSame(one, other)))),
    missing: shards.flatMap(leftOut).map(({ stage }) => stage),
    total: Math.max(...shards.map(({ took }) => took)),
  }
}

const isSame = (one, other) =>
  ['stage', 'project', 'file', 'name', 'line'].every((key) => one[key] === other[key])

/** A line for each shard, which shows whether they take equally long. @param {ShardReport[]} shards */
export const shardLines = (shards) =>
  shards
    .toSorted((a, b) => a.shard.number - b.shard.number)
    .map(({ shard, took, results, machine }) => {
      const works = results.map(({ name, part }) => workTitle({ stage: name, part }))
      return `  ${nameOf(shard).padEnd(12)} ${(took / 1000).toFixed(1).padStart(8)} s  ${works.join(', ') || 'nothing'} (${machine})`
    })
