// The maximum length of texts with limited space: locales/limits.json, by patterns of keys.
import { readFileSync } from 'node:fs'
import { fromRoot } from '../lib/cli.mjs'
import { PLURAL } from './read.mjs'

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Letters that are twice as wide as others. */
const WIDE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\uff01-\uff60]/u

/** The width of a text in characters as people count them; Chinese, Japanese and Korean ones count twice. */
export function widthOf(text) {
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

/** What is wrong with the length of a text, or null. Variables count with their names. */
export function lengthFault(text, limit) {
  const width = limit === undefined ? 0 : widthOf(text)
  if (limit === undefined || width <= limit.most) return null
  return `is ${width} characters long; ${limit.place} has room for ${limit.most}`
}
