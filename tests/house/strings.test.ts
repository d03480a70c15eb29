import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, formatPlace, listNodes, parse } from './source.ts'

/** Attributes that are read, on screen or by a screen reader. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
])
/** At least two letters of any script; symbols, numbers and single letters are not text. */
const WORD = /\p{L}{2,}/u

const literalOf = (node: ts.Node | undefined): string => {
  if (!node) return ''
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ')
  }
  if (ts.isConditionalExpression(node))
    return `${literalOf(node.whenTrue)} ${literalOf(node.whenFalse)}`
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return literalOf(node.expression)
  return ts.isBinaryExpression(node) ? `${literalOf(node.left)} ${literalOf(node.right)}` : ''
}

/** The text that a node would show without `t()`. */
function shownText(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
    const isText = node.expression && !ts.isBinaryExpression(node.expression)
    return isText ? literalOf(node.expression) : ''
  }
  if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText())) return literalOf(node.initializer)
  return ''
}

function findings(source: ts.SourceFile): string[] {
  return listNodes(source)
    .filter((node) => WORD.test(shownText(node)))
    .map((node) => `${formatPlace(source, node)} "${shownText(node).trim().slice(0, 60)}"`)
}

test('features and app show only texts from locales', () => {
  const sources = findFiles('src/features/**/*.tsx', 'src/app/**/*.tsx').map((path) => parse(path))
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.flatMap(findings)).toEqual([])
})

test('finds text in elements, expressions and spoken attributes, and nothing else', () => {
  const bad =
    "const a = <p title='Hello there' aria-label={`Row`}>Log in {ok ? 'yes' : t('no')}</p>"
  expect(findings(parse('bad.tsx', bad))).toHaveLength(4)
  const good =
    "const a = <p className='wide row' data-kind='big' title={t('shell:title')}>18+ · {count} {t('a.b')}</p>"
  expect(findings(parse('good.tsx', good))).toEqual([])
})
