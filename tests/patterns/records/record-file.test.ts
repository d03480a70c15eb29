import { describe, expect, test, vi } from 'vitest'
import { csvFile, formatCsv } from '#lib/csv.ts'
import { toPrintout } from '#patterns/records/printout.ts'
import {
  firstLines,
  footLines,
  headLine,
  inCounts,
  inTime,
  type RecordColumn,
  rowLines,
} from '#patterns/records/record-column.ts'
import { collect, type FetchPage, FILE_ROWS, newDraft } from '#patterns/records/use-export.ts'

interface Bet {
  id: string
  stake: string
  net: string
}

const columns: RecordColumn<Bet>[] = [
  { id: 'id', header: 'No.', text: ({ id }) => id },
  { id: 'stake', header: 'Stake', kind: 'money', align: 'end', text: ({ stake }) => stake },
  { id: 'net', header: 'Result', kind: 'gain', align: 'end', text: ({ net }) => net },
]
const rows: Bet[] = [
  { id: 'a', stake: '1234.5', net: '-1234.50' },
  { id: 'b', stake: '10', net: '15.00' },
]
const file = {
  columns,
  rows,
  totals: { stake: '1244.50', net: '-1219.50' },
  totalsLabel: 'All pages',
  notes: ['Bets, 14 – 20 Nov 2026'],
}

describe('F-18 export of records', () => {
  test('as a file for spreadsheets, with totals and days', () => {
    expect([headLine(columns), ...rowLines(columns, rows), ...footLines(file)]).toEqual([
      ['No.', 'Stake', 'Result'],
      ['a', '1234.50', '-1234.50'],
      ['b', '10.00', '15.00'],
      ['All pages', '1244.50', '-1219.50'],
      ['Bets, 14 – 20 Nov 2026'],
    ])
  })

  test('on paper as on the screen', () => {
    const { rows: printed, sum } = toPrintout(file)
    expect(printed.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['a', '1,234.50', '−1,234.50'],
      ['b', '10.00', '+15.00'],
    ])
    expect(sum?.map(({ text }) => text)).toEqual(['All pages', '1,244.50', '−1,219.50'])
  })
})

describe('F-18 what spreadsheets read', () => {
  const at = Date.UTC(2026, 10, 19, 17, 30)
  const told: RecordColumn<{ at: number | null; bets: number }>[] = [
    { id: 'at', header: 'Time', ...inTime('Asia/Dhaka', (row) => row.at, 'Never') },
    { id: 'bets', header: 'Bets', ...inCounts((row) => row.bets) },
  ]
  const lines = [
    { at, bets: 12_345 },
    { at: null, bets: 0 },
  ]

  test('are moments and counts as it writes them, with the zone in the head', () => {
    expect([headLine(told), ...rowLines(told, lines)]).toEqual([
      ['Time (Asia/Dhaka)', 'Bets'],
      ['2026-11-19 23:30:00', '12345'],
      ['', '0'],
    ])
  })

  test('the screen and the paper keep the words of the language', () => {
    const printed = toPrintout({ columns: told, rows: lines, totalsLabel: '', notes: [] })
    expect(printed.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['19 নভে, 2026, 23:30', '12,345'],
      ['Never', '0'],
    ])
  })
})

test('F-18 an incomplete file says so in its first line, above the columns', () => {
  const missing = 'Only 100,000 of 122,602 rows.'
  expect(firstLines(columns, missing)).toEqual([[missing], ['No.', 'Stake', 'Result']])
  expect(firstLines(columns, null)).toEqual([['No.', 'Stake', 'Result']])
})

describe('loading all pages', () => {
  const answer = (page: number) => ({
    rows: [{ id: String(page), stake: '1.00', net: '0.00' }],
    count: 3,
    pages: 3,
    totals: { page: {}, all: { stake: '3.00' } },
  })
  const keep = (page: readonly Bet[]) => page.map(({ id }) => id).join(',')
  const collecting = (
    fetchPage: FetchPage<Bet>,
    draft = newDraft<string>(),
    { signal } = new AbortController(),
    limit = 10,
    onPage: (page: number, pages: number) => void = () => undefined,
  ) => collect({ fetchPage, draft, keep, signal, onPage, limit })

  test('they are loaded one after the other, with progress', async () => {
    const onPage = vi.fn()
    const draft = newDraft<string>()
    await collecting(async (page) => answer(page), draft, undefined, 10, onPage)
    expect(draft).toMatchObject({ parts: ['1', '2', '3'], rows: 3, totals: { stake: '3.00' } })
    expect(onPage.mock.calls).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  test('loading ends at the limit, which the count shows', async () => {
    const fetchPage = vi.fn(async (page: number) => answer(page))
    const draft = newDraft<string>()
    await collecting(fetchPage, draft, undefined, 2)
    expect(draft).toMatchObject({ rows: 2, count: 3 })
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  test('no further pages are requested after a cancellation', async () => {
    const controller = new AbortController()
    const fetchPage = vi.fn(async (page: number) => {
      if (page === 2) controller.abort()
      return answer(page)
    })
    await expect(collecting(fetchPage, undefined, controller)).rejects.toThrow()
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  test('all pages are of the moment of the first, also after a retry', async () => {
    const moments: (number | undefined)[] = []
    const draft = newDraft<string>()
    let broken = true
    const fetchPage = async (page: number, _: AbortSignal, asOf: number | undefined) => {
      moments.push(asOf)
      if (page === 2 && broken) throw new Error('503')
      return { ...answer(page), asOf: asOf ?? 100 + page }
    }
    await expect(collecting(fetchPage, draft)).rejects.toThrow('503')
    broken = false
    await collecting(fetchPage, draft)
    expect(moments).toEqual([undefined, 101, 101, 101])
  })

  test('loading continues where it failed', async () => {
    const asked: number[] = []
    const draft = newDraft<string>()
    let broken = true
    const fetchPage = async (page: number) => {
      asked.push(page)
      if (page === 3 && broken) throw new Error('503')
      return answer(page)
    }
    await expect(collecting(fetchPage, draft)).rejects.toThrow('503')
    broken = false
    await collecting(fetchPage, draft)
    expect(asked).toEqual([1, 2, 3, 3])
    expect(draft.parts).toEqual(['1', '2', '3'])
  })

  test('F-18: a hundred thousand rows become a file in parts of one page, safe against formulas', async () => {
    const SIZE = 1000
    const hostile = (n: number) => (n === 4_711 ? '=HYPERLINK("https://x.example")' : `u${n}`)
    const draft = newDraft<string>()
    await collect<Bet, string>({
      fetchPage: async (page) => ({
        rows: Array.from({ length: SIZE }, (_, n) => ({
          id: hostile((page - 1) * SIZE + n),
          stake: '1.00',
          net: '-1.00',
        })),
        count: 120_000,
        pages: 120,
      }),
      keep: (page) => formatCsv(rowLines(columns, page)),
      draft,
      signal: new AbortController().signal,
      onPage: () => undefined,
      limit: FILE_ROWS,
    })
    expect(draft).toMatchObject({ rows: 100_000, count: 120_000 })
    expect(draft.parts).toHaveLength(100)
    const text = csvFile([formatCsv([headLine(columns)]), ...draft.parts]).join('')
    const lines = text.split('\r\n')
    expect(lines).toHaveLength(100_001)
    expect(lines[0]).toBe('\uFEFFNo.,Stake,Result')
    expect(lines[4_712]).toMatch(/^"'=HYPERLINK/)
    expect(lines.at(-1)).toBe('u99999,1.00,-1.00')
  })
})
