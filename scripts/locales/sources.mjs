// The English text from which each translation was made: locales/sources/CODE.json has a short hash by key. A changed
// English text thereby shows which translations must be reviewed.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fromRoot } from '../lib/cli.mjs'
import { readJson } from './read.mjs'

/** Eight hexadecimal digits are enough to detect a change and short enough for a diff. */
const hashOf = (english) => createHash('sha256').update(english).digest('hex').slice(0, 8)

/** @returns {Record<string, string>} */
export const readSources = (code, folder = fromRoot('locales')) =>
  readJson(`${folder}/sources/${code}.json`)

/**
 * The translations whose English has changed since they were accepted, and those that were never accepted.
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

/** The file after these keys are accepted, in the order of the English and without removed keys. */
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

export function writeSources(code, sources, folder = fromRoot('locales')) {
  mkdirSync(`${folder}/sources`, { recursive: true })
  writeFileSync(`${folder}/sources/${code}.json`, `${JSON.stringify(sources, null, 2)}\n`)
}
