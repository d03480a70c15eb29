import { describe, expect, test } from 'vitest'
import { csvFile, csvPart } from '#lib/csv.ts'

const toCsv = (lines: string[][]) => csvFile([csvPart(lines)]).join('')
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

  test.each(['-12.50', '-3', '12.50', 'a=b', ''])('does not change %j', (text) => {
    expect(cell(text)).toBe(text)
  })
})
