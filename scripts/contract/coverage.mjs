// `npm run contract -- coverage`: runs the unit tests, with `--stories` the stories too, and reports which declared
// answers they produce. A path narrows the tests, `--report` runs none and reads the last notes, `--hold` fails below
// the thresholds, `--short` prints two lines.
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { bundleContract } from '../generate/bundle.mjs'
import { readOperations } from '../generate/operations.mjs'
import { fail, fromRoot, requireFile, runNode } from '../lib/cli.mjs'

export const LIST = '.cache/contract-coverage.txt'
/** Percent below which `--hold` fails. */
const FLOORS = { operations: 100, pairs: 95 }

/** One note per answer, written by tests/harness/note-answers.ts and note-stories.ts. */
const NOTES = '.cache/contract-coverage'

/** Empties the notes and returns their folder for CONTRACT_COVERAGE. */
export function emptyNotes() {
  rmSync(fromRoot(NOTES), { recursive: true, force: true })
  mkdirSync(fromRoot(NOTES), { recursive: true })
  return fromRoot(NOTES)
}

/**
 * Of this run, or of several that are in their own folders.
 * @returns {{ pair: string, by: string }[]}
 */
const readNotes = () =>
  readdirSync(fromRoot(NOTES), { recursive: true })
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(fromRoot(NOTES, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/**
 * An answer that the contract declares: `placeBet 200`, `placeBet 200 game.maintenance`, `placeBet 409`. `by` are the
 * test files that produced it.
 * @typedef {{ pair: string, operation: string, tag: string, by: string[] }} Pair
 */

/** The name of every answer of an operation: success, each refusal by its code, and every other status. */
const pairsOf = ({ id, responses, refusals }) => [
  ...responses.map(([status]) => `${id} ${status}`),
  ...refusals.map((code) => `${id} 200 ${code}`),
]

/** An answer with another status than 200 counts by its status, whatever its code. */
function nameOf(pair) {
  const [id, status, code] = pair.split(' ')
  return status === '200' && code ? pair : `${id} ${status}`
}

/**
 * @param operations those of the contract
 * @param {{ pair: string, by: string }[]} seen what was noted
 * @returns {Pair[]} in the order of the contract
 */
export function readPairs(operations, seen) {
  const files = new Map()
  for (const { pair, by } of seen)
    files.set(nameOf(pair), (files.get(nameOf(pair)) ?? new Set()).add(by))
  return operations.flatMap((operation) =>
    pairsOf(operation).map((pair) => ({
      pair,
      operation: operation.id,
      tag: operation.tag,
      by: [...(files.get(pair) ?? [])].sort(),
    })),
  )
}

const isReached = ({ by }) => by.length > 0

/** The share of operations with any answer seen, and the share of answers seen. */
export function computeCoverage(pairs) {
  const all = new Set(pairs.map(({ operation }) => operation))
  const reached = new Set(pairs.filter(isReached).map(({ operation }) => operation))
  const part = (count, of) => ({ count, of, percent: of === 0 ? 100 : (100 * count) / of })
  return {
    operations: part(reached.size, all.size),
    pairs: part(pairs.filter(isReached).length, pairs.length),
  }
}

const NOTHING = 'nothing reaches it'

/** A line for each response with the files that produced it; responses without any come first. */
export const formatResponses = (pairs) =>
  pairs
    .toSorted((one, other) => Number(isReached(one)) - Number(isReached(other)))
    .map(({ pair, by }) => `${pair}: ${by.join(', ') || NOTHING}\n`)
    .join('')

/** Reads such a list. @returns {Map<string, boolean>} whether each response is produced */
export const parseResponses = (list) =>
  new Map([...list.matchAll(/^([^:\n]+): (.*)$/gm)].map(([, pair, by]) => [pair, by !== NOTHING]))

/** A line for each deprecated operation with the modules that still call it. */
export function deprecatedCalls(operations) {
  const files = globSync('src/api/**/*.ts', { cwd: fromRoot() }).sort()
  return operations.flatMap(({ id, method, path, deprecation }) => {
    if (!deprecation) return []
    const call = new RegExp(`client\\.${method}\\(\\s*'${path}'`)
    const callers = files.filter((file) => call.test(readFileSync(fromRoot(file), 'utf8')))
    const { sunset, replacedBy } = deprecation
    const other = replacedBy ? `, in favour of ${replacedBy}` : ''
    return `deprecated: ${id} until ${sunset}${other}; called by ${callers.join(', ') || 'nobody'}`
  })
}

async function runTests(projects, paths) {
  const args = ['run', '--passWithNoTests', '--reporter=minimal', ...paths]
  const env = { CONTRACT_COVERAGE: emptyNotes() }
  let failed = 0
  for (const names of projects) {
    const chosen = names.flatMap((name) => ['--project', name])
    failed += (await runNode('node_modules/vitest/vitest.mjs', [...args, ...chosen], { env })).code
  }
  return failed
}

function print(pairs, figures, short) {
  const tags = short ? [] : Map.groupBy(pairs, (one) => one.tag)
  for (const [tag, own] of tags) {
    const { count, of, percent } = computeCoverage(own).pairs
    console.log(
      `  ${tag.padEnd(14)} ${String(count).padStart(4)} of ${String(of).padStart(4)}  ${percent.toFixed(0)} %`,
    )
  }
  for (const [what, { count, of, percent }] of Object.entries(figures))
    console.log(`${what} reached: ${count} of ${of} (${percent.toFixed(1)} %)`)
  if (short) return
  for (const layer of ['tests', 'stories']) {
    const reached = pairs.filter(({ by }) => by.some((file) => file.startsWith(`${layer}/`)))
    console.log(`  by ${layer}: ${reached.length}`)
  }
  console.log(`What is missing: ${LIST}`)
}

export async function run() {
  const args = process.argv.slice(2)
  const projects = [
    ['unit', 'dom', 'dom-own'],
    ...(args.includes('--stories') ? [['stories']] : []),
  ]
  const paths = args.filter((arg) => !arg.startsWith('--'))
  const code = args.includes('--report') ? 0 : await runTests(projects, paths)
  requireFile(NOTES, 'run `npm run contract -- coverage` without --report')
  const contract = await bundleContract()
  const pairs = readPairs(readOperations(contract), readNotes())
  const figures = computeCoverage(pairs)
  writeFileSync(fromRoot(LIST), formatResponses(pairs))
  print(pairs, figures, args.includes('--short'))
  for (const line of deprecatedCalls(readOperations(contract))) console.log(line)
  if (code !== 0) fail('Tests failed: what they did not reach is missing here too.')
  const low = Object.keys(FLOORS).filter((what) => figures[what].percent < FLOORS[what])
  if (args.includes('--hold') && low.length > 0)
    fail(
      `Too little is reached: ${low.map((what) => `${what} below ${FLOORS[what]} %`).join(', ')}.`,
    )
}
