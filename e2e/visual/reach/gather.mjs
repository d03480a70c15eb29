// Collects the known drawings of a commit: drawn before, or carried over from an older commit where no later change can
// be visible.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importersIn } from '#scripts/check/graph.mjs'
import { keptCommits, readMap } from '../store.mjs'
import { createReachTest } from './reach.mjs'
import { changedRules, lightRules, rulesUsing } from './rules.mjs'
import { changesBetween, isAncestor } from './trees.mjs'

function* sheetsAndParts(root, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* sheetsAndParts(root, path)
    else if (/\.(css|tsx?)$/.test(entry.name)) yield path
  }
}

const TOKENS = 'src/ui/tokens/'
const DEFINITION = /(--[\w-]+)\s*:\s*([^;}]+)/g

const using = (names) => new RegExp(`var\\(\\s*(${[...names].join('|')})\\b(?!-)`)

/** The properties, and those whose values refer to them in any sheet of tokens. */
function withDerived(names, root) {
  const all = new Set(names)
  const definitions = readdirSync(join(root, TOKENS))
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [...readFileSync(join(root, TOKENS, name), 'utf8').matchAll(DEFINITION)])
  for (let size = -1; size !== all.size; ) {
    size = all.size
    const uses = using(all)
    for (const [, name, value] of definitions) if (uses.test(value)) all.add(name)
  }
  return all
}

/**
 * @param isRule whether the stories' style sheet has a rule with this selector
 * @returns a function from names of custom properties to the rules that use them, by selector, and to the files of which
 * more than rules, or something that has no rules, uses them
 */
function usersIn(root, isRule) {
  return (names) => {
    const uses = using(withDerived(names, root))
    const found = { files: [], rules: [] }
    for (const path of ['src', 'stories'].flatMap((folder) => [...sheetsAndParts(root, folder)])) {
      if (path.startsWith(TOKENS) || path.startsWith('src/public/')) continue
      const text = readFileSync(join(root, path), 'utf8')
      if (!uses.test(text)) continue
      const rules = path.endsWith('.css') ? rulesUsing(uses, path, text, root) : null
      if (rules?.every(isRule)) found.rules.push(...rules)
      else found.files.push(path)
    }
    return found
  }
}

/** The facts that decide how far changes reach, for a tree with a known import map. */
export function worldOf(root, map) {
  const ran = new Set([...map.stories.values()].flatMap(({ modules }) => modules))
  const sheet = new Set(map.sheet)
  const isRule = (selector) => sheet.has(selector)
  return {
    importers: importersIn(root),
    ran,
    loaded: new Set(map.loaded),
    usersOf: usersIn(root, isRule),
    /** The rules that make a part of a page light. */
    light: ['src', 'stories']
      .flatMap((folder) => [...sheetsAndParts(root, folder)])
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => lightRules(path, readFileSync(join(root, path), 'utf8'), root)),
    /** The rules whose declarations a change of a sheet touches; null if that is uncertain. */
    rulesOf: ({ path, before, after }) => {
      const rules = changedRules(path, before, after, root)
      return rules?.every(isRule) ? rules : null
    },
  }
}

const emptyMap = () => ({ loaded: [], sheet: [], stories: new Map() })

/** The known drawings of a commit. @param root a tree of it, or a similar one */
export function gather(commit, root) {
  const known = readMap(commit)
  if (known) return known
  const older = keptCommits().find((one) => isAncestor(one, commit))
  if (!older) return emptyMap()
  const map = readMap(older)
  const reached = createReachTest(changesBetween(older, commit), map.stories, worldOf(root, map))
  return { ...map, stories: new Map([...map.stories].filter(([id]) => !reached(id))) }
}
