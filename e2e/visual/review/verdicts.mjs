// People's verdicts on differences: stored in the repository and read in a pull request.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fail, fromRoot } from '#scripts/lib/cli.mjs'

const FILE = fromRoot('e2e', 'visual', 'verdicts.json')

/** @returns {Record<string, Record<string, { picture: string, verdict: 'accepted' | 'denied', reason?: string }>>} by story and mode */
export function readVerdicts(file = FILE) {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(`${file} is no JSON (${error.message}): mend it or take it from the last commit.`)
  }
}

/** The ID of a story, or the name of a mode. */
export const isName = (value) =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,199}$/.test(value)

export const isVerdict = (one) =>
  /^[0-9a-f]{24}$/.test(one?.picture) &&
  (one.verdict === 'accepted' || (one.verdict === 'denied' && typeof one.reason === 'string'))

/** Compares two verdicts. Undefined stands for a picture without a verdict. */
export const sameVerdict = (one, other) =>
  ['picture', 'verdict', 'reason'].every((part) => one?.[part] === other?.[part])

const sorted = (value) =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))

/** Writes them in a fixed order, so that a commit shows only what is new. */
export function writeVerdicts(verdicts, file = FILE) {
  const stories = Object.entries(verdicts).map(([id, modes]) => [id, sorted(modes)])
  writeFileSync(file, `${JSON.stringify(sorted(Object.fromEntries(stories)), null, 2)}\n`)
}

/** The verdict on one picture; it does not apply to another picture of the same story. */
export function verdictOf(verdicts, { id, mode, after }) {
  const one = verdicts[id]?.[mode]
  return one?.picture === after ? one : undefined
}

/** Lists the differences without an accepting verdict. @returns {string[]} one line each, none if all are accepted */
export const findUnaccepted = (verdicts, differences) =>
  differences.flatMap((difference) => {
    const { verdict, reason } = verdictOf(verdicts, difference) ?? {}
    if (verdict === 'accepted') return []
    const what = `${difference.title}: ${difference.name} (${difference.mode})`
    return [verdict === 'denied' ? `denied     ${what}: ${reason}` : `no verdict ${what}`]
  })
