// The texts of `locales` as flat lists: "shell:nav.home" -> text.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { languageOf } from '#i18n/languages.ts'
import { fail, inRoot } from '../say.mjs'

/** i18next's plural endings: the code asks for the key without them. */
export const PLURAL = /_(zero|one|two|few|many|other)$/

/** Codes of the folders with texts; `glossary` and `sources` stand beside them. */
export const languageCodes = (folder = inRoot('locales')) =>
  readdirSync(folder)
    .filter((name) => languageOf(name)?.code === name)
    .sort()

/** @returns {readonly string[]} The languages that must have every text; any other may still grow. */
export const completeLanguages = (folder = inRoot('locales')) =>
  JSON.parse(readFileSync(`${folder}/complete.json`, 'utf8'))

/** @returns {[key: string, text: string][]} */
function leaves(node, path) {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : leaves(value, `${path}${name}.`),
  )
}

/** A JSON file beside the texts, or an empty one. */
export function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** @returns {string[]} Names of the text files of a language, without their ending. */
const namespacesOf = (code, folder = inRoot('locales')) =>
  readdirSync(`${folder}/${code}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()

/** @returns {Map<string, string>} */
export function textsOf(code, folder = inRoot('locales')) {
  return new Map(
    namespacesOf(code, folder).flatMap((name) =>
      leaves(readJson(`${folder}/${code}/${name}.json`), `${name}:`),
    ),
  )
}

/** The plural endings of a language ("_one", "_other"), as `Intl` has them. */
export const pluralForms = (code) =>
  new Intl.PluralRules(languageTag(code)).resolvedOptions().pluralCategories

/**
 * What a language must have: its key -> the English text that it says. One English pair of `_one` and `_other`
 * is as many texts as the language has plural forms.
 * @param {ReadonlyMap<string, string>} english
 * @returns {Map<string, string>}
 */
export function wantedTexts(code, english) {
  const forms = pluralForms(code)
  const wanted = new Map()
  for (const [key, text] of english) {
    const bare = key.replace(PLURAL, '')
    const general = bare === key ? undefined : english.get(`${bare}_other`)
    if (general === undefined) wanted.set(key, text)
    else
      for (const form of forms)
        wanted.set(`${bare}_${form}`, english.get(`${bare}_${form}`) ?? general)
  }
  return wanted
}

/** The file that a key is from: "shell" of "shell:nav.home". */
export const spaceOf = (key) => key.slice(0, key.indexOf(':'))

/** A text without its variables and tags. */
export const wordsOf = (text) => text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')

/** The BCP 47 tag of a language ("zh-Hans" of CN). */
export const languageTag = (code) => languageOf(code)?.tag ?? 'en'

/** The code of a language that has texts, as somebody typed it; fails with a sentence for any other. */
export function codeOf(typed, folder = inRoot('locales')) {
  const codes = languageCodes(folder)
  const code = codes.find((one) => one === typed.toUpperCase())
  return code ?? fail(`There is no language "${typed}" in locales/: ${codes.join(', ')}.`)
}
