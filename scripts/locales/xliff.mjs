// The texts of a language to and from XLIFF 2.0, the format of translation programs.
import writeXliff from 'xliff/js2xliff'
import readXliff from 'xliff/xliff2js'
import { fail } from '../lib/cli.mjs'
import { getNamespace, languageTag, PLURAL, pluralForms } from './read.mjs'

/** XLIFF's ids must be names, and one key contains spaces. */
export const toXliffId = (key) => key.replaceAll(' ', '_')

/** The numbers of a plural form: "Plural form few, for 3, 4, 5, ...". */
function pluralNote(code, key) {
  const form = PLURAL.exec(key)?.[1]
  if (form === undefined || !pluralForms(code).includes(form)) return []
  const rules = new Intl.PluralRules(languageTag(code))
  const numbers = Array.from({ length: 201 }, (_, number) => number)
  const some = numbers.filter((number) => rules.select(number) === form).slice(0, 4)
  return [`Plural form "${form}", for such numbers as ${some.join(', ') || '1.5, 1000000'}`]
}

/**
 * Notes on a text for its translator.
 * @param {{ files: string[], screens: string[], story: string | null }} place
 * @param {import('./style.mjs').Limit | undefined} limit
 */
export function listNotes(code, key, { place, limit, isStale, formatFirst }) {
  return [
    `File: locales/${code}/${getNamespace(key)}.json`,
    ...(place.files.length > 0 ? [`Asked for by: ${formatFirst(place.files)}`] : []),
    ...(place.screens.length > 0 ? [`Screens: ${formatFirst(place.screens)}`] : []),
    ...(place.story ? [`Story: ${place.story}&globals=language:${code}`] : []),
    ...(limit
      ? [`At most ${limit.most} characters (a Chinese one counts two): ${limit.place}`]
      : []),
    ...pluralNote(code, key),
    ...(isStale ? ['The English has changed since this was translated'] : []),
  ]
}

/**
 * @param {string} code
 * @param {readonly { key: string, source: string, target?: string | undefined, notes: readonly string[] }[]} units
 * @returns {Promise<string>}
 */
export async function toXliff(code, units) {
  const resources = {}
  for (const { key, source, target, notes } of units) {
    resources[getNamespace(key)] ??= {}
    resources[getNamespace(key)][toXliffId(key)] = {
      source,
      ...(target === undefined ? {} : { target }),
      note: [...notes],
      // A text must come back as a single unit, with its spaces preserved.
      additionalAttributes: { name: key, canResegment: 'no', 'xml:space': 'preserve' },
    }
  }
  const xml = await writeXliff({
    sourceLanguage: languageTag('EN'),
    targetLanguage: languageTag(code),
    resources,
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`
}

const linesOf = (error) => (error instanceof Error ? error.message : `${error}`).split('\n')

/**
 * @param {string} xml
 * @returns {Promise<{ language: string, units: { id: string, source: unknown, target: unknown }[] }>}
 */
export async function fromXliff(xml) {
  if (!/<xliff\b/.test(xml)) fail('This is no XLIFF file: it has no <xliff>.')
  const read = await readXliff(xml).catch((error) => {
    const [what, line] = linesOf(error)
    return fail(`This is no well-formed XML: ${what}${line ? ` (${line.toLowerCase()})` : ''}.`)
  })
  if (read.resources === undefined) fail('This is no XLIFF 2.0 file: it is of another version.')
  if (read.sourceLanguage !== languageTag('EN'))
    fail(`Its source language is "${read.sourceLanguage}", not "${languageTag('EN')}".`)
  const units = Object.values(read.resources).flatMap((file) =>
    Object.entries(file).map(([id, { source, target }]) => ({ id, source, target })),
  )
  // Of two units with the same id, only the second would be read.
  if ((xml.match(/<unit\b/g) ?? []).length !== units.length)
    fail(
      'It has a unit twice, or units in groups: give it back in the form in which it was exported.',
    )
  return { language: read.targetLanguage ?? '', units }
}
