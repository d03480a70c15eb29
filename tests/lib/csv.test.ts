import { describe, expect, test } from 'vitest'
import { csvFile, formatCsv } from '#lib/csv.ts'

const toCsv = (lines: string[][]) => csvFile([formatCsv(lines)]).join('')
const cell = (text: string) => toCsv([[text]]).slice(1)

describe('F-18 a CSV file', () => {
  test('starts with a byte order mark for Bengali, and has the line ends of spreadsheets', () => {
    const file = toCsv([
      ['খেলা', 'Stake'],
      ['a "b", c', '1.00'],
    ])
    expect(file).toBe('\uFEFFখেলা,Stake\r\n"a ""b"", c",1.00')
  })

  test.each(['=1+1', '+1', '@SUM(A1)', '-1+cmd', '\t=1', '=1\n2', '＝1', '-'])(
    'has no formula: %j',
    (text) => {
      expect(cell(text).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  test.each([
    ['x;=1+1', "x;'=1+1"],
    ['x,@SUM(A1)', "x,'@SUM(A1)"],
    ['x\t+1+1', "x\t'+1+1"],
    ['x|=1', "x|'=1"],
    ['x\n=1', "x\n'=1"],
    ['x; ＝1', "x;' ＝1"],
    ['x";=1', `x"";'=1`],
    ['x;-1+cmd', "x;'-1+cmd"],
    ['\u200e=1+1', "'=1+1"],
    [' =1', "' =1"],
  ])('F-18 a cell that another separator would begin has no formula: %j', (text, defused) => {
    expect(cell(text).replace(/^"|"$/g, '')).toBe(defused)
  })

  test.each([';', '\t', '|'])('F-18 no formula begins where lists are separated by %j', (mark) => {
    const file = toCsv([['a', `x${mark}=1+1`, `"${mark}@b`, `c\n${mark}+1`]]).slice(1)
    for (const line of file.split(/\r?\n/))
      for (const one of line.split(mark)) expect(one.replaceAll('"', '')).not.toMatch(/^\s*[=+@-]/)
  })

  test('F-18 a text with a separator of any language is quoted', () => {
    expect(['a;b', 'a\tb', 'a|b', 'a,b', 'ab'].map(cell)).toEqual([
      '"a;b"',
      '"a\tb"',
      '"a|b"',
      '"a,b"',
      'ab',
    ])
  })

  test('F-18 nothing in it is invisible', () => {
    expect(cell('\u200f19\u00a0Nov\u2069')).toBe('19 Nov')
  })

  test.each(['-12.50', '-3', '12.50', 'a=b', ''])('does not change %j', (text) => {
    expect(cell(text)).toBe(text)
  })
})
