// `npm run contract -- diff --base origin/main`: describes what changed in the contract since then; exit code 1 where
// something breaks that openapi/accepted-breaks.json does not accept, or info.version has not moved as the changes
// require. `--json` prints the changes for programs.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleContract } from '../generate/bundle.mjs'
import { fail, fromRoot, option, root } from '../lib/cli.mjs'
import { compareContracts, formatChange } from './compare.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 })

/** The bundled contract as of a commit. */
async function contractAt(ref) {
  if (ref.startsWith('-')) fail(`--base wants a commit, a branch or a tag, not "${ref}".`)
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  } catch {
    fail(`There is no commit, branch or tag "${ref}" in this repository.`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', ref, 'openapi') })
    return await bundleContract(join(folder, 'openapi', 'portal.yaml'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Filters the breaks without an acceptance. An acceptance names the line of this command, why, and its last day.
 * @param {{ change: string, why: string, until: string }[]} accepted
 * @param today as YYYY-MM-DD
 */
export const unacceptedBreaks = (
  changes,
  accepted,
  today = new Date().toISOString().slice(0, 10),
) =>
  changes.filter(
    (change) =>
      change.breaks &&
      !accepted.some((one) => one.change === formatChange(change) && today <= one.until),
  )

/** The lowest version after these changes: until 1.0.0 a break raises the second number, and anything else the third. */
export function lowestVersion(version, changes) {
  const [major, minor, patch] = version.split('.').map(Number)
  if (changes.length === 0) return version
  const breaks = changes.some((change) => change.breaks)
  if (major > 0) return breaks ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
  return breaks ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`
}

/** A sentence when the version has not moved as the changes require, else null. */
export function findVersionProblem(before, after, changes) {
  const lowest = lowestVersion(before, changes)
  const isLower = after.localeCompare(lowest, 'en', { numeric: true }) < 0
  return isLower ? `info.version is ${after}, and these changes require ${lowest} at least.` : null
}

function print(ref, changes, refused) {
  for (const [title, list] of [
    ['Breaks', refused],
    ['Breaks, and is accepted', changes.filter((one) => one.breaks && !refused.includes(one))],
    ['Does not break', changes.filter(({ breaks }) => !breaks)],
  ]) {
    if (list.length === 0) continue
    console.log(`${title}:`)
    for (const change of list) console.log(`  ${formatChange(change)}`)
  }
  const breaking = changes.filter(({ breaks }) => breaks)
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`
  console.log(`${count} of the contract since ${ref}, ${breaking.length} of them break.`)
}

/** Finds what changed in the contract since a commit, the breaks that are not accepted, and a fault of its version. */
export async function contractChanges(ref) {
  const before = await contractAt(ref)
  const after = await bundleContract()
  const changes = compareContracts(before, after)
  const accepted = JSON.parse(readFileSync(fromRoot('openapi', 'accepted-breaks.json'), 'utf8'))
  const refused = unacceptedBreaks(changes, accepted)
  const problem = findVersionProblem(before.info.version, after.info.version, changes)
  return { changes, refused, problem }
}

export async function run() {
  const ref =
    option('base') ?? fail('--base is missing: say since when, as in `--base origin/main`.')
  const { changes, refused, problem } = await contractChanges(ref)
  if (process.argv.includes('--json')) console.log(JSON.stringify(changes, null, 2))
  else {
    print(ref, changes, refused)
    if (problem) console.log(problem)
  }
  if (refused.length > 0 || problem) process.exitCode = 1
}
