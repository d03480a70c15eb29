// Checks the import graph against .dependency-cruiser.mjs, and what a graph cannot show: barrels, unknown rooms, globs.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import config, { ROOMS, SDK_ENTRIES } from '../../.dependency-cruiser.mjs'
import { formatDuration, isMainModule, main, requireLockedNode, root } from '../lib/cli.mjs'
import { findImportRoom, findSubpath } from './graph.mjs'

const FOLDERS = ['src', 'mocks', 'stories', 'tests', 'e2e', 'openapi/generated']
const COMMENTS = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm
const RE_EXPORT = /export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][.#][^'"]+['"];?/g

/** A module that only re-exports our own modules. A lazily loaded wrapper of a package is not a barrel. */
export function isBarrel(text) {
  const code = text.replace(COMMENTS, '').trim()
  return code !== '' && code.replace(RE_EXPORT, '').trim() === ''
}

function* sourceFiles(base, folder) {
  for (const entry of readdirSync(join(base, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* sourceFiles(base, path)
    else if (/\.[cm]?[jt]sx?$/.test(entry.name)) yield path
  }
}

/** Relative imports that leave their room: they would break when a folder is moved. */
function* leavingFindings({ source, dependencies }) {
  for (const { module, resolved } of dependencies) {
    const subpath = module.startsWith('../') && findSubpath(resolved)
    if (subpath && findImportRoom(resolved) !== findImportRoom(source))
      yield `by subpath: ${source} imports ${module} of another room; write ${subpath}`
  }
}

function* ownFindings(base, folders) {
  const rooms = Object.keys(ROOMS).map((room) => new RegExp(`^${room}`))
  for (const path of folders.flatMap((folder) => [...sourceFiles(base, folder)])) {
    if (/^(src|mocks)\//.test(path) && !rooms.some((room) => room.test(path))) {
      yield `unknown room: ${path} is in no room of the import table`
    }
    if (path.startsWith('openapi/')) continue
    const text = readFileSync(join(base, path), 'utf8')
    if (isBarrel(text) && !new RegExp(SDK_ENTRIES).test(path))
      yield `no barrels: ${path} only re-exports`
    const globs =
      /^src\/(?!i18n\/)/.test(path) && text.replace(COMMENTS, '').includes('import.meta.glob')
    if (globs) yield `no globs: ${path} imports by pattern, which hides who imports whom`
  }
}

/** @returns {Promise<{modules: number, findings: string[]}>} one line per broken rule, empty if there is none */
export async function checkImports(base = root) {
  const folders = FOLDERS.filter((folder) => existsSync(join(base, folder)))
  const { cruise } = await import('dependency-cruiser')
  const options = {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
    baseDir: base,
  }
  const { output } = await cruise(folders, options)
  const violations = output.summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? cycle.map((step) => step.name ?? step).join(' -> ') : to
    const { comment } = config.forbidden.find(({ name }) => name === rule.name)
    return `${rule.name}: ${from} -> ${way} (${comment})`
  })
  return {
    modules: output.summary.totalCruised,
    findings: [
      ...violations,
      ...output.modules.flatMap((one) => [...leavingFindings(one)]),
      ...ownFindings(base, folders),
    ],
  }
}

if (isMainModule(import.meta.url)) {
  await main(async () => {
    requireLockedNode('check')
    const start = performance.now()
    const { modules, findings } = await checkImports()
    for (const finding of findings) console.error(finding)
    if (findings.length) process.exitCode = 1
    const took = formatDuration(performance.now() - start)
    console.log(`${modules} modules, ${findings.length} broken import rules, ${took}`)
  })
}
