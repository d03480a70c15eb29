// The texts of `locales` as flat lists: "shell:nav.home" -> text.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { findLanguage } from '#i18n/languages.ts'
import { fail, fromRoot } from '../lib/cli.mjs'

/** i18next's plural suffixes; the code uses the key without them. */
export const PLURAL = /_(zero|one|two|few|many|other)$/

/** The codes of the folders with texts; `glossary` and `sources` are in the same folder. */
export const languageCodes = (folder = fromRoot('locales')) =>
  readdirSync(folder)
    .filter((name) => findLanguage(name)?.code === name)
    .sort()

/** @returns {readonly string[]} the languages that must have every text; any other may be incomplete */
export const completeLanguages = (folder = fromRoot('locales')) =>
  JSON.parse(readFileSync(`${folder}/complete.json`, 'utf8'))

/** @returns {[key: string, text: string][]} */
function leaves(node, path) {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : leaves(value, `${path}${name}.`),
  )
}

/** A JSON file in the folder of the texts; an empty object if it does not exist. */
export function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** @returns {string[]} the names of a language's text files, without extension */
const namespacesOf = (code, folder = fromRoot('locales')) =>
  readdirSync(`${folder}/${code}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()

/** @returns {Map<string, string>} */
export function readTexts(code, folder = fromRoot('locales')) {
  return new Map(
    namespacesOf(code, folder).flatMap((name) =>
      leaves(readJson(`${folder}/${code}/${name}.json`), `${name}:`),
    ),
  )
}

/** The plural suffixes of a language ("_one", "_other"), according to `Intl`. */
export const pluralForms = (code) =>
  new Intl.PluralRules(languageTag(code)).resolvedOptions().pluralCategories

/**
 * The keys that a language must have, with the English text of each. An English pair of `_one` and `_other` becomes as
 * many texts as the language has plural forms.
 * @param {ReadonlyMap<string, string>} english
 * @returns {Map<string, string>}
 */
export function getRequiredTexts(code, english) {
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

/** The file of a key: "shell" of "shell:nav.home". */
export const getNamespace = (key) => key.slice(0, key.indexOf(':'))

/** A text without its variables and tags. */
export const stripMarkup = (text) => text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')

/** The BCP 47 tag of a language ("zh-Hans" of CN). */
export const languageTag = (code) => findLanguage(code)?.tag ?? 'en'

/** Parses the code of a language with texts; fails with a clear message for any other. */
export function parseLanguageCode(typed, folder = fromRoot('locales')) {
  const codes = languageCodes(folder)
  const code = codes.find((one) => one === typed.toUpperCase())
  return code ?? fail(`There is no language "${typed}" in locales/: ${codes.join(', ')}.`)
}
