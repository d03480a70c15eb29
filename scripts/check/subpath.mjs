// Import specifiers of our own modules: relative within a room, and by subpath (`#ui/page/page.tsx`) from one room to another.
import { posix } from 'node:path'
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
export function subpathOf(path) {
  const [name, target] = TARGETS.find(([, folder]) => path.startsWith(folder)) ?? []
  return name ? name + path.slice(target.length) : null
}

/** The folder within which imports are relative: a feature, a room of `src` or `mocks`, a folder of tests or stories. */
export function importRoomOf(path) {
  const parts = path.split('/')
  if (path.startsWith('src/features/')) return parts.slice(0, 4).join('/')
  const isSorted = ['src', 'mocks', 'stories', 'tests'].includes(parts[0])
  return isSorted && parts.length > 2 ? parts.slice(0, 2).join('/') : parts[0]
}
