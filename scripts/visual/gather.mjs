// Collects the known drawings of a commit: drawn before, or carried over from an older commit where no later change can
// be visible.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importersIn } from './graph.mjs'
import { reachOf } from './reach.mjs'
import { keptCommits, readMap } from './store.mjs'
import { changesBetween, leadsTo } from './trees.mjs'

function* sheetsAndParts(root, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* sheetsAndParts(root, path)
    else if (/\.(css|tsx?)$/.test(entry.name)) yield path
  }
}

/** @returns a function from names of custom properties to the files that use them */
function usersIn(root) {
  return (names) => {
    const uses = new RegExp(`var\\(\\s*(${[...names].join('|')})\\b(?!-)`)
    return ['src', 'stories']
      .flatMap((folder) => [...sheetsAndParts(root, folder)])
      .filter(
        (path) =>
          !path.startsWith('src/ui/tokens/') && uses.test(readFileSync(join(root, path), 'utf8')),
      )
      .filter((path) => existsSync(join(root, path)))
  }
}

/** The facts that decide how far changes reach, for a tree with a known import map. */
export function worldOf(root, map) {
  const ran = new Set([...map.stories.values()].flatMap(({ modules }) => modules))
  return { importers: importersIn(root), ran, loaded: new Set(map.loaded), usersOf: usersIn(root) }
}

const emptyMap = () => ({ loaded: [], stories: new Map() })

/** The known drawings of a commit. @param root a tree of it, or a similar one */
export function gather(commit, root) {
  const known = readMap(commit)
  if (known) return known
  const older = keptCommits().find((one) => leadsTo(one, commit))
  if (!older) return emptyMap()
  const map = readMap(older)
  const reached = reachOf(changesBetween(older, commit), map.stories, worldOf(root, map))
  return { ...map, stories: new Map([...map.stories].filter(([id]) => !reached(id))) }
}
