import { describe, expect, it, vi } from 'vitest'
import { printoutOf } from '../../../src/patterns/records/printout.ts'
import { type RecordColumn, recordLines } from '../../../src/patterns/records/record-column.ts'
import { fetchAll } from '../../../src/patterns/records/use-export.ts'

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

describe('F-18 records leave the screen', () => {
  it('as lines that a spreadsheet can add up, with the totals and the days', () => {
    expect(recordLines(file)).toEqual([
      ['No.', 'Stake', 'Result'],
      ['a', '1234.50', '-1234.50'],
      ['b', '10.00', '15.00'],
      ['All pages', '1244.50', '-1219.50'],
      ['Bets, 14 – 20 Nov 2026'],
    ])
  })

  it('on paper as they are read', () => {
    const { rows: printed, sum } = printoutOf(file)
    expect(printed.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['a', '1,234.50', '−1,234.50'],
      ['b', '10.00', '+15.00'],
    ])
    expect(sum?.map(({ text }) => text)).toEqual(['All pages', '1,244.50', '−1,219.50'])
  })
})

describe('all pages', () => {
  const answer = (page: number) => ({
    rows: [{ id: String(page), stake: '1.00', net: '0.00' }],
    count: 3,
    pages: 3,
    totals: { page: {}, all: { stake: '3.00' } },
  })

  it('are fetched one after the other, with their progress', async () => {
    const onPage = vi.fn()
    const all = await fetchAll(async (page) => answer(page), new AbortController().signal, onPage)
    expect(all.rows.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(all.totals).toEqual({ stake: '3.00' })
    expect(onPage.mock.calls).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  it('end at the limit, which the count tells', async () => {
    const fetchPage = vi.fn(async (page: number) => answer(page))
    const all = await fetchAll(fetchPage, new AbortController().signal, () => undefined, 2)
    expect(all.rows).toHaveLength(2)
    expect(all.count).toBe(3)
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('are no longer asked for once that is cancelled', async () => {
    const controller = new AbortController()
    const fetchPage = vi.fn(async (page: number) => {
      if (page === 2) controller.abort()
      return answer(page)
    })
    await expect(fetchAll(fetchPage, controller.signal, () => undefined)).rejects.toThrow()
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })
})
