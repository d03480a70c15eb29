// `npm test`: every stage that must pass, in the order that fails soonest. `npm test -- unit e2e` runs those
// alone, `npm test -- unit tests/lib` only the files whose path contains that.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { emptyNotes } from './contract/notes.mjs'
import { duration, fail, inRoot, main, needLockedNode, runNode } from './say.mjs'
import { failuresOf, readReport, slowLines } from './test/report.mjs'
import { excerpt, outcomeOf, RERUN_AT_MOST, titleOf, toRerun } from './test/rerun.mjs'
import { STAGES } from './test/stages.mjs'

const FOLDER = inRoot('.cache', 'test')
const SUMMARY = '.cache/test-report'

function readArguments() {
  const args = process.argv.slice(2)
  const files = args.filter((arg) => /[/.]/.test(arg))
  const names = args.filter((arg) => !files.includes(arg))
  const unknown = names.find((name) => !Object.hasOwn(STAGES, name))
  if (unknown)
    fail(`There is no stage "${unknown}": choose from ${Object.keys(STAGES).join(', ')}.`)
  if (files.length > 0 && names.length === 0)
    fail(`Name the stage that "${files[0]}" belongs to, such as: npm test -- unit ${files[0]}`)
  const stages = Object.keys(STAGES).filter((name) => names.length === 0 || names.includes(name))
  return { stages, files }
}

function printVersions() {
  const browser = findBrowser()
  const version = execFileSync(browser, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  console.log(`Node ${process.versions.node}, ${version.trim()} (${browser})`)
}

/** Runs a tool with its reporter. @returns its exit code and its report */
async function runTests({ script, args }, more, name, { capture = false, noted = false } = {}) {
  const path = `${FOLDER}/${name}.json`
  rmSync(path, { force: true })
  // Each worker compiles jsdom anew: the second reads what the first compiled.
  const env = {
    TEST_REPORT: path,
    NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'compiled'),
    ...(noted && { CONTRACT_COVERAGE: emptyNotes() }),
  }
  const { code } = await runNode(script, [...args, ...more], { env, capture })
  return { code, report: readReport(path) }
}

async function runTestStage(name, { tests: tool, noted }, files) {
  const whole = noted !== undefined && files.length === 0
  const { code, report } = await runTests(tool, [...tool.all, ...files], name, { noted: whole })
  if (!report) return { errors: [`stage "${name}" ended without a report (exit code ${code})`] }
  for (const line of slowLines(report)) console.log(line)
  const failures = failuresOf(name, report)
  const errors = report.errors.map((message) => `stage "${name}": ${message.split('\n')[0]}`)
  // Whatever the tool itself holds against the run, such as no test at all, counts.
  if (code !== 0 && failures.length + errors.length === 0) errors.push(`stage "${name}" failed`)
  // Tests that failed reached less than they would have.
  if (whole && code === 0 && (await runNode(noted[0], noted.slice(1))).code !== 0)
    errors.push('too little of the contract is reached')
  return { failures, errors, tests: report.tests.length }
}

async function runStage(name, files) {
  const start = performance.now()
  console.log(`\n=== ${name}`)
  const stage = STAGES[name]
  const { steps = [], tests } = stage
  const result = { name, failures: [], errors: [] }
  for (const [script, ...args] of steps) {
    const { code } = await runNode(script, args)
    if (code !== 0) return { ...result, took: performance.now() - start, stopped: script }
  }
  if (tests) Object.assign(result, await runTestStage(name, stage, files))
  result.took = performance.now() - start
  console.log(`=== ${name}: ${duration(result.took)}`)
  return result
}

/** Runs each failing test once more, alone. @returns {Promise<Set<import('./test/report.mjs').Failure>>} those that pass */
async function runAgain(failures) {
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

function stateOf(result, failed) {
  if (!result) return 'not run'
  const { stopped, errors, failures } = result
  if (stopped || errors.length > 0 || failures.some((one) => failed.includes(one))) return 'FAILED'
  return failures.length > 0 ? 'flaky' : 'ok'
}

function printTable(stages, results, { failed }, total) {
  console.log('')
  for (const name of stages) {
    const result = results.find((one) => one.name === name)
    const state = stateOf(result, failed)
    const count = result?.tests ? `${result.tests} tests` : ''
    const took = result ? duration(result.took) : ''
    console.log(`  ${name.padEnd(12)} ${state.padEnd(8)} ${took.padStart(9)}  ${count}`.trimEnd())
  }
  console.log(`  ${'all'.padEnd(21)} ${duration(total).padStart(9)}`)
}

/** The flaky and the failed, for later: `.cache/test-report.md` to read, `.json` for programs. */
function keep(outcome, results) {
  const part = (title, failures) =>
    failures.length === 0
      ? []
      : [`## ${title}`, ...failures.map((one) => `### ${titleOf(one)}\n\n~~~\n${one.message}\n~~~`)]
  const stages = results.map(({ name, took, tests = 0 }) => ({ name, ms: Math.round(took), tests }))
  const words = [
    `# Test run: ${outcome.ok ? 'passed' : 'failed'}`,
    ...outcome.why,
    ...part('Flaky', outcome.flaky),
    ...part('Failed', outcome.failed),
  ]
  mkdirSync(inRoot('.cache'), { recursive: true })
  writeFileSync(inRoot(`${SUMMARY}.json`), `${JSON.stringify({ ...outcome, stages }, null, 2)}\n`)
  writeFileSync(inRoot(`${SUMMARY}.md`), `${words.join('\n\n')}\n`)
}

function printOutcome({ ok, flaky, failed, why }) {
  for (const one of flaky) console.log(`\nFLAKY  ${titleOf(one)}\n${excerpt(one.message)}`)
  for (const one of failed) console.log(`\nFAILED ${titleOf(one)}\n${excerpt(one.message)}`)
  if (flaky.length + failed.length > 0) console.log(`\nThe whole messages: ${SUMMARY}.md`)
  if (!ok) fail(`\nThe run failed: ${why.join('; ')}.`)
}

await main(async () => {
  const start = performance.now()
  const { stages, files } = readArguments()
  needLockedNode('test')
  printVersions()
  rmSync(FOLDER, { recursive: true, force: true })
  const results = []
  for (const name of stages) {
    results.push(await runStage(name, files))
    if (results.at(-1).stopped) break
  }
  const stopped = results.find((result) => result.stopped)?.name
  const failures = results.flatMap((result) => result.failures)
  // Where the run has failed already, a second chance decides nothing.
  const passedAgain = stopped ? new Set() : await runAgain(failures)
  const errors = results.flatMap((result) => result.errors)
  const outcome = outcomeOf({ stopped, errors, failures, passedAgain })
  printTable(stages, results, outcome, performance.now() - start)
  keep(outcome, results)
  printOutcome(outcome)
})
