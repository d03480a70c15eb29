// Settings of a language for its texts: the maximum length where space is limited (locales/limits.json, by patterns of
// keys), and the required and forbidden translations of the field's terms (locales/glossary/CODE.json).
import { readFileSync } from 'node:fs'
import { fromRoot } from '../lib/cli.mjs'
import { PLURAL, readJson, stripMarkup } from './read.mjs'

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Letters that are twice as wide as others. */
const WIDE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\uff01-\uff60]/u

/** The width of a text in characters as people count them; Chinese, Japanese and Korean ones count twice. */
export function measureWidth(text) {
  let width = 0
  for (const { segment } of GRAPHEMES.segment(text)) width += WIDE.test(segment) ? 2 : 1
  return width
}

/** @typedef {{ keys: readonly string[], most: number, place: string }} Limit */

/** @returns {Limit[]} the table; a `*` stands for any part of a key */
export const readLimits = (folder = fromRoot('locales')) =>
  JSON.parse(readFileSync(`${folder}/limits.json`, 'utf8'))

const testOf = (pattern) =>
  new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '[^:]*')}$`)

/**
 * Returns a function that finds the limit of a key, the lowest if there are several.
 * @param {readonly Limit[]} limits
 * @returns {(key: string) => Limit | undefined}
 */
export function limitFinder(limits) {
  const rows = limits
    .flatMap((limit) => limit.keys.map((pattern) => ({ limit, test: testOf(pattern) })))
    .sort((one, other) => one.limit.most - other.limit.most)
  return (key) => {
    const bare = key.replace(PLURAL, '')
    return rows.find(({ test }) => test.test(bare) || test.test(key))?.limit
  }
}

/** The problem with the length of a text, or null. Variables count with their names. */
export function lengthFault(text, limit) {
  const width = limit === undefined ? 0 : measureWidth(text)
  if (limit === undefined || width <= limit.most) return null
  return `is ${width} characters long; ${limit.place} has room for ${limit.most}`
}

/** The letters of languages that are written without spaces, in which a word may begin anywhere. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u

/** @returns {Record<string, { use: string, never?: string[] }>} */
const readGlossary = (code, folder = fromRoot('locales')) =>
  readJson(`${folder}/glossary/${code}.json`)

function finderOf(word, good) {
  const literal = RegExp.escape(word)
  const pattern = UNSPACED.test(word)
    ? literal
    : String.raw`(?<![\p{L}\p{M}])${literal}(?![\p{L}\p{M}])`
  const find = new RegExp(pattern, 'iu')
  // A longer allowed term may contain a forbidden one: "đặt cược" is right, "cược" alone is not.
  const longer = good
    .filter((use) => use !== word && find.test(use))
    .map((use) => new RegExp(RegExp.escape(use), 'giu'))
  return (text) => find.test(longer.reduce((rest, use) => rest.replace(use, '\u0000'), text))
}

/** Words that people may type into the search, which no screen shows: all of the languages' words are right. */
const isTyped = (key) => /(^|:)pageWords\./.test(key)

/**
 * Returns a function that checks a text against the glossary; its result is null where nothing is wrong.
 * @param {ReturnType<typeof readGlossary>} glossary
 * @returns {(text: string, key?: string) => string | null}
 */
export function glossaryFault(glossary) {
  const good = Object.values(glossary).map(({ use }) => use)
  const rows = Object.entries(glossary).flatMap(([term, { use, never = [] }]) =>
    never.map((word) => ({ term, use, word, matches: finderOf(word, good) })),
  )
  return (text, key = '') => {
    if (isTyped(key)) return null
    const plain = stripMarkup(text)
    const row = rows.find(({ matches }) => matches(plain))
    return row ? `says "${row.word}"; the glossary has "${row.use}" for "${row.term}"` : null
  }
}

/**
 * Problems of texts other than variables, letters and digits: the glossary and the length.
 * @param {Iterable<[key: string, text: string]>} texts
 * @returns {{ key: string, problem: string }[]}
 */
export function styleFaults(code, texts, folder) {
  const limitOf = limitFinder(readLimits(folder))
  const breach = glossaryFault(readGlossary(code, folder))
  return [...texts].flatMap(([key, text]) =>
    [breach(text, key), lengthFault(text, limitOf(key))]
      .filter((problem) => problem !== null)
      .map((problem) => ({ key, problem })),
  )
}
