// The required and the forbidden translations of the field's terms in a language: locales/glossary/CODE.json.
import { fromRoot } from '../lib/cli.mjs'
import { readJson, wordsOf } from './read.mjs'

/** The letters of languages that are written without spaces, in which a word may begin anywhere. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u

/** @returns {Record<string, { use: string, never?: string[] }>} */
export const readGlossary = (code, folder = fromRoot('locales')) =>
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
    const plain = wordsOf(text)
    const row = rows.find(({ matches }) => matches(plain))
    return row ? `says "${row.word}"; the glossary has "${row.use}" for "${row.term}"` : null
  }
}
