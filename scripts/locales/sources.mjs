// The English text from which each translation was made: locales/sources/CODE.json has a short hash by key. A changed
// English text thereby shows which translations must be reviewed.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fail, fromRoot } from '../lib/cli.mjs'
import { getRequiredTexts, parseLanguageCode, readJson, readTexts } from './read.mjs'

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
export function findStaleTexts(texts, wanted, sources) {
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

/**
 * `npm run locales -- --accept CODE [key…]`: records that these translations, or all, match the current English.
 * @param {readonly string[]} args codes, then keys
 * @returns {string[]} a report in lines
 */
export function acceptTexts(args, folder) {
  const codes = args
    .filter((one) => !one.includes(':'))
    .map((one) => parseLanguageCode(one, folder))
  const keys = args.filter((one) => one.includes(':'))
  if (codes.length === 0)
    fail('--accept needs a language, such as BN, and after it keys or nothing.')
  const english = readTexts('EN', folder)
  return codes.map((code) => {
    if (code === 'EN') fail('EN is what the others are made from; there is nothing to accept.')
    const texts = readTexts(code, folder)
    const unknown = keys.find((key) => !texts.has(key))
    if (unknown) fail(`${code} has no text ${unknown}.`)
    const wanted = getRequiredTexts(code, english)
    const accepted = keys.length > 0 ? keys : texts.keys()
    writeSources(code, acceptedSources(texts, wanted, readSources(code, folder), accepted), folder)
    return `${code}: ${keys.length || texts.size} accepted, locales/sources/${code}.json`
  })
}
