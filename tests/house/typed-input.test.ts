import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, formatPlace, listNodes, parse, readText } from './source.ts'

const SOURCES = findFiles('src/**/*.ts', 'src/**/*.tsx').filter(
  (path) => !path.startsWith('src/lib/amount-input') && !path.startsWith('src/ui/rich-text/'),
)

/** Modules that drop parts of a typed text on purpose. */
const DROPS: Readonly<Record<string, string>> = {
  'src/ui/code-field/digits.ts': 'a code of six digits is picked out of a pasted message',
  'src/lib/input-text.ts': 'the signs that people write between the digits of a phone number',
  'src/features/member/withdraw/model.ts': 'blanks and hyphens of an account number',
}

const isReplace = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  /^replace(All)?$/.test(node.expression.name.text)

const literalIn = (node: ts.Node | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : null

/** Whether a call takes signs out of a number: all but digits, or a point, a comma, a minus. */
function drops(node: ts.Node): boolean {
  if (!isReplace(node)) return false
  const [what, by] = node.arguments
  if (what && ts.isRegularExpressionLiteral(what))
    return (
      /\\D|\[\^[^\]]*(0-9|\\d)|\[[^\]]*[,.'][^\]]*\]|-\]/.test(what.text) && literalIn(by) === ''
    )
  return /^[,.'−-]$/.test(literalIn(what) ?? '') && /^[.,]?$/.test(literalIn(by) ?? 'x')
}

const findings = (source: ts.SourceFile, wrong: (node: ts.Node) => boolean) =>
  listNodes(source)
    .filter(wrong)
    .map((node) => formatPlace(source, node))

const placesOf = (wrong: (node: ts.Node) => boolean) =>
  SOURCES.flatMap((path) => findings(parse(path), wrong))

test('numbers that people type are read by lib/amount-input, and nowhere loses one a sign', () => {
  const places = placesOf(drops).map((place) => place.replace(/:\d+$/, ''))
  expect([...new Set(places)].sort()).toEqual(Object.keys(DROPS).sort())
})

test('finds a text that loses signs', () => {
  const bad = [
    "a.replace(/\\D/g, '')",
    "a.replace(/[^0-9]/g, '')",
    "a.replace(/[,.]/g, '')",
    "a.replaceAll(',', '')",
    "a.replace(',', '.')",
  ]
  const good = ["a.replace(/\\s+/g, ' ')", "a.replace('..', '_')", "a.replace(/^0/, '')"]
  expect(findings(parse('a.ts', bad.join('\n')), drops)).toHaveLength(bad.length)
  expect(findings(parse('a.ts', good.join('\n')), drops)).toEqual([])
})

const SURGERY = /^(replace|replaceAll|slice|substring|split|trim)$/
const FORMAT = /^(format|format[A-Z]\w*|money|signed|signedMoney)$/

const nameOf = (node: ts.Expression): string =>
  ts.isPropertyAccessExpression(node) ? node.name.text : node.getText()

/** Whether a call cuts a text that a formatter has written. */
const cuts = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  SURGERY.test(node.expression.name.text) &&
  ts.isCallExpression(node.expression.expression) &&
  FORMAT.test(nameOf(node.expression.expression.expression))

test('no formatted text is cut: a form without decimals is an option of the formatter', () => {
  expect(placesOf(cuts)).toEqual([])
})

test('finds a formatted text that is cut', () => {
  const bad = ["money(a).replace(/\\.00$/, '')", "new Intl.NumberFormat('en').format(1).slice(1)"]
  expect(findings(parse('a.ts', bad.join('\n')), cuts)).toHaveLength(bad.length)
  expect(findings(parse('a.ts', "a.replace('x', money(b))"), cuts)).toEqual([])
})

type Tag = ts.JsxSelfClosingElement | ts.JsxOpeningElement
const isTag = (node: ts.Node): node is Tag =>
  ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)

function attribute(tag: Tag, name: string): string | null {
  for (const one of tag.attributes.properties)
    if (ts.isJsxAttribute(one) && one.name.getText() === name)
      return literalIn(one.initializer) ?? ''
  return null
}

/** Controls without typed text. */
const UNTYPED = /^(checkbox|radio|file|range)$/

const isEntry = (node: ts.Node): node is Tag =>
  isTag(node) &&
  /^(input|textarea)$/.test(node.tagName.getText()) &&
  !UNTYPED.test(attribute(node, 'type') ?? '') &&
  attribute(node, 'hidden') === null

test('every control for text stands in a Field, which takes out what nobody sees', () => {
  const isWithin = (node: ts.Node): boolean =>
    ts.isJsxElement(node)
      ? node.openingElement.tagName.getText() === 'Field' || isWithin(node.parent)
      : node.parent !== undefined && isWithin(node.parent)
  expect(placesOf(isEntry).length).toBeGreaterThan(7)
  expect(placesOf((node) => isEntry(node) && !isWithin(node))).toEqual([])
})

test('every field for digits says what it reads', () => {
  const isSilent = (node: ts.Node) =>
    isTag(node) &&
    /^[A-Z]/.test(node.tagName.getText()) &&
    attribute(node, 'inputMode') !== null &&
    attribute(node, 'reads') === null
  expect(placesOf(isSilent)).toEqual([])
})

test('no module but lib/digits knows the digits of another script', () => {
  const others = /0x0?(660|6f0|966|9e6|e50|ff10)\b|\\u(0660|06f0|0966|09e6|0e50|ff10)|[০٠۰०๐]-/i
  expect(SOURCES.filter((path) => others.test(readText(path)))).toEqual([])
})
