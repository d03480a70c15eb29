// Finds which files use which texts by reading their source, so that `npm run locales` can name unused keys. It finds a
// quoted key, with or without its namespace, and a key composed by a template, by the template's literal parts. A bare
// key counts for every namespace, unless it is in a `t(...)` of a file that states its namespaces. A key in use is
// therefore never reported as unused.
import { globSync, readFileSync } from 'node:fs'
import { root } from '../lib/cli.mjs'
import { getNamespace, PLURAL } from './read.mjs'

// It may miss unused keys: a quoted word ('title') may not be a key, a template (`kind.${kind}`) may never produce one
// of its keys, and code may never run.

/**
 * Whatever between two quotes may be a key. The quotes are only looked at, because one may both end and begin a text.
 */
const QUOTED = /(?<=(['"`]))[\w:.-]+(?=\1)/g
/** The fake backend has no texts of the portal; it would have to use the full key. */
const QUOTED_IN_FULL = /(?<=(['"`]))\w+:[\w.-]+(?=\1)/g
const HOLE = String.raw`\$\{(?:[^{}\x60]|\{[^{}]*\}|\x60[^\x60]*\x60)*\}`
const COMPOSED = new RegExp(String.raw`\x60[\w:.-]*${HOLE}(?:[\w:.-]|${HOLE})*\x60`, 'g')
const HOLES = new RegExp(HOLE, 'g')
/** Matches the code before an argument of `t`, up to the beginning of another call. */
const IN_T = /\bt\(\s*[^()`;]*$/
const MAX_ARGUMENT_LENGTH = 160
const HOOK = /\buseTranslation\(\s*(?:\[[^\]$]*\]|'[^']*'|)\s*\)/g

/** The namespaces of a file's texts; null if it does not state them. */
function spacesOf(text, namespaces) {
  const hooks = text.match(HOOK) ?? []
  if (hooks.length === 0 || hooks.length < text.split('useTranslation(').length - 1) return null
  return new Set(['common', ...namespaces.filter((name) => text.includes(`'${name}'`))])
}

/**
 * A template as a pattern of keys with their common beginning; null if too little of it is literal, such as in a date.
 */
function testOf(template) {
  const parts = template.split(HOLES)
  if (!parts.some((part) => /[a-z]{2}/i.test(part)) || !/[.:]/.test(parts.join(''))) return null
  const pattern = parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')
  const whole = new RegExp(`^${pattern}$`)
  return { begins: parts[0], test: (name) => name.startsWith(parts[0]) && whole.test(name) }
}

const NOTHING = { whole: [], bare: [] }

/**
 * Entries by the first letter of their name, and all of them under the empty string: most templates start with a
 * literal letter.
 */
function byLetter(map) {
  const letters = Map.groupBy(map, ([name]) => name.charAt(0))
  return letters.set('', [...map])
}

/** Every key under each form that code may use: with or without its namespace, with or without its plural suffix. */
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
    namespaces: [...new Set(keys.map(getNamespace))],
    quoted: (word) => ({ whole: whole.get(word) ?? [], bare: bare.get(word) ?? [] }),
    composed: (template) => {
      const known = composed.get(template) ?? compose(template)
      composed.set(template, known)
      return known
    },
  }
}

/** The keys that a file uses or may use. */
function askedBy(path, text, { namespaces, quoted, composed }) {
  if (path.startsWith('mocks/'))
    return new Set((text.match(QUOTED_IN_FULL) ?? []).flatMap((word) => quoted(word).whole))
  const used = new Set()
  const spaces = spacesOf(text, namespaces)
  const add = ({ whole, bare }, at) => {
    for (const key of whole) used.add(key)
    if (bare.length === 0) return
    const before = text.slice(Math.max(0, at - MAX_ARGUMENT_LENGTH), at)
    const isScoped = spaces !== null && IN_T.test(before)
    for (const key of bare) if (!isScoped || spaces.has(getNamespace(key))) used.add(key)
  }
  for (const { 0: word, index } of text.matchAll(QUOTED)) add(quoted(word), index - 1)
  for (const { 0: template, index } of text.matchAll(COMPOSED))
    add(composed(template.slice(1, -1)), index)
  return used
}

/** Every module that may use a text. @returns {[path: string, text: string][]} */
const sourcesOf = () =>
  globSync('{src,mocks}/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')])

/**
 * The files that use or may use each key; a key without files is unused.
 * @param {Iterable<string>} keys all of locales/EN
 * @param {readonly [path: string, text: string][]} [sources]
 * @returns {Map<string, string[]>}
 */
export function findKeyUsers(keys, sources = sourcesOf()) {
  const list = [...keys]
  const index = indexOf(list)
  const found = new Map(list.map((key) => [key, []]))
  for (const [path, text] of sources)
    for (const key of askedBy(path, text, index)) found.get(key).push(path)
  return found
}
