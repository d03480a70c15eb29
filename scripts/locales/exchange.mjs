// `npm run locales -- --export VI --to vi.xliff` and `-- --import vi.xliff`: exchange the texts of one language with a
// translator.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { findLanguage, LANGUAGES } from '#i18n/languages.ts'
import { fail, fromRoot } from '../lib/cli.mjs'
import { formatFirst, placeFinder } from './places.mjs'
import { getNamespace, getRequiredTexts, languageCodes, readTexts } from './read.mjs'
import { findProblems, stripPluralSuffix } from './rules.mjs'
import { acceptedSources, findStaleTexts, readSources, writeSources } from './sources.mjs'
import { limitFinder, readLimits, styleFaults } from './style.mjs'
import { findKeyUsers } from './usage.mjs'
import { fromXliff, listNotes, toXliff, toXliffId } from './xliff.mjs'

/** The existing texts of a language; a new one has none. */
const textsSoFar = (code, folder) =>
  languageCodes(folder).includes(code) ? readTexts(code, folder) : new Map()

/**
 * @param {string} typed the code of any language that the portal knows
 * @param {{ folder?: string, places?: ReturnType<typeof placeFinder> }} [from]
 * @returns {Promise<{ code: string, xml: string, units: number }>}
 */
export async function exportTexts(typed, { folder = fromRoot('locales'), places } = {}) {
  const code = findLanguage(typed)?.code
  if (code === undefined) fail(`"${typed}" is no language that the portal knows.`)
  if (code === 'EN') fail('EN is what the others are made from.')
  const english = readTexts('EN', folder)
  const texts = textsSoFar(code, folder)
  const wanted = getRequiredTexts(code, english)
  const stale = new Set(findStaleTexts(texts, wanted, readSources(code, folder)).stale)
  const limitOf = limitFinder(readLimits(folder))
  const placeOf = places ?? placeFinder(findKeyUsers(english.keys()))
  const generalOf = (key) => (english.has(key) ? key : key.replace(/_[a-z]+$/, '_other'))
  const units = [...wanted].map(([key, source]) => {
    const place = placeOf(generalOf(key))
    const about = { place, limit: limitOf(key), isStale: stale.has(key), formatFirst }
    return { key, source, target: texts.get(key), notes: listNotes(code, key, about) }
  })
  return { code, xml: await toXliff(code, units), units: units.length }
}

/**
 * Which texts the units change, and what is wrong with them. A unit without a target is not translated yet.
 * @param {string} code
 * @param {readonly { id: string, source: unknown, target: unknown }[]} units
 */
function checkUnits(code, units, { texts, wanted, folder }) {
  const keys = new Map([...wanted.keys()].map((key) => [toXliffId(key), key]))
  const changed = new Map()
  const faults = []
  for (const { id, source, target } of units) {
    const key = keys.get(id)
    if (key === undefined)
      faults.push({ id, problem: 'is no key of locales/EN, or no plural form of this language' })
    else if (target === undefined || target === '' || target === texts.get(key)) continue
    else if (typeof target !== 'string')
      faults.push({
        id,
        problem: 'has elements of XLIFF in its text; variables and tags are plain text here',
      })
    else if (source !== wanted.get(key))
      faults.push({
        id,
        problem: 'was made from another English text, or was divided: export it again',
      })
    else changed.set(key, target)
  }
  return { changed, faults: [...faults, ...faultsAmong(code, changed, { texts, wanted, folder })] }
}

/** The problems of the texts that would change, before any of them is written. */
function faultsAmong(code, changed, { texts, wanted, folder }) {
  const touched = new Set([...changed.keys()].map(stripPluralSuffix))
  const ruled = findProblems(code, new Map([...texts, ...changed]), wanted)
  return [
    ...ruled.filter(({ key }) => touched.has(stripPluralSuffix(key))),
    ...styleFaults(code, changed, folder),
  ].map(({ key, problem }) => ({ id: toXliffId(key), problem }))
}

/** The texts of one file as JSON, in the order of the English. */
function fileOf(entries) {
  const tree = {}
  for (const [key, text] of entries) {
    const path = key.slice(key.indexOf(':') + 1).split('.')
    const last = path.pop()
    let node = tree
    for (const part of path) {
      node[part] ??= {}
      node = node[part]
    }
    node[last] = text
  }
  return `${JSON.stringify(tree, null, 2)}\n`
}

/**
 * Imports a translator's file, all of it or nothing.
 * @returns {Promise<{ code: string, changed: string[] }>}
 */
export async function importTexts(path, folder = fromRoot('locales')) {
  const { language, units } = await fromXliff(readFileSync(path, 'utf8'))
  const code = LANGUAGES.find(({ tag }) => tag.toLowerCase() === language.toLowerCase())?.code
  if (code === undefined || code === 'EN')
    fail(`Its target language is "${language}"; the portal has no translation into that.`)
  const wanted = getRequiredTexts(code, readTexts('EN', folder))
  const texts = textsSoFar(code, folder)
  const { changed, faults } = checkUnits(code, units, { texts, wanted, folder })
  if (faults.length > 0) {
    const lines = faults.map(({ id, problem }) => `  ${id} ${problem}`).join('\n')
    fail(
      `Nothing was written. ${faults.length === 1 ? 'One fault' : `${faults.length} faults`}:\n${lines}`,
    )
  }
  const all = new Map([...texts, ...changed])
  mkdirSync(`${folder}/${code}`, { recursive: true })
  for (const space of new Set([...changed.keys()].map(getNamespace))) {
    const entries = [...wanted.keys()].filter((key) => getNamespace(key) === space && all.has(key))
    writeFileSync(
      `${folder}/${code}/${space}.json`,
      fileOf(entries.map((key) => [key, all.get(key)])),
    )
  }
  const sources = acceptedSources(all, wanted, readSources(code, folder), changed.keys())
  if (changed.size > 0) writeSources(code, sources, folder)
  return { code, changed: [...changed.keys()] }
}
