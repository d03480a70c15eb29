// `npm run contract:coverage`: runs the unit tests and tells which declared answers they bring about; a path narrows
// the tests, `--report` runs none and reads what was noted last, `--hold` fails below the floors.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { bundleContract } from '../generate/bundle.mjs'
import { readOperations } from '../generate/operations.mjs'
import { fail, inRoot, main, needFile, needLockedNode, runNode } from '../say.mjs'
import { figuresOf, readPairs } from './pairs.mjs'
import { pairsPage } from './pairs-page.mjs'

/** Noted by tests/harness/note-answers.ts, one answer a line. */
const NOTES = '.cache/contract-coverage.jsonl'
const PAGE = '.cache/contract-coverage.html'
/** Percent below which `--hold` fails. */
const FLOORS = { operations: 100, pairs: 95 }

async function runTests(paths) {
  mkdirSync(dirname(inRoot(NOTES)), { recursive: true })
  rmSync(inRoot(NOTES), { force: true })
  const args = ['run', '--project', 'unit', '--project', 'dom', '--reporter=minimal', ...paths]
  const env = { CONTRACT_COVERAGE: inRoot(NOTES) }
  return (await runNode('node_modules/vitest/vitest.mjs', args, { env })).code
}

const readNotes = () =>
  readFileSync(inRoot(NOTES), 'utf8')
    .split('\n')
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
  console.log(`What is missing: ${PAGE}`)
}

await main(async () => {
  needLockedNode('contract:coverage')
  const args = process.argv.slice(2)
  const code = args.includes('--report')
    ? 0
    : await runTests(args.filter((arg) => !arg.startsWith('--')))
  needFile(NOTES, 'run `npm run contract:coverage` without --report')
  const contract = await bundleContract(inRoot('openapi', 'portal.yaml'))
  const pairs = readPairs(readOperations(contract), existsSync(inRoot(NOTES)) ? readNotes() : [])
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
