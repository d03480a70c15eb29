// The import graph: what a specifier names (relative within a room, a subpath such as `#ui/page/page.tsx` between rooms)
// and who imports whom.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import manifest from '../../package.json' with { type: 'json' }

const TARGETS = Object.entries(manifest.imports).map(([name, target]) => [
  name.replace('*', ''),
  target.replace(/^\.\/|\*$/g, ''),
])

/** The target of a specifier, relative to the repository and without a query; `null` for a package. */
export function pathOfImport(importer, specifier) {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(importer), bare)
  const [name, target] = TARGETS.find(([prefix]) => bare.startsWith(prefix)) ?? []
  return name ? target + bare.slice(name.length) : null
}

/** The subpath specifier of a module, from its path in the repository; `null` if no entry covers it. */
export function findSubpath(path) {
  const [name, target] = TARGETS.find(([, folder]) => path.startsWith(folder)) ?? []
  return name ? name + path.slice(target.length) : null
}

/** The folder within which imports are relative: a feature, a room of `src` or `mocks`, a folder of tests or stories. */
export function findImportRoom(path) {
  const parts = path.split('/')
  if (path.startsWith('src/features/')) return parts.slice(0, 4).join('/')
  const isSorted = ['src', 'mocks', 'stories', 'tests'].includes(parts[0])
  return isSorted && parts.length > 2 ? parts.slice(0, 2).join('/') : parts[0]
}

const FOLDERS = ['src', 'mocks', 'stories', 'openapi/generated']
const CODE = /\.(ts|tsx|mjs|js)$/

function* filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(root, path)
    else yield path
  }
}

const IN_CSS = /@import\s+(?:url\()?["']([^"']+)["']|\bfrom\s+["']([^"']+)["']/g

function importsOf(path, text) {
  if (path.endsWith('.css')) return [...text.matchAll(IN_CSS)].map(([, a, b]) => a ?? b)
  if (!CODE.test(path)) return []
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
}

/** @returns {Map<string, Set<string>>} for each module of the tree, the modules of these folders that import it */
export function importersIn(root, folders = FOLDERS) {
  const importers = new Map()
  for (const path of folders.flatMap((folder) => [...filesBelow(root, folder)])) {
    if (!CODE.test(path) && !path.endsWith('.css')) continue
    for (const name of importsOf(path, readFileSync(join(root, path), 'utf8'))) {
      const target = pathOfImport(path, name)
      if (target === null) continue
      if (!importers.has(target)) importers.set(target, new Set())
      importers.get(target).add(path)
    }
  }
  return importers
}
