// Which files ask for which texts, read from what is written in them: `npm run locales` names the keys that none asks for.
import { globSync, readFileSync } from 'node:fs'
import { root } from '../say.mjs'
import { PLURAL, spaceOf } from './read.mjs'

// What it sees: a key in quotes, with or without its namespace, and a key that a template composes, by the parts that
// are written out. A bare key counts for every namespace, unless it stands in a `t(...)` of a file that says which
// ones its texts are from. So no key that is asked for is called unused. What it cannot see: that a word in quotes
// ('title') is no key, that a template (`kind.${kind}`) never gets to one of its keys, that code never runs.

/** Between two quotes, what a key may be. The quotes are looked at, not eaten: each may begin another. */
const QUOTED = /(?<=(['"`]))[\w:.-]+(?=\1)/g
/** The fake backend knows no texts of the portal; it would have to name them in full. */
const QUOTED_IN_FULL = /(?<=(['"`]))\w+:[\w.-]+(?=\1)/g
const HOLE = String.raw`\$\{(?:[^{}\x60]|\{[^{}]*\}|\x60[^\x60]*\x60)*\}`
const COMPOSED = new RegExp(String.raw`\x60[\w:.-]*${HOLE}(?:[\w:.-]|${HOLE})*\x60`, 'g')
const HOLES = new RegExp(HOLE, 'g')
/** What stands before an argument of `t`, as long as no other call begins. */
const IN_T = /\bt\(\s*[^()`;]*$/
const LONGEST_ARGUMENT = 160
const HOOK = /\buseTranslation\(\s*(?:\[[^\]$]*\]|'[^']*'|)\s*\)/g

/** The namespaces that the texts of a file are from; null where it does not say. */
function spacesOf(text, namespaces) {
  const hooks = text.match(HOOK) ?? []
  if (hooks.length === 0 || hooks.length < text.split('useTranslation(').length - 1) return null
  return new Set(['common', ...namespaces.filter((name) => text.includes(`'${name}'`))])
}

/** A template as a test of keys, and what these begin with; null where it says too little of what it composes, such as a date. */
function testOf(template) {
  const parts = template.split(HOLES)
  if (!parts.some((part) => /[a-z]{2}/i.test(part)) || !/[.:]/.test(parts.join(''))) return null
  const pattern = parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')
  const whole = new RegExp(`^${pattern}$`)
  return { begins: parts[0], test: (name) => name.startsWith(parts[0]) && whole.test(name) }
}

const NOTHING = { whole: [], bare: [] }

/** Entries by the first letter of their name, and all of them by none: most templates begin with one. */
function byLetter(map) {
  const letters = Map.groupBy(map, ([name]) => name.charAt(0))
  return letters.set('', [...map])
}

/** Every key by what code may call it: with its namespace or without, with its plural ending or without. */
function indexOf(keys) {
  const [whole, bare] = [new Map(), new Map()]
  const add = (map, name, key) => map.set(name, [...(map.get(name) ?? []), key])
  for (const key of keys)
    for (const name of new Set([key, key.replace(PLURAL, '')])) {
      add(whole, name, key)
      add(bare, name.slice(name.indexOf(':') + 1), key)
    }
  const [wholes, bares] = [byLetter(whole), byLetter(bare)]
  const composed = new Map()
  const compose = (template) => {
    const asks = testOf(template)
    if (asks === null) return NOTHING
    const matching = (letters) =>
      (letters.get(asks.begins.charAt(0)) ?? [])
        .filter(([name]) => asks.test(name))
        .flatMap(([, found]) => found)
    return { whole: matching(wholes), bare: matching(bares) }
  }
  return {
    namespaces: [...new Set(keys.map(spaceOf))],
    quoted: (word) => ({ whole: whole.get(word) ?? [], bare: bare.get(word) ?? [] }),
    composed: (template) => {
      const known = composed.get(template) ?? compose(template)
      composed.set(template, known)
      return known
    },
  }
}

/** The keys that a file asks for, or may. */
function askedBy(path, text, { namespaces, quoted, composed }) {
  if (path.startsWith('mocks/'))
    return new Set((text.match(QUOTED_IN_FULL) ?? []).flatMap((word) => quoted(word).whole))
  const asked = new Set()
  const spaces = spacesOf(text, namespaces)
  const add = ({ whole, bare }, at) => {
    for (const key of whole) asked.add(key)
    if (bare.length === 0) return
    const before = text.slice(Math.max(0, at - LONGEST_ARGUMENT), at)
    const isScoped = spaces !== null && IN_T.test(before)
    for (const key of bare) if (!isScoped || spaces.has(spaceOf(key))) asked.add(key)
  }
  for (const { 0: word, index } of text.matchAll(QUOTED)) add(quoted(word), index - 1)
  for (const { 0: template, index } of text.matchAll(COMPOSED))
    add(composed(template.slice(1, -1)), index)
  return asked
}

/** Every module that may ask for a text. @returns {[path: string, text: string][]} */
const sourcesOf = () =>
  globSync('{src,mocks}/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')])

/**
 * The files that ask for each key, or may; none: the key is unused.
 * @param {Iterable<string>} keys all of locales/EN
 * @param {readonly [path: string, text: string][]} [sources]
 * @returns {Map<string, string[]>}
 */
export function askersOf(keys, sources = sourcesOf()) {
  const list = [...keys]
  const index = indexOf(list)
  const found = new Map(list.map((key) => [key, []]))
  for (const [path, text] of sources)
    for (const key of askedBy(path, text, index)) found.get(key).push(path)
  return found
}
