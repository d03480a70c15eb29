// `npm run contract:coverage`: runs the unit tests, with `--stories` the stories too, and tells which declared answers
// they bring about; a path narrows the tests, `--report` runs none and reads what was noted last, `--hold` fails below
// the floors.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { bundleContract } from '../generate/bundle.mjs'
import { readOperations } from '../generate/operations.mjs'
import { fail, inRoot, main, needFile, needLockedNode, runNode } from '../say.mjs'
import { figuresOf, readPairs } from './pairs.mjs'
import { pairsPage } from './pairs-page.mjs'

/** Noted by tests/harness/note-answers.ts and note-stories.ts, one answer a line. */
const NOTES = '.cache/contract-coverage'
const PAGE = '.cache/contract-coverage.html'
/** Percent below which `--hold` fails. */
const FLOORS = { operations: 100, pairs: 95 }

async function runTests(projects, paths) {
  rmSync(inRoot(NOTES), { recursive: true, force: true })
  mkdirSync(inRoot(NOTES), { recursive: true })
  const args = ['run', '--passWithNoTests', '--reporter=minimal', ...paths]
  const env = { CONTRACT_COVERAGE: inRoot(NOTES) }
  let failed = 0
  for (const names of projects) {
    const chosen = names.flatMap((name) => ['--project', name])
    failed += (await runNode('node_modules/vitest/vitest.mjs', [...args, ...chosen], { env })).code
  }
  return failed
}

const readNotes = () =>
  readdirSync(inRoot(NOTES))
    .flatMap((name) => readFileSync(inRoot(NOTES, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

function print(pairs, figures) {
  for (const [tag, own] of Map.groupBy(pairs, (one) => one.tag)) {
    const { count, of, percent } = figuresOf(own).pairs
    console.log(
      `  ${tag.padEnd(14)} ${String(count).padStart(4)} of ${String(of).padStart(4)}  ${percent.toFixed(0)} %`,
    )
  }
  for (const [what, { count, of, percent }] of Object.entries(figures))
    console.log(`${what} reached: ${count} of ${of} (${percent.toFixed(1)} %)`)
  for (const layer of ['tests', 'stories']) {
    const reached = pairs.filter(({ by }) => by.some((file) => file.startsWith(`${layer}/`)))
    console.log(`  by ${layer}: ${reached.length}`)
  }
  console.log(`What is missing: ${PAGE}`)
}

await main(async () => {
  needLockedNode('contract:coverage')
  const args = process.argv.slice(2)
  const projects = [
    ['unit', 'dom', 'dom-own'],
    ...(args.includes('--stories') ? [['stories']] : []),
  ]
  const paths = args.filter((arg) => !arg.startsWith('--'))
  const code = args.includes('--report') ? 0 : await runTests(projects, paths)
  needFile(NOTES, 'run `npm run contract:coverage` without --report')
  const contract = await bundleContract(inRoot('openapi', 'portal.yaml'))
  const pairs = readPairs(readOperations(contract), readNotes())
  const figures = figuresOf(pairs)
  writeFileSync(inRoot(PAGE), pairsPage(pairs, figures))
  print(pairs, figures)
  if (code !== 0) fail('Tests failed: what they did not reach is missing here too.')
  const low = Object.keys(FLOORS).filter((what) => figures[what].percent < FLOORS[what])
  if (args.includes('--hold') && low.length > 0)
    fail(
      `Too little is reached: ${low.map((what) => `${what} below ${FLOORS[what]} %`).join(', ')}.`,
    )
})
