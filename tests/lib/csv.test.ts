import { describe, expect, test } from 'vitest'
import { csvFile, csvPart } from '#lib/csv.ts'

const toCsv = (lines: string[][]) => csvFile([csvPart(lines)]).join('')
const cell = (text: string) => toCsv([[text]]).slice(1)

describe('F-18 a CSV file', () => {
  test('begins with the mark that keeps Bengali whole, and ends lines as spreadsheets want it', () => {
    const file = toCsv([
      ['খেলা', 'Stake'],
      ['a "b", c', '1.00'],
    ])
    expect(file).toBe('\uFEFFখেলা,Stake\r\n"a ""b"", c",1.00')
  })

  test.each(['=1+1', '+1', '@SUM(A1)', '-1+cmd', '\t=1', '=1\n2', '＝1', '-'])(
    'holds no formula: %j',
    (text) => {
      expect(cell(text).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  test.each(['-12.50', '-3', '12.50', 'a=b', ''])('leaves %j as it is', (text) => {
    expect(cell(text)).toBe(text)
  })
})
