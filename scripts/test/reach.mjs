// Which test and story files a change reaches, the nearest first. Every portal story imports all screens and calls all
// handlers, so imports are not followed through their two lists: a screen leads to its feature's own tests and stories,
// a handler to the calls of its operations, and a text to the files that use its namespace.
import { globSync, readFileSync } from 'node:fs'
import { operations } from '#openapi/generated/operations.ts'
import { importersIn } from '../check/graph.mjs'
import { fromRoot } from '../lib/cli.mjs'

/** Where tests import from. */
export const FOLDERS = ['src', 'mocks', 'stories', 'tests', 'scripts', 'openapi/generated']
const LISTS = ['src/app/routing/all-routes.ts', 'mocks/handlers/all.ts']
/** Files that every test runs with. */
const EVERYWHERE = /^(package(-lock)?\.json|vite(st)?\.config\.ts|tsconfig\.json|stories\/setup\/)/
/** About two minutes on two cores. */
const MAX_FILES = { unit: 60, stories: 32 }

const readText = (path) => readFileSync(fromRoot(path), 'utf8')

/** The names and paths of the operations that a file of handlers answers. */
const operationsIn = (handlers) =>
  [...readText(handlers).matchAll(/operation\(\s*world,\s*'(\w+)'/g)].flatMap(([, name]) => [
    name,
    operations[name].path,
  ])

/** The files that a change can be seen in, apart from those that import it. */
function pairsOf(path, files) {
  const filesWith = (folders, pattern) =>
    files.filter((file) => folders.test(file) && pattern.test(readText(file)))
  const [feature] = /(?<=^src\/)features\/[^/]+\/[^/]+\//.exec(path) ?? []
  if (feature)
    return files.filter((file) => /^(tests|stories)\//.test(file) && file.includes(feature))
  if (path.startsWith('mocks/handlers/'))
    return filesWith(
      /^(src\/api|tests\/(mocks|api))\//,
      new RegExp(`'(${operationsIn(path).join('|')})'`),
    )
  const [, space] = /^locales\/\w+\/(\w+)\.json$/.exec(path) ?? []
  return space ? filesWith(/^src\//, new RegExp(`useTranslation\\([^)]*'${space}'|'${space}:`)) : []
}

/**
 * @param changed paths in the repository
 * @returns {{ unit: string[], stories: string[], more: number } | null} the nearest files of both stages, and how many
 * more are reached; null if all are
 */
export function findReached(changed, importers = importersIn(fromRoot(), FOLDERS)) {
  if (changed.some((path) => EVERYWHERE.test(path))) return null
  const files = globSync('{src,tests,stories}/**/*.{ts,tsx}', { cwd: fromRoot() }).sort()
  const seen = new Set(changed)
  // The loop also visits what is added to the set meanwhile.
  for (const path of seen)
    if (!LISTS.includes(path))
      for (const next of [...pairsOf(path, files), ...(importers.get(path) ?? [])]) seen.add(next)
  const unit = [...seen].filter((path) => /\.test\.tsx?$/.test(path))
  const stories = [...seen].filter((path) => path.endsWith('.stories.tsx'))
  const near = { unit: unit.slice(0, MAX_FILES.unit), stories: stories.slice(0, MAX_FILES.stories) }
  return { ...near, more: unit.length + stories.length - near.unit.length - near.stories.length }
}
