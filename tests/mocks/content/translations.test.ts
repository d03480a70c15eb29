import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  CONTENT_LANGUAGES,
  composeText,
  interpolate,
  loadTranslations,
  localize,
  type Text,
  toTranslationKey,
} from '#mocks/content/text.ts'
import { findFiles, listNodes, parse, readText } from '#tests/house/source.ts'

/** The English of each object literal that has a text in both languages of the sample brand. */
function englishOf(node: ts.Node): string[] {
  if (!ts.isObjectLiteralExpression(node)) return []
  const written = (name: string) =>
    node.properties.flatMap((one) =>
      ts.isPropertyAssignment(one) && one.name.getText() === name ? [one.initializer] : [],
    )[0]
  const [en, bn] = [written('en'), written('bn')]
  return en && bn && ts.isStringLiteralLike(en) ? [toTranslationKey(en.text)] : []
}

/** Game names are composed of the catalogue's words and are translated only to Bengali. */
const files = findFiles('mocks/**/*.ts').filter((path) => !path.startsWith('mocks/catalogue/'))
const english = new Set(files.flatMap((path) => listNodes(parse(path)).flatMap(englishOf)))
const markup = (text = '') => (text.match(/\{\w+\}|<[^>]*>/g) ?? []).sort().join(' ')
const translations = (code: string) =>
  new Map(
    Object.entries(
      z
        .record(z.string(), z.string())
        .parse(JSON.parse(readText(`mocks/content/translations/${code}.json`))),
    ),
  )

test('finds the texts of the content', () => {
  expect(english.size).toBeGreaterThan(400)
})

describe.each(CONTENT_LANGUAGES.filter((code) => code !== 'EN' && code !== 'BN'))(
  'D-004 the content in %s',
  (code) => {
    const own = translations(code)

    test('translates existing texts only, none that has changed since', () => {
      expect([...own.keys()].filter((key) => !english.has(key))).toEqual([])
    })

    test('keeps placeholders, links and markup', () => {
      const differing = [...own].filter(([key, text]) => markup(key) !== markup(text))
      expect(differing.map(([key]) => key)).toEqual([])
    })
  },
)

describe('D-004 a text of the content', () => {
  const known: Text = { en: 'Note: {note}', bn: 'নোট: {note}' }
  beforeAll(async () => {
    await Promise.all(CONTENT_LANGUAGES.map(loadTranslations))
  })

  test('is English in a language that lacks it', () => {
    expect(localize({ en: 'Not translated', bn: 'অনুবাদ নেই' }, 'VI')).toBe('Not translated')
  })

  test('is completed with texts that are the same everywhere and names in each language', () => {
    expect(interpolate(known, { note: { en: 'tea', bn: 'চা' } }, 'BN')).toBe('নোট: চা')
    expect(interpolate(known, {}, 'EN')).toBe('Note: {note}')
  })

  test('composed of others reads correctly in each language', () => {
    const both = composeText((language) => `${localize(known, language)}!`)
    expect([localize(both, 'EN'), localize(both, 'BN')]).toEqual(['Note: {note}!', 'নোট: {note}!'])
  })
})
