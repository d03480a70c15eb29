import { expect, test } from 'vitest'
import { type Entry, findEntryIssue, readEntries, reviewedEntries } from './requirements.ts'
import { parse } from './source.ts'
import { itemsIn, listTitles, range } from './titles.ts'

/** The requirements that the portal has to fulfil so far. */
const OWED = [
  ...range('AUT', 1, 36),
  ...range('REG', 1, 7),
  ...range('VAL', 1, 77),
  ...range('MOD', 1, 8),
  ...range('MOD', 10, 27),
  ...range('MOD', 29),
  ...range('ANN', 1, 8),
  ...range('LNG', 1, 6),
  ...range('HDR', 1, 25),
  ...range('SID', 1, 11),
  ...range('FTR', 1, 17),
  ...range('RTE', 1, 45),
  ...range('HOM', 1, 29),
  ...range('GAM', 1, 24),
  ...range('MBR', 1, 20),
  ...range('WAL', 1, 21),
  ...range('OTH', 5, 7),
  ...range('OTH', 9),
  ...range('OTH', 14, 17),
  ...range('OTH', 19, 24),
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

/** Requirements without a test, each with the reason. An entry is removed with its reason. */
const WITHOUT: Readonly<Record<string, string>> = {}

const entries = reviewedEntries()
const reviewed = new Set(entries.map(({ item }) => item))

test('every requirement is asserted by the test and the expectation that the list names', () => {
  expect(entries.flatMap((entry) => findEntryIssue(entry) ?? [])).toEqual([])
})

test('every owed requirement is on the list or among those without a test, and no other one is', () => {
  const known = new Set([...reviewed, ...Object.keys(WITHOUT)])
  expect(OWED.filter((item) => !known.has(item))).toEqual([])
  expect([...known].filter((item) => !OWED.includes(item))).toEqual([])
  expect(Object.keys(WITHOUT).filter((item) => reviewed.has(item))).toEqual([])
})

test('an entry names a test, what it is about and an expectation inside it', () => {
  const source = parse(
    'x.test.ts',
    [
      "const ROWS = [['AUT-40', 1], ['AUT-41', 2]]",
      "it.each(ROWS)('%s is %i', (_, n) => {",
      '  // expect(n).toBe(9)',
      '  expect(sum(',
      '    n,',
      '  )).toBe(3)',
      '})',
      "describe('AUT-42 a group', () => {",
      "  it('says so', () => screen.getByText('so'))",
      '})',
    ].join('\n'),
  )
  const fault = (entry: Partial<Entry>) =>
    findEntryIssue(
      { item: 'AUT-40', requirement: '', file: 'x', title: '%s is %i', expectation: '', ...entry },
      source,
    )
  expect(fault({ expectation: "['AUT-40', 1] … expect(sum(n)).toBe(3)" })).toBeNull()
  expect(fault({ item: 'AUT-42', title: 'says so', expectation: "getByText('so')" })).toBeNull()
  expect(fault({ expectation: 'expect(n).toBe(9)' })).toContain('does not say: expect(n).toBe(9)')
  expect(fault({ expectation: "expect(sum(n)) … ['AUT-40', 1]" })).toContain('does not say')
  expect(fault({ expectation: 'sum(n)' })).toContain('expects nothing')
  expect(fault({ item: 'AUT-43', expectation: 'expect(sum(n))' })).toContain('does not name AUT-43')
  expect(fault({ title: '%s is', expectation: 'expect(sum(n))' })).toContain('has no test "%s is"')
  expect(readEntries('item\t…\nAUT-40\tis one\tx.test.ts\ta\texpect(b)\n')).toEqual([
    {
      item: 'AUT-40',
      requirement: 'is one',
      file: 'x.test.ts',
      title: 'a',
      expectation: 'expect(b)',
    },
  ])
})

test('reads names, ranges and rows of tests only', () => {
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
  expect(listTitles(source).flatMap(itemsIn)).toEqual([
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
