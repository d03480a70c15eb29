import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, formatPlace, listNodes, parse } from './source.ts'

const withoutCasts = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node)
    ? withoutCasts(node.expression)
    : node

/** Lists spread into a list where they are written, so that the formatter keeps several entries on a line. */
const packedIn = (source: ts.SourceFile): string[] =>
  listNodes(source)
    .filter(ts.isSpreadElement)
    .filter(({ parent }) => ts.isArrayLiteralExpression(parent))
    .filter(({ expression }) => ts.isArrayLiteralExpression(withoutCasts(expression)))
    .map((node) => formatPlace(source, node))

test('a list has one entry a line, or groups with a name', () => {
  const paths = findFiles('{e2e,mocks,scripts,src,stories,tests}/**/*.{ts,tsx,mjs,js}')
  expect(paths.length).toBeGreaterThan(1500)
  expect(paths.flatMap((path) => packedIn(parse(path)))).toEqual([])
})

test.each(["const a = [...['x', 'y'], 'z']", "const a = [...(['x', 'y'] as const)]"])(
  'a packed list is found: %s',
  (text) => {
    expect(packedIn(parse('sample.ts', text))).toEqual(['sample.ts:1'])
  },
)

test('a list of named groups is not', () => {
  expect(packedIn(parse('sample.ts', 'const a = [...FISH, ...SUITS]'))).toEqual([])
})
