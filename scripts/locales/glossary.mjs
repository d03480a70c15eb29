// The words of a language for the field's terms, and those that it must not have for them: locales/glossary/CODE.json.
import { inRoot } from '../say.mjs'
import { readJson, wordsOf } from './read.mjs'

/** Letters of languages that are written without spaces: a word may begin anywhere. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u

/** @returns {Record<string, { use: string, never?: string[] }>} */
export const readGlossary = (code, folder = inRoot('locales')) =>
  readJson(`${folder}/glossary/${code}.json`)

function finderOf(word, good) {
  const literal = RegExp.escape(word)
  const pattern = UNSPACED.test(word)
    ? literal
    : String.raw`(?<![\p{L}\p{M}])${literal}(?![\p{L}\p{M}])`
  const find = new RegExp(pattern, 'iu')
  // "đặt cược" is right though "cược" alone is not.
  const longer = good
    .filter((use) => use !== word && find.test(use))
    .map((use) => new RegExp(RegExp.escape(use), 'giu'))
  return (text) => find.test(longer.reduce((rest, use) => rest.replace(use, '\u0000'), text))
}

/**
 * Answers what a text says against the glossary, or null.
 * @param {ReturnType<typeof readGlossary>} glossary
 * @returns {(text: string) => string | null}
 */
export function glossaryFault(glossary) {
  const good = Object.values(glossary).map(({ use }) => use)
  const rows = Object.entries(glossary).flatMap(([term, { use, never = [] }]) =>
    never.map((word) => ({ term, use, word, says: finderOf(word, good) })),
  )
  return (text) => {
    const plain = wordsOf(text)
    const row = rows.find(({ says }) => says(plain))
    return row ? `says "${row.word}"; the glossary has "${row.use}" for "${row.term}"` : null
  }
}
