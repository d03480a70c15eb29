import ts from 'typescript'
import { nodesOf } from './source.ts'

/** Calls that give a test or a group of tests its name; one that is skipped tests nothing. */
const NAMES = /^(it|test|describe)(\.(each|for|describe|only|concurrent|serial|parallel))*$/

const textOf = (node: ts.Node): string => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return ''
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ')
}

/** The table of `it.each(...)`: written there, or a constant of the same file. */
function tableOf(source: ts.SourceFile, given: ts.Node | undefined): ts.Node | undefined {
  if (!given || !ts.isIdentifier(given)) return given
  const constant = nodesOf(source).find(
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === given.text,
  )
  return constant && ts.isVariableDeclaration(constant) ? constant.initializer : undefined
}

/** A row's texts are part of the name of its test. */
const textsIn = (node: ts.Node | undefined): string[] =>
  node
    ? nodesOf(node)
        .map(textOf)
        .filter((text) => text !== '')
    : []

/** The names of all tests of a file: `it(...)`, `test.describe(...)`, `it.each(rows)(...)` with its rows. */
export function titlesOf(source: ts.SourceFile): string[] {
  return nodesOf(source).flatMap((node) => {
    if (!ts.isCallExpression(node)) return []
    const { expression: called } = node
    const [title] = node.arguments
    const table = ts.isCallExpression(called) ? called : null
    if (!title || !NAMES.test((table ?? node).expression.getText())) return []
    // `it.each(rows)` itself names nothing; the call of what it answers does.
    if (!table && /\.(each|for)$/.test(called.getText())) return []
    return [textOf(title), ...(table ? textsIn(tableOf(source, table.arguments[0])) : [])]
  })
}

/** `AUT-29..32 and AUT-34` names 29, 30, 31, 32 and 34. */
export function itemsIn(title: string): string[] {
  return [...title.matchAll(/\b([A-Z]{3})-(\d{2,3})(?:\.\.(?:\1-)?(\d{2,3}))?/g)].flatMap(
    ([, kind = '', first, last]) => range(kind, Number(first), Number(last ?? first)),
  )
}

/** `range('AUT', 1, 3)` is AUT-01, AUT-02 and AUT-03. */
export const range = (kind: string, first: number, last = first): string[] =>
  Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, i) => `${kind}-${String(first + i).padStart(2, '0')}`,
  )
