import { describe, expect, test } from 'vitest'
import { getNamespace, readTexts } from '#scripts/locales/read.mjs'
import { findKeyUsers } from '#scripts/locales/usage.mjs'

const KEYS = [
  'limits:title',
  'limits:kind.loss',
  'limits:bets_one',
  'limits:bets_other',
  'wallet:title',
  'wallet:kind.loss',
  'wallet:state coming soon',
]
const askedBy = (text: string, path = 'src/features/member/limits/screens/limits.tsx') =>
  [...findKeyUsers(KEYS, [[path, text]])]
    .filter(([, files]) => files.length > 0)
    .map(([key]) => key)

/** A template literal with a placeholder for each star. */
const composed = (keys: string) => `\`${keys.replaceAll('*', '\u0024{name}')}\``

describe('a module uses', () => {
  test('a complete key, anywhere in it', () => {
    expect(askedBy("const TITLES = { one: 'wallet:title' }")).toEqual(['wallet:title'])
    expect(askedBy("const it's = t('a', 'wallet:title')")).toEqual(['wallet:title'])
    expect(askedBy('<Trans i18nKey="wallet:title" />')).toEqual(['wallet:title'])
  })

  test('every plural form of a key', () => {
    expect(askedBy("t('limits:bets', { count })")).toEqual(['limits:bets_one', 'limits:bets_other'])
  })

  test('a bare key of any file, unless it names its namespace', () => {
    expect(askedBy("const KEY = 'title'")).toEqual(['limits:title', 'wallet:title'])
    expect(askedBy("const { t } = useTranslation('limits')\nt('title')")).toEqual(['limits:title'])
    expect(askedBy("const { t } = useTranslation(['limits'])\nt(ok ? 'no' : 'title')")).toEqual([
      'limits:title',
    ])
  })

  test('a bare key of any file if the source of `t` is not in the module', () => {
    const both = ['limits:title', 'wallet:title']
    expect(askedBy("useTranslation('limits')\nconst KEY = 'title'")).toEqual(both)
    expect(askedBy("useTranslation('limits')\nuseTranslation(SPACES)\nt('title')")).toEqual(both)
    expect(askedBy("(t: TFunction) => t('title')")).toEqual(both)
  })

  test('what a template can compose', () => {
    expect(askedBy(`useTranslation('limits')\nt(${composed('kind.*')})`)).toEqual([
      'limits:kind.loss',
    ])
    expect(askedBy(`const key = ${composed('kind.*')} as const`)).toHaveLength(2)
    expect(askedBy('const key = `kind.\u0024{row.kind ?? `none`}`')).toHaveLength(2)
    expect(askedBy(`t(${composed('wallet:*')})`)).toEqual([
      'wallet:title',
      'wallet:kind.loss',
      'wallet:state coming soon',
    ])
    expect(askedBy(`t(${composed('*.loss')})`)).toEqual(['limits:kind.loss', 'wallet:kind.loss'])
  })

  test('nothing that only looks like a key', () => {
    expect(askedBy(`const file = ${composed('*.*')}`)).toEqual([])
    expect(askedBy('// the title of limits:title')).toEqual([])
  })
})

test('the fake backend uses only complete keys', () => {
  expect(askedBy("const title = 'title'", 'mocks/content/a.ts')).toEqual([])
  expect(askedBy("say('wallet:title')", 'mocks/content/a.ts')).toEqual(['wallet:title'])
})

test('unused texts are found in nearly every file, and no used ones', () => {
  const english = [...readTexts('EN').keys()]
  const planted = [...new Set(english.map((key) => `${getNamespace(key)}:nobodyAsks.forThis`))]
  const askers = findKeyUsers([...english, ...planted])
  const unused = [...askers].filter(([, files]) => files.length === 0).map(([key]) => key)
  expect(unused.filter((key) => !planted.includes(key))).toEqual([])
  // A few files compose keys without a fixed part: `shell:${key}`.
  expect(unused.length).toBeGreaterThan(planted.length - 5)
})
