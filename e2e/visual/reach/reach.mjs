// Finds the stories that a change can reach. Where this is uncertain, every story that it may reach.
import { staysInside } from './inside.mjs'

/** Files that no story draws. */
const UNSEEN =
  /^(tests|e2e|scripts|deploy|openapi\/(?!generated\/)|\.|[^/]+\.md$|stories\/guides\/|locales\/(?![A-Z])|biome\.json|index\.html$)|\.md$/
export const isSeen = (path) => !UNSEEN.test(path)

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

/** Whether two sheets of tokens differ only in the light values of `light-dark()`. */
export function isOnlyInLight(before, after) {
  const dark = (css) => css.replace(/light-dark\(\s*(?:[^(),]|\([^()]*\))+,/g, 'light-dark(,')
  return before !== after && dark(before) === dark(after)
}

const isGlobalSheet = (path) => path.endsWith('.css') && !path.endsWith('.module.css')

/** The effect of one changed file: everything, texts that disappear, rules, or modules that show it. */
function getEffect({ path, before, after }, world) {
  if (UNSEEN.test(path)) return {}
  if (EVERYWHERE.test(path)) return EVERYTHING
  if (/^locales\/.*\.json$/.test(path)) {
    const texts = changedTexts(before, after)
    return texts === null ? EVERYTHING : { texts }
  }
  if (path.startsWith('src/ui/tokens/') && path.endsWith('.css')) {
    const names = changedProperties(before, after)
    if (names === null) return EVERYTHING
    const { files, rules } = world.usersOf(names)
    if (files.some(isGlobalSheet)) return EVERYTHING
    const modules = files.flatMap((file) => [...reachersOf(file, world)])
    const within = isOnlyInLight(before, after)
      ? world.light
      : world.rulesOf({ path, before, after })
    return { rules, modules, within }
  }
  if (path.endsWith('.css')) {
    const rules = world.rulesOf({ path, before, after })
    if (rules !== null) return { rules }
    if (isGlobalSheet(path)) return EVERYTHING
  }
  if (!/^(src|mocks|stories|openapi\/generated)\//.test(path)) return EVERYTHING
  if (path.startsWith('src/public/')) return EVERYTHING
  const inside = staysInside(before, after, path) && world.ran.has(path) && !world.loaded.has(path)
  return { modules: inside ? [path] : [...reachersOf(path, world)] }
}

/** @returns whether a story shows one of the effects; one of tokens only where the rules apply that define them */
function createEffectTest(meanings) {
  const of = (name) => meanings.flatMap((meaning) => meaning[name] ?? [])
  const [modules, rules, within] = [of('modules'), of('rules'), of('within')].map(
    (all) => new Set(all),
  )
  const texts = of('texts')
  const isLimited = meanings.some((meaning) => meaning.within)
  return (record) => {
    if (isLimited && !record.rules.some((selector) => within.has(selector))) return false
    if (record.modules.some((path) => modules.has(path))) return true
    if (record.rules.some((selector) => rules.has(selector))) return true
    return texts.some((text) => record.texts.includes(text))
  }
}

/**
 * @param changes files with their text before and after (null: absent)
 * @param records what each story ran and showed, by its id
 * @param world importers, modules that ran in any story, those that ran while everything loaded, `usersOf` properties,
 * `rulesOf` a changed sheet, rules that make something `light`
 * @returns {(id: string) => boolean} whether the change can be visible in that story
 */
export function createReachTest(changes, records, world) {
  const meanings = changes.map((change) => getEffect(change, world))
  const everything = meanings.some((meaning) => meaning.everything)
  const [limited, anywhere] = [
    meanings.filter(({ within }) => within),
    meanings.filter(({ within }) => !within),
  ]
  const shows = [...limited.map((meaning) => [meaning]), anywhere].map(createEffectTest)
  return (id) => {
    const record = records.get(id)
    if (everything || record === undefined) return true
    return shows.some((isShown) => isShown(record))
  }
}
