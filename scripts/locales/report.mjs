// The findings of `npm run locales` about every language, and their output.
import { fromRoot } from '../lib/cli.mjs'
import {
  completeLanguages,
  getNamespace,
  getRequiredTexts,
  languageCodes,
  languageTag,
  readTexts,
  stripMarkup,
} from './read.mjs'
import { findMissing, findProblems } from './rules.mjs'
import { findStaleTexts, readSources } from './sources.mjs'
import { styleFaults } from './style.mjs'
import { findKeyUsers } from './usage.mjs'

/** Counts words by the rules of the language, also for Thai and Chinese. */
function countWords(code, texts) {
  const segmenter = new Intl.Segmenter(languageTag(code), { granularity: 'word' })
  let words = 0
  for (const { isWordLike } of segmenter.segment(stripMarkup([...texts.values()].join('\n'))))
    if (isWordLike) words += 1
  return words
}

/** @param {ReadonlyMap<string, string>} english */
function examineOne(code, english, folder) {
  const texts = readTexts(code, folder)
  const wanted = getRequiredTexts(code, english)
  const isComplete = completeLanguages(folder).includes(code)
  const missing = findMissing(texts, wanted)
  const isSource = code === 'EN'
  const { stale, unrecorded } = isSource
    ? { stale: [], unrecorded: [] }
    : findStaleTexts(texts, wanted, readSources(code, folder))
  const broken = findProblems(code, texts, wanted)
  const named = new Set(broken.map(({ key }) => key))
  const copied = unrecorded.filter((key) => texts.get(key) === wanted.get(key) && !named.has(key))
  return {
    code,
    isComplete,
    texts: texts.size,
    words: countWords(code, texts),
    missing,
    stale,
    unrecorded,
    faults: [
      ...broken,
      ...styleFaults(code, texts, folder),
      // An incomplete language may lack texts and have outdated ones; a complete one may not.
      ...(isComplete ? missing.map((key) => ({ key, problem: 'is missing' })) : []),
      ...(isComplete ? stale.map((key) => ({ key, problem: STALE })) : []),
      ...(isComplete ? copied.map((key) => ({ key, problem: COPIED })) : []),
    ],
  }
}

const STALE = 'was made from another English text'
/** Where `npm run new` has begun a text. One that is right in English too, such as a name, is accepted. */
const COPIED = 'is still the English: translate it, then accept it'

/**
 * @param {string} [folder] the texts
 * @param {[path: string, text: string][]} [sources] the modules that may use them
 */
export function examine(folder = fromRoot('locales'), sources = undefined) {
  const english = readTexts('EN', folder)
  const askers = findKeyUsers(english.keys(), sources)
  return {
    languages: languageCodes(folder).map((code) => examineOne(code, english, folder)),
    unused: [...english.keys()].filter((key) => askers.get(key)?.length === 0),
  }
}

const COLUMNS = ['language', 'texts', 'words', 'missing', 'stale', 'unrecorded', 'faults']

/** A line for each language, in columns. */
function tableOf(languages) {
  const rows = languages.map((one) => [
    `${one.code}${one.isComplete ? '' : ' (grows)'}`,
    one.texts,
    one.words,
    one.missing.length,
    one.stale.length,
    one.unrecorded.length,
    one.faults.length,
  ])
  const widths = COLUMNS.map((name, at) =>
    Math.max(name.length, ...rows.map((row) => `${row[at]}`.length)),
  )
  const lineOf = (row) =>
    row
      .map((cell, at) => (at === 0 ? `${cell}`.padEnd(widths[at]) : `${cell}`.padStart(widths[at])))
      .join('  ')
  return [COLUMNS, ...rows].map(lineOf)
}

/** "agent 3, auth 12" */
function byFile(keys) {
  const counts = new Map()
  for (const key of keys) counts.set(getNamespace(key), (counts.get(getNamespace(key)) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}

/** Lists open texts that are not errors; every key if a single language is requested. */
function formatOpenTexts({ code, isComplete, missing, stale, unrecorded }, isAlone) {
  const lines = []
  const say = (keys, what) => {
    if (keys.length === 0) return
    lines.push(`${code}: ${keys.length} ${what}: ${isAlone ? '' : byFile(keys)}`.trimEnd())
    if (isAlone) lines.push(...keys.map((key) => `    ${key}`))
  }
  if (!isComplete) say(missing, 'missing')
  if (!isComplete) say(stale, 'made from an English text that has changed since')
  say(unrecorded, 'with no record of their English')
  return lines
}

/**
 * @param {ReturnType<typeof examine>} found
 * @param {readonly string[]} [only] codes
 * @returns {{ lines: string[], faults: number }}
 */
export function buildReport({ languages, unused }, only = []) {
  const shown = languages.filter(({ code }) => only.length === 0 || only.includes(code))
  const faults = [
    ...unused.map((key) => `EN ${key} is unused: no module of src/ or mocks/ asks for it`),
    ...shown.flatMap(({ code, faults }) =>
      faults.map(({ key, problem }) => `${code} ${key} ${problem}`),
    ),
  ]
  const open = shown.flatMap((one) => formatOpenTexts(one, only.length > 0))
  const isBehind = shown.some(({ stale, unrecorded }) => stale.length + unrecorded.length > 0)
  const hint =
    'Once a translation was read beside its English: npm run locales -- --accept CODE [key…]'
  return {
    lines: [
      ...faults,
      ...(faults.length > 0 ? [''] : []),
      ...open,
      ...(isBehind ? [hint] : []),
      ...(open.length > 0 || isBehind ? [''] : []),
      ...tableOf(shown),
    ],
    faults: faults.length,
  }
}
