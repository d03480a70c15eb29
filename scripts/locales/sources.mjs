// Which English each translation was made from: locales/sources/CODE.json has a short hash of it by key, so that a
// changed English text tells which translations to read again.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { inRoot } from '../say.mjs'
import { readJson } from './read.mjs'

/** Eight hexadecimal digits: enough to see a change, short enough to read in a diff. */
const hashOf = (english) => createHash('sha256').update(english).digest('hex').slice(0, 8)

/** @returns {Record<string, string>} */
export const readSources = (code, folder = inRoot('locales')) =>
  readJson(`${folder}/sources/${code}.json`)

/**
 * The translations whose English changed since they were accepted, and those that never were.
 * @param {ReadonlyMap<string, string>} texts
 * @param {ReadonlyMap<string, string>} wanted the English of each key
 * @param {Record<string, string>} sources
 */
export function ageOf(texts, wanted, sources) {
  const keys = [...wanted.keys()].filter((key) => texts.has(key))
  return {
    stale: keys.filter(
      (key) => Object.hasOwn(sources, key) && sources[key] !== hashOf(wanted.get(key)),
    ),
    unrecorded: keys.filter((key) => !Object.hasOwn(sources, key)),
  }
}

/** What the file says once these keys are accepted; in the order of the English, without what is gone. */
export function acceptedSources(texts, wanted, sources, keys) {
  const now = new Set(keys)
  return Object.fromEntries(
    [...wanted].flatMap(([key, english]) => {
      if (!texts.has(key)) return []
      if (now.has(key)) return [[key, hashOf(english)]]
      return Object.hasOwn(sources, key) ? [[key, sources[key]]] : []
    }),
  )
}

export function writeSources(code, sources, folder = inRoot('locales')) {
  mkdirSync(`${folder}/sources`, { recursive: true })
  writeFileSync(`${folder}/sources/${code}.json`, `${JSON.stringify(sources, null, 2)}\n`)
}
