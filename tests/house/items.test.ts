import { expect, it } from 'vitest'
import { filesOf, parse } from './source.ts'
import { itemsIn, range, titlesOf } from './titles.ts'

/** What the portal so far owes, by the numbers of its requirements. */
const OWED = [
  ...range('AUT', 1, 36),
  ...range('REG', 1, 7),
  ...range('VAL', 1, 77),
  ...range('MOD', 1, 8),
  ...range('MOD', 10, 24),
  ...range('MOD', 25, 27),
  ...range('MOD', 29),
  ...range('ANN', 1, 8),
  ...range('LNG', 1, 6),
  ...range('HDR', 1, 25),
  ...range('SID', 1, 11),
  ...range('FTR', 1, 17),
  ...range('RTE', 5, 35),
  ...range('HOM', 1, 29),
  ...range('GAM', 1, 24),
  ...range('MBR', 1, 20),
  ...range('WAL', 1, 10),
  ...range('WAL', 12, 21),
  ...range('OTH', 5, 7),
  ...range('OTH', 9),
  ...range('OTH', 14, 17),
  ...range('OTH', 19),
  ...range('OTH', 20),
  ...range('OTH', 22, 24),
  ...range('PRD', 2),
  ...range('PRD', 8, 9),
  ...range('PRD', 13),
  ...range('CST', 1, 5),
  ...range('ROL', 1, 6),
  ...range('ROL', 9, 13),
  ...range('ERR', 1, 6),
  ...range('ERR', 13, 18),
  ...range('ERR', 20, 36),
]

/** Numbers of screens that come later; a number leaves this list with the first test that names it. */
const LATER: readonly string[] = [
  // An agreement beside a contract; the terms of a registration say `not empty?` (VAL-50).
]

const named = new Set(
  filesOf('tests/**/*.test.{ts,tsx}', 'tests/patterns/forms/matrix.tsx', 'e2e/**/*.spec.ts')
    .map((path) => parse(path))
    .flatMap((source) => titlesOf(source).flatMap(itemsIn)),
)

it('every number that the portal owes is in the name of a test', () => {
  expect(OWED.filter((item) => !named.has(item) && !LATER.includes(item))).toEqual([])
})

it('what belongs to later screens is owed, and not tested yet', () => {
  expect(LATER.filter((item) => named.has(item) || !OWED.includes(item))).toEqual([])
})

it('reads names, ranges and rows of tests, and nothing else', () => {
  const source = parse(
    'x.test.ts',
    [
      "const ROWS = [['AUT-40', 1], ['AUT-41', 2]]",
      "const OTHERS = [['AUT-90', 1]]",
      "it('AUT-29..31 b', f)",
      "test.describe('VAL-05 c', f)",
      "it.each(ROWS)('%s', f)",
      "it.each([{ item: 'MOD-02' }])('$item', f)",
      "say('AUT-91')",
      "test.skip('AUT-92 later', f)",
      'it(`LNG-01 $' + '{x} in words`, f) // AUT-93',
    ].join('\n'),
  )
  expect(titlesOf(source).flatMap(itemsIn)).toEqual([
    'AUT-29',
    'AUT-30',
    'AUT-31',
    'VAL-05',
    'AUT-40',
    'AUT-41',
    'MOD-02',
    'LNG-01',
  ])
})
