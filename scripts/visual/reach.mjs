// Finds the stories that a change can reach. Where this is uncertain, every story that it may reach.
import { staysInside } from './graph.mjs'

/** Files that no story draws. */
const UNSEEN =
  /^(tests|e2e|scripts|deploy|openapi\/(?!generated\/)|\.|[^/]+\.md$|stories\/guides\/|locales\/(?![A-Z])|biome\.json|index\.html$)|\.md$/
/** Files that can change everything. */
const EVERYWHERE =
  /^(package(-lock)?\.json|vite\.config\.ts|tsconfig\.json|stories\/setup\/(?!vitest-project|manager|site-theme))/
const PROPERTY = /(--[\w-]+)\s*:\s*([^;}]+)/g

/** All or nothing: a change that no rule covers is drawn everywhere. */
const EVERYTHING = { everything: true }

const propertiesOf = (css) => {
  const found = new Map()
  // One property may have several values, one per theme.
  for (const [, name, value] of css.matchAll(PROPERTY))
    found.set(name, `${found.get(name) ?? ''}|${value.trim()}`)
  return found
}

/** Properties whose value differs, and those that refer to them. Null if more than values changed. */
export function changedProperties(before, after) {
  const blank = (css) =>
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(PROPERTY, '')
      .replace(/[\s;]+/g, ' ')
  if (before === null || after === null || blank(before) !== blank(after)) return null
  const [old, now] = [propertiesOf(before), propertiesOf(after)]
  const names = new Set(
    [...old.keys(), ...now.keys()].filter((name) => old.get(name) !== now.get(name)),
  )
  for (let size = -1; size !== names.size; ) {
    size = names.size
    for (const [name, value] of now)
      if ([...names].some((one) => new RegExp(`var\\(\\s*${one}\\b(?!-)`).test(value)))
        names.add(name)
  }
  return names
}

const leavesOf = (value, key = '') =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${key}.${name}`))
    : [[key, String(value)]]

/** The longest part of a text that appears literally on a page: without variables and markup. */
const constant = (text) =>
  text
    .split(/\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\)/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')

/** @returns {string[] | null} texts that were on pages and are no longer; null if that is uncertain */
export function changedTexts(before, after) {
  if (before === null) return []
  const now = new Map(after === null ? [] : leavesOf(JSON.parse(after)))
  const texts = leavesOf(JSON.parse(before)).flatMap(([key, text]) =>
    now.get(key) === text ? [] : [constant(text)],
  )
  return texts.some((text) => text.length < 2) ? null : texts
}

/** Modules that pass on their imports without running functions: lists, re-exports, style sheets. */
function reachersOf(path, { importers, ran, loaded }) {
  const reachers = new Set()
  const visit = (one) => {
    if (reachers.has(one)) return
    reachers.add(one)
    for (const importer of importers.get(one) ?? []) {
      if (loaded.has(importer) || !ran.has(importer)) visit(importer)
      else reachers.add(importer)
    }
  }
  visit(path)
  return reachers
}

/** The effect of one changed file: everything, texts that disappear, or modules that show it. */
function meaningOf({ path, before, after }, world) {
  if (UNSEEN.test(path)) return {}
  if (EVERYWHERE.test(path)) return EVERYTHING
  if (/^locales\/.*\.json$/.test(path)) {
    const texts = changedTexts(before, after)
    return texts === null ? EVERYTHING : { texts }
  }
  if (path.endsWith('.css') && !path.endsWith('.module.css')) {
    const names = changedProperties(before, after)
    if (names === null) return EVERYTHING
    const users = world.usersOf(names)
    if (users.some((user) => user.endsWith('.css') && !user.endsWith('.module.css')))
      return EVERYTHING
    return { modules: users.flatMap((user) => [...reachersOf(user, world)]) }
  }
  if (!/^(src|mocks|stories|openapi\/generated)\//.test(path)) return EVERYTHING
  if (path.startsWith('src/public/')) return EVERYTHING
  const inside = staysInside(before, after, path) && world.ran.has(path) && !world.loaded.has(path)
  return { modules: inside ? [path] : [...reachersOf(path, world)] }
}

/**
 * @param changes files with their text before and after (null: absent)
 * @param records what each story ran and showed, by its id
 * @param world importers, modules that ran in any story, those that ran while everything loaded, `usersOf` properties
 * @returns {(id: string) => boolean} whether the change can be visible in that story
 */
export function reachOf(changes, records, world) {
  const meanings = changes.map((change) => meaningOf(change, world))
  const everything = meanings.some((meaning) => meaning.everything)
  const modules = new Set(meanings.flatMap((meaning) => meaning.modules ?? []))
  const texts = meanings.flatMap((meaning) => meaning.texts ?? [])
  return (id) => {
    const record = records.get(id)
    if (everything || record === undefined) return true
    if (record.modules.some((path) => modules.has(path))) return true
    return texts.some((text) => record.texts.includes(text))
  }
}
