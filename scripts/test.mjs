// `npm test`: every stage that must pass, in the order that fails soonest. `npm test -- unit e2e` runs those alone.
import { execFileSync } from 'node:child_process'
import { findBrowser } from './browser.mjs'
import { duration, fail, main, needLockedNode, runNode } from './say.mjs'

const VITEST = 'node_modules/vitest/vitest.mjs'
const VITE = 'node_modules/vite/bin/vite.js'

/** Stage -> the programs it runs, one after the other. */
const STAGES = {
  check: [['scripts/check.mjs']],
  unit: [[VITEST, 'run', '--project', 'unit']],
  stories: [[VITEST, 'run', '--project', 'stories']],
  build: [[VITE, 'build', '--logLevel', 'warn'], ['scripts/no-mocks.mjs'], ['scripts/budget.mjs']],
  'build:mock': [[VITE, 'build', '--mode', 'mock', '--logLevel', 'warn']],
  e2e: [['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e']],
}

function chosenStages() {
  const names = process.argv.slice(2)
  const unknown = names.find((name) => !Object.hasOwn(STAGES, name))
  if (unknown)
    fail(`There is no stage "${unknown}": choose from ${Object.keys(STAGES).join(', ')}.`)
  return Object.keys(STAGES).filter((name) => names.length === 0 || names.includes(name))
}

function printVersions() {
  const browser = findBrowser()
  const version = execFileSync(browser, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  console.log(`Node ${process.versions.node}, ${version.trim()} (${browser})`)
}

async function runStage(name) {
  const start = performance.now()
  console.log(`\n=== ${name}`)
  for (const [script, ...args] of STAGES[name]) {
    const { code } = await runNode(script, args)
    if (code !== 0) return { name, took: performance.now() - start, failed: script }
  }
  const took = performance.now() - start
  console.log(`=== ${name}: ${duration(took)}`)
  return { name, took }
}

await main(async () => {
  const stages = chosenStages()
  needLockedNode('test')
  printVersions()
  const results = []
  for (const name of stages) {
    results.push(await runStage(name))
    if (results.at(-1).failed) break
  }
  const total = results.reduce((sum, { took }) => sum + took, 0)
  console.log('')
  for (const name of stages) {
    const result = results.find((one) => one.name === name)
    const state = result ? (result.failed ? 'FAILED' : 'ok') : 'not run'
    console.log(`  ${name.padEnd(12)} ${state.padEnd(8)} ${result ? duration(result.took) : ''}`)
  }
  console.log(`  ${'all'.padEnd(21)} ${duration(total)}\n`)
  const failed = results.find((result) => result.failed)
  if (failed)
    fail(`Stage "${failed.name}" failed in ${failed.failed}; again: npm test -- ${failed.name}`)
})
