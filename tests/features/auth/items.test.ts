import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesOf, nodesOf, parse } from '../../house/source.ts'

const TEST = /^(it|test)\b/

/** What a test file calls its tests: the first text of `it(...)`, `test(...)`, `it.each(...)(...)`. */
const titlesOf = (source: ts.SourceFile): string[] =>
  [...nodesOf(source)].flatMap((node) => {
    if (!ts.isCallExpression(node) || !TEST.test(node.expression.getText())) return []
    const [title] = node.arguments
    return title && ts.isStringLiteralLike(title) ? [title.text] : []
  })

/** `AUT-29..32 and AUT-34` names 29, 30, 31, 32 and 34. */
function* numbersIn(title: string): Generator<string> {
  for (const [, kind, first, last] of title.matchAll(/\b([A-Z]{3})-(\d+)(?:\.\.(\d+))?/g)) {
    for (let n = Number(first); n <= Number(last ?? first); n += 1)
      yield `${kind}-${String(n).padStart(2, '0')}`
  }
}

/** A row of `it.each` may carry the number that its title shows. */
const rowsOf = (source: ts.SourceFile): string[] =>
  [...nodesOf(source)].flatMap((node) =>
    ts.isArrayLiteralExpression(node) && node.elements[0] && ts.isStringLiteral(node.elements[0])
      ? [node.elements[0].text]
      : [],
  )

const range = (kind: string, first: number, last: number) =>
  Array.from(
    { length: last - first + 1 },
    (_, i) => `${kind}-${String(first + i).padStart(2, '0')}`,
  )

it('every number of getting in and out is in the name of a test', () => {
  const sources = filesOf('tests/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts').map((path) => parse(path))
  const titles = sources.flatMap((source) => [...titlesOf(source), ...rowsOf(source)])
  const named = new Set(titles.flatMap((title) => [...numbersIn(title)]))
  const owed = [...range('AUT', 1, 36), ...range('VAL', 26, 30), ...range('VAL', 53, 55)]
  expect(owed.filter((number) => !named.has(number))).toEqual([])
})

it('reads titles, ranges and rows, and nothing else', () => {
  const source = parse(
    'x.test.ts',
    "it('AUT-29..31 b', f)\ntest('VAL-05 c', f)\nit.each([['AUT-40', 1]])('%s', f)\nsay('AUT-99')",
  )
  expect(
    [...titlesOf(source), ...rowsOf(source)].flatMap((title) => [...numbersIn(title)]),
  ).toEqual(['AUT-29', 'AUT-30', 'AUT-31', 'VAL-05', 'AUT-40'])
})
