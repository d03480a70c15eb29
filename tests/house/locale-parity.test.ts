import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import {
  completeLanguages,
  getRequiredTexts,
  languageCodes,
  PLURAL,
  readTexts,
} from '#scripts/locales/read.mjs'
import { findMissing, findProblems } from '#scripts/locales/rules.mjs'
import { findFiles, formatPlace, listNodes, parse, readText } from './source.ts'

const english = readTexts('EN')
const codes = languageCodes()

describe.each(codes)('%s corresponds to the English', (code) => {
  const wanted = getRequiredTexts(code, english)
  const texts = readTexts(code)

  test('in its variables and tags, letters, plurals and keys', () => {
    expect(texts.size).toBeGreaterThan(0)
    const faults = findProblems(code, texts, wanted)
    expect(faults.map(({ key, problem }) => `${key} ${problem}`)).toEqual([])
  })
})

describe('the languages', () => {
  test.each(completeLanguages())('%s has every text, as locales/complete.json says', (code) => {
    expect(findMissing(readTexts(code), getRequiredTexts(code, english))).toEqual([])
  })

  test('English and Bengali are complete', () => {
    expect(completeLanguages()).toEqual(expect.arrayContaining(['BN', 'EN']))
  })

  test('numbers in Bengali have the digits of the interface (D-083)', () => {
    const files = findFiles('mocks/{content,lottery}/*.ts')
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((path) => /[\u09e6-\u09ef]/.test(readText(path)))).toEqual([])
  })
})

describe('a rule reports', () => {
  const source = new Map([
    ['a:bets_one', '{{count}} bet'],
    ['a:bets_other', '{{count}} bets'],
    ['a:of', 'Level <b>{{level}}</b>'],
    ['a:app', 'LINE'],
  ])
  const found = (code: string, texts: Record<string, string>) =>
    findProblems(code, new Map(Object.entries(texts)), getRequiredTexts(code, source)).map(
      ({ key, problem }) => `${key} ${problem}`,
    )

  test('a percent sign that would stand to the left of its value', () => {
    const rate = new Map([['a:rate', '{{rate}}% back']])
    const problemsOf = (code: string, text: string) =>
      findProblems(code, new Map([['a:rate', text]]), rate).map(({ problem }) => problem)
    const mark = '\u200e'
    expect(problemsOf('AR', 'مرتجع {{rate}}%')).toEqual([
      'needs a left-to-right mark (U+200E) before the value and after its percent sign',
    ])
    expect(problemsOf('AR', `مرتجع ${mark}{{rate}}%`)).toHaveLength(1)
    expect(problemsOf('AR', `مرتجع ${mark}{{rate}}%${mark}`)).toEqual([])
    expect(problemsOf('VI', 'hoàn trả {{rate}}%')).toEqual([])
  })

  test('another variable or tag', () => {
    expect(found('VI', { 'a:of': 'Cấp <b>{{levle}}</b>' })).toEqual([
      'a:of has </b> <b> {{levle}} where the English has </b> <b> {{level}}',
    ])
    expect(found('VI', { 'a:of': '<b>{{level}}</b> cấp' })).toEqual([])
  })

  test('an empty text, an unknown key, a digit of another script', () => {
    expect(found('VI', { 'a:app': ' ' })).toEqual(['a:app is empty'])
    expect(found('VI', { 'a:nobody': 'Ai' })).toHaveLength(1)
    expect(found('AR', { 'a:app': 'لاين ٣' })).toHaveLength(1)
  })

  test('letters of another language, and English left standing', () => {
    expect(found('VI', { 'a:app': 'ไลน์' })).toEqual(['a:app has the letter ไ of another language'])
    expect(found('CN', { 'a:of': '<b>{{level}}</b> レベル' })).toHaveLength(1)
    expect(found('TH', { 'a:of': 'Level <b>{{level}}</b>' })).toEqual([
      'a:of is not translated: "Level"',
    ])
    expect(found('TH', { 'a:app': 'LINE' })).toEqual([])
  })

  test('wrong plural forms for the language', () => {
    expect(found('TH', { 'a:bets_other': '{{count}} เดิมพัน' })).toEqual([])
    expect(
      found('TH', { 'a:bets_one': '{{count}} เดิมพัน', 'a:bets_other': '{{count}} เดิมพัน' }),
    ).toHaveLength(1)
    expect(found('AR', { 'a:bets_one': 'رهان', 'a:bets_other': 'رهان {{count}}' })).toEqual(
      ['zero', 'two', 'few', 'many'].map(
        (form) => `a:bets_${form} is missing, though other forms of this plural are there`,
      ),
    )
    expect(found('VI', { 'a:bets_other': 'Cược' })).toHaveLength(1)
  })
})

const sources = findFiles('src/**/*.{ts,tsx}').map((path) => parse(path))
const keys = [...new Set([...english.keys()].map((key) => key.replace(PLURAL, '')))]
const bare = (key: string) => key.slice(key.indexOf(':') + 1)
const known = new Set([...english.keys(), ...keys].flatMap((key) => [key, bare(key)]))

/** First arguments of `t(...)` and values of `i18nKey` that are literals. */
function askedKeys(source: ts.SourceFile): { place: string; key: string }[] {
  return listNodes(source).flatMap((node) => {
    const isT = ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText())
    const asked = isT ? node.arguments[0] : undefined
    const literals = asked ? listNodes(asked).filter((part) => ts.isStringLiteralLike(part)) : []
    return literals.map((literal) => ({ place: formatPlace(source, node), key: literal.text }))
  })
}

describe('texts and code', () => {
  test('every key in the code exists', () => {
    const missing = sources.flatMap(askedKeys).filter(({ key }) => !known.has(key))
    expect(missing.map(({ place, key }) => `${place} ${key}`)).toEqual([])
  })
})

/** The terms of a bonus, as its details and as its offer name them. */
const SAME: readonly (readonly [details: string, offer: string])[] = [
  ['bonus:bonus', 'promotions:terms.label.bonus'],
  ['bonus:turnover', 'promotions:terms.label.wagering'],
  ['bonus:time', 'promotions:terms.label.days'],
  ['bonus:maxBet', 'promotions:terms.label.maxBet'],
  ['bonus:maxCashOut', 'promotions:terms.label.maxCashOut'],
  ['links:place.label', 'referral:add.label'],
]

test.each(completeLanguages())('%s has one name for a thing on all screens', (code) => {
  const texts = readTexts(code)
  for (const [details, offer] of SAME) expect(texts.get(offer), offer).toBe(texts.get(details))
})

/** The word for "overdue" in each language. The texts about money that was not paid in time have it. */
const OVERDUE: Readonly<Record<string, string>> = {
  AR: 'متأخر',
  BN: 'বকেয়া',
  CN: '欠付',
  EN: 'overdue',
  TH: 'ค้างจ่าย',
  VI: 'quá hạn',
}
const OVERDUE_TEXTS = ['salary:status.DUE', 'salary:dueSince', 'salary:due', 'contracts:due.badge']

test.each(completeLanguages())('%s has one word for what is overdue', (code) => {
  const texts = readTexts(code)
  const word = OVERDUE[code] ?? 'a word in this list'
  for (const key of OVERDUE_TEXTS) expect(texts.get(key)?.toLowerCase(), key).toContain(word)
})
