import ts from 'typescript'
import { listNodes } from './source.ts'

/** Calls that define a test or a group. Skipped ones test nothing. */
const NAMES = /^(it|test|describe)(\.(each|for|describe|only|concurrent|serial|parallel))*$/

const textOf = (node: ts.Node): string => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return ''
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ')
}

/** The table of `it.each(...)`, which is inline or a constant of the same file. */
function tableOf(source: ts.SourceFile, given: ts.Node | undefined): ts.Node | undefined {
  if (!given || !ts.isIdentifier(given)) return given
  const constant = listNodes(source).find(
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === given.text,
  )
  return constant && ts.isVariableDeclaration(constant) ? constant.initializer : undefined
}

/** The texts in a row, which are part of the test's name. */
const textsIn = (node: ts.Node | undefined): string[] =>
  node
    ? listNodes(node)
        .map(textOf)
        .filter((text) => text !== '')
    : []

/** A test or a group of tests. */
export interface Test {
  readonly title: string
  /** Its title, the texts of its rows, and those of its groups. */
  readonly names: readonly string[]
  /** Its rows and its body, as written. */
  readonly code: string
}

interface Call extends Test {
  /** Its own title and the texts of its rows. */
  readonly own: readonly string[]
}

/** Reads `it(...)`, `test.describe(...)` or `it.each(rows)(...)` with its rows. */
function callOf(source: ts.SourceFile, node: ts.Node): Omit<Call, 'names'> | null {
  if (!ts.isCallExpression(node)) return null
  const { expression: called } = node
  const [title, ...rest] = node.arguments
  const each = ts.isCallExpression(called) ? called : null
  if (!title || !NAMES.test((each ?? node).expression.getText())) return null
  // `it.each(rows)` defines no test itself; the call of its result does.
  if (!each && /\.(each|for)$/.test(called.getText())) return null
  const table = each ? tableOf(source, each.arguments[0]) : undefined
  const code = [...(table ? [table] : []), ...rest].map((part) => part.getText()).join('\n')
  return { title: textOf(title), own: [textOf(title), ...textsIn(table)], code }
}

function callsOf(source: ts.SourceFile): Call[] {
  const calls: Call[] = []
  const visit = (node: ts.Node, around: readonly string[]) => {
    const call = callOf(source, node)
    const names = call ? [...around, ...call.own] : around
    if (call) calls.push({ ...call, names })
    ts.forEachChild(node, (child) => visit(child, names))
  }
  visit(source, [])
  return calls
}

const known = new WeakMap<ts.SourceFile, readonly Test[]>()

export function listTests(source: ts.SourceFile): readonly Test[] {
  const tests = known.get(source) ?? callsOf(source)
  known.set(source, tests)
  return tests
}

/** The names of all tests of a file: their titles and the texts of their rows. */
export const listTitles = (source: ts.SourceFile): string[] =>
  callsOf(source).flatMap(({ own }) => own)

/** `AUT-29..32 and AUT-34` means 29, 30, 31, 32 and 34. */
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
