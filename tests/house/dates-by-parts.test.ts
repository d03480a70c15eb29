import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, formatPlace, listNodes, parse } from './source.ts'

/** Modules that write dates for people. Any other module takes the parts of a date. */
const WRITERS = [
  'src/features/member/wallet/model.ts',
  'src/features/offers/prizes/components/page/period.tsx',
  'src/features/offers/rewards/model.ts',
  'src/features/visitor/articles/components/byline.tsx',
  'src/features/visitor/auth/service-hours.ts',
  'src/i18n/format.ts',
  'src/ui/date-range-field/format.ts',
]

/** Matches code that extracts parts of a text. */
const READS =
  /^(at|charAt|endsWith|includes|indexOf|length|match|matchAll|replace|replaceAll|search|slice|split|startsWith|substring)$/

const WRITES_DATE = /^format(Day|DateTime|Time|Clock|Weekday|Month|Range)$/
const FORMATS = /\.format(Range)?$/

const propertyOf = (node: ts.Node) => (ts.isPropertyAccessExpression(node) ? node.name.text : '')

const makesFormats = (source: ts.SourceFile) => /DateTimeFormat|\bdateFormat\(/.test(source.text)

/** Places that make a locale's text of a date. */
function textsOf(source: ts.SourceFile): string[] {
  const makesText = makesFormats(source)
    ? /^(format|formatRange|toLocale(Date|Time|)String)$/
    : /^toLocale(Date|Time)String$/
  return listNodes(source)
    .filter((node) => makesText.test(propertyOf(node)))
    .map((node) => formatPlace(source, node))
}

function writesDate(node: ts.Node, source: ts.SourceFile): boolean {
  const called = ts.isCallExpression(node) ? node.expression.getText() : ''
  return WRITES_DATE.test(called) || (makesFormats(source) && FORMATS.test(called))
}

/** A text is converted, or something is taken out of it. */
function isRead({ parent }: ts.Node): boolean {
  if (ts.isElementAccessExpression(parent) || READS.test(propertyOf(parent))) return true
  return ts.isCallExpression(parent) && /^(Number|Date\.parse)$/.test(parent.expression.getText())
}

const readsOf = (source: ts.SourceFile) =>
  listNodes(source)
    .filter((node) => writesDate(node, source) && isRead(node))
    .map((node) => formatPlace(source, node))

const modules = findFiles('{src,mocks,scripts}/**/*.{ts,tsx,mjs,js}').map((path) => parse(path))

test('no date is read from a text that a locale writes: its parts are taken', () => {
  const others = modules.filter(({ fileName }) => !WRITERS.includes(fileName))
  expect(modules.length).toBeGreaterThan(1000)
  expect(others.flatMap(textsOf)).toEqual([])
})

test('nothing is taken out of a date that was written for people', () => {
  expect(modules.flatMap(readsOf)).toEqual([])
})

test('the portal makes each formatter of dates once', () => {
  const makers = modules.filter(({ text }) => text.includes('new Intl.DateTimeFormat'))
  const inPortal = makers.map(({ fileName }) => fileName).filter((path) => path.startsWith('src/'))
  expect(inPortal).toEqual(['src/lib/date-format.ts'])
})

test('finds such places', () => {
  const day =
    "const day = new Intl.DateTimeFormat('en-CA').format(now)\nconst f = now.toLocaleString('sv')"
  expect(textsOf(parse('bad.ts', day))).toEqual(['bad.ts:1', 'bad.ts:2'])
  const year =
    'formatDay(day).slice(-4)\nNumber(new Intl.DateTimeFormat().format(at))\nformatClock(at).split(":")[0]'
  expect(readsOf(parse('bad.ts', year))).toEqual(['bad.ts:1', 'bad.ts:2', 'bad.ts:3'])
  const good = "new Intl.DateTimeFormat('en').formatToParts(at)\nformatCount(3).replace('3', '')"
  expect(textsOf(parse('good.ts', good))).toEqual([])
  expect(readsOf(parse('good.ts', good))).toEqual([])
})
