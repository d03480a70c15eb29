import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, formatPlace, listNodes, parse, readText } from './source.ts'

const nameOf = (property: ts.ObjectLiteralElementLike) => property.name?.getText()

/** Columns whose text is written for readers, without one that a spreadsheet reads. */
const unread = (source: ts.SourceFile): string[] =>
  listNodes(source)
    .filter(ts.isObjectLiteralExpression)
    .filter(({ properties }) => {
      const text = properties.find((one) => nameOf(one) === 'text')?.getText() ?? ''
      return (
        /\b(format[A-Z]|\w+Text\()/.test(text) && !properties.some((one) => nameOf(one) === 'plain')
      )
    })
    .map((node) => formatPlace(source, node))

test('F-18 a column of moments, days or counts says what a file has', () => {
  const paths = findFiles('src/features/**/*.ts', 'src/features/**/*.tsx').filter((path) =>
    readText(path).includes('RecordColumn'),
  )
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.flatMap((path) => unread(parse(path)))).toEqual([])
  const bad = '[{ id: 1, text: ({ at }) => formatDateTime(at) }, { text: () => spanText(a) }]'
  expect(unread(parse('a.ts', bad))).toHaveLength(2)
})
