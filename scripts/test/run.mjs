// Runs one stage, or this machine's share of it, and failing tests once more.
import { rmSync } from 'node:fs'
import { emptyNotes } from '../contract/notes.mjs'
import { duration, inRoot, runNode } from '../say.mjs'
import { workTitle } from './plan.mjs'
import { failuresOf, readReport, slowLines } from './report.mjs'
import { RERUN_AT_MOST, titleOf, toRerun } from './rerun.mjs'
import { STAGES } from './stages.mjs'

/**
 * @typedef {import('./report.mjs').Failure} Failure
 * @typedef {{ name: string, part?: import('./plan.mjs').Part, took: number, tests?: number, stopped?: string,
 * failures: Failure[], errors: string[], noted?: boolean }} Result
 * `stopped`: the program that failed; `noted`: all tests ran, so that the contract coverage is complete
 */

export const FOLDER = inRoot('.cache', 'test')

/** Runs a tool with its reporter. @returns its exit code and its report */
async function runTests({ script, args }, more, name, { capture = false, noted = false } = {}) {
  const path = `${FOLDER}/${name}.json`
  rmSync(path, { force: true })
  // Each worker compiles jsdom; with a compile cache only the first one has to.
  const env = {
    TEST_REPORT: path,
    NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'compiled'),
    ...(noted && { CONTRACT_COVERAGE: emptyNotes() }),
  }
  const { code } = await runNode(script, [...args, ...more], { env, capture })
  return { code, report: readReport(path) }
}

async function runTestStage(name, { tests: tool, noted }, { files, part }) {
  const whole = noted !== undefined && files.length === 0
  const shard = part ? [`--shard=${part.number}/${part.of}`] : []
  const { code, report } = await runTests(tool, [...tool.all, ...files, ...shard], name, {
    noted: whole,
  })
  if (!report) return { errors: [`stage "${name}" ended without a report (exit code ${code})`] }
  for (const line of slowLines(report)) console.log(line)
  const failures = failuresOf(name, report)
  const errors = report.errors.map((message) => `stage "${name}": ${message.split('\n')[0]}`)
  // An error of the tool itself counts as well, such as finding no test.
  if (code !== 0 && failures.length + errors.length === 0) errors.push(`stage "${name}" failed`)
  // Failing tests may cover less of the contract than they would if they passed.
  return { failures, errors, tests: report.tests.length, noted: whole && code === 0 }
}

/** Checks the contract coverage of the last run. @returns {Promise<string[]>} what is missing */
export async function judgeNotes(name) {
  const [script, ...args] = STAGES[name].noted
  return (await runNode(script, args)).code === 0 ? [] : ['too little of the contract is reached']
}

/**
 * @param {import('./plan.mjs').Work} work @param {string[]} files runs only these files of the stage; all if empty
 * @returns {Promise<Result>}
 */
export async function runStage({ stage: name, part }, files = []) {
  const start = performance.now()
  const title = workTitle({ stage: name, part })
  console.log(`\n=== ${title}`)
  const stage = STAGES[name]
  const { steps = [], tests } = stage
  const result = { name, ...(part && { part }), failures: [], errors: [], took: 0 }
  const ended = (more) => ({ ...result, ...more, took: performance.now() - start })
  for (const [script, ...args] of steps) {
    const { code } = await runNode(script, args)
    if (code !== 0) return ended({ stopped: script })
  }
  const done = ended(tests ? await runTestStage(name, stage, { files, part }) : {})
  console.log(`=== ${title}: ${duration(done.took)}`)
  return done
}

/** Runs each failing test once more, alone. @returns {Promise<Set<Failure>>} those that pass */
export async function runAgain(failures) {
  const passed = new Set()
  if (failures.length > RERUN_AT_MOST)
    console.log(`\n${failures.length} failed: too many to run each once more.`)
  for (const [at, failure] of toRerun(failures).entries()) {
    if (at === 0) console.log('\n=== once more, alone')
    const { tests } = STAGES[failure.stage]
    const { code, report } = await runTests(tests, tests.one(failure), `again-${at + 1}`, {
      capture: true,
    })
    const ran = report?.tests.some(
      ({ name, file }) => file === failure.file && (failure.name ?? name) === name,
    )
    if (code === 0 && ran) passed.add(failure)
    console.log(`  ${passed.has(failure) ? 'passed' : 'FAILED'}  ${titleOf(failure)}`)
  }
  return passed
}
