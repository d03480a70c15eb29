// `npm run contract -- coverage`: runs the unit tests, with `--stories` the stories too, and reports which declared
// answers they produce. A path narrows the tests, `--report` runs none and reads the last notes, `--hold` fails below
// the thresholds, `--short` prints two lines.
import { writeFileSync } from 'node:fs'
import { bundleContract } from '../generate/bundle.mjs'
import { readOperations } from '../generate/operations.mjs'
import { fail, inRoot, needFile, runNode } from '../say.mjs'
import { emptyNotes, NOTES, readNotes } from './notes.mjs'
import { figuresOf, listOf, readPairs } from './pairs.mjs'

const LIST = '.cache/contract-coverage.txt'
/** Percent below which `--hold` fails. */
const FLOORS = { operations: 100, pairs: 95 }

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
    const { count, of, percent } = figuresOf(own).pairs
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
  needFile(NOTES, 'run `npm run contract -- coverage` without --report')
  const contract = await bundleContract(inRoot('openapi', 'portal.yaml'))
  const pairs = readPairs(readOperations(contract), readNotes())
  const figures = figuresOf(pairs)
  writeFileSync(inRoot(LIST), listOf(pairs))
  print(pairs, figures, args.includes('--short'))
  if (code !== 0) fail('Tests failed: what they did not reach is missing here too.')
  const low = Object.keys(FLOORS).filter((what) => figures[what].percent < FLOORS[what])
  if (args.includes('--hold') && low.length > 0)
    fail(
      `Too little is reached: ${low.map((what) => `${what} below ${FLOORS[what]} %`).join(', ')}.`,
    )
}
