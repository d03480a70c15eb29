// `npm run contract -- diff --base origin/main`: describes what changed in the contract since then; exit code 1 where
// something breaks. `--json` prints the changes for programs.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
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

function print(ref, changes) {
  const breaking = changes.filter(({ breaks }) => breaks)
  for (const [title, list] of [
    ['Breaks', breaking],
    ['Does not break', changes.filter(({ breaks }) => !breaks)],
  ]) {
    if (list.length === 0) continue
    console.log(`${title}:`)
    for (const change of list) console.log(`  ${formatChange(change)}`)
  }
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`
  console.log(`${count} of the contract since ${ref}, ${breaking.length} of them break.`)
}

export async function run() {
  const ref =
    option('base') ?? fail('--base is missing: say since when, as in `--base origin/main`.')
  const before = await contractAt(ref)
  const changes = compareContracts(before, await bundleContract(fromRoot('openapi', 'portal.yaml')))
  if (process.argv.includes('--json')) console.log(JSON.stringify(changes, null, 2))
  else print(ref, changes)
  if (changes.some(({ breaks }) => breaks)) process.exitCode = 1
}
