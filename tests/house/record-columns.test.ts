import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesOf, nodesOf, parse, placeOf, textOf } from './source.ts'

const nameOf = (property: ts.ObjectLiteralElementLike) => property.name?.getText()

/** Columns whose text is written for readers, without one that a spreadsheet reads. */
const unread = (source: ts.SourceFile): string[] =>
  nodesOf(source)
    .filter(ts.isObjectLiteralExpression)
    .filter(({ properties }) => {
      const text = properties.find((one) => nameOf(one) === 'text')?.getText() ?? ''
      return (
        /\b(format[A-Z]|\w+Text\()/.test(text) && !properties.some((one) => nameOf(one) === 'plain')
      )
    })
    .map((node) => placeOf(source, node))

test('F-18 a column of moments, days or counts says what a file has', () => {
  const paths = filesOf('src/features/**/*.ts', 'src/features/**/*.tsx').filter((path) =>
    textOf(path).includes('RecordColumn'),
  )
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.flatMap((path) => unread(parse(path)))).toEqual([])
  const bad = '[{ id: 1, text: ({ at }) => formatDateTime(at) }, { text: () => spanText(a) }]'
  expect(unread(parse('a.ts', bad))).toHaveLength(2)
})
