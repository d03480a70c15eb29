import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { FIRST_ROWS, inSlices, SLICE_ROWS } from '#api/money/report-slices.ts'

const add = (a: { count: number }, b: { count: number }) => ({ count: a.count + b.count })

/** A report with `total` rows; `grown` more rows have been added since the first answer. */
function report(total: number, grown = 0) {
  const asked: { pageNo: number; pageSize: number }[] = []
  const get = async ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
    const count = total + (asked.length > 0 ? grown : 0)
    asked.push({ pageNo, pageSize })
    const begin = (pageNo - 1) * pageSize
    const list = Array.from(
      { length: Math.max(0, Math.min(pageSize, count - begin)) },
      (_, index) => ({
        id: String(count - begin - index),
      }),
    )
    const paging = { pageNo, pageSize, total: count, totalPages: Math.ceil(count / pageSize) }
    return { paging, list, pageTotals: { count: list.length } }
  }
  const client = new QueryClient()
  const queryKey = ['report']
  const ask = (pageNo: number, pageSize: number) =>
    inSlices(
      { pageNo, pageSize },
      { get, idOf: ({ id }: { id: string }) => id, add },
    )({ client, queryKey, signal: new AbortController().signal })
  const early = () => client.getQueryData<{ list: unknown[] }>(queryKey)?.list.length
  return { ask, asked, early }
}

describe('MBR-06 a large page of a report comes in slices', () => {
  test('a page of the usual size is one call', async () => {
    const { ask, asked, early } = report(9000)
    expect((await ask(3, 1000)).list).toHaveLength(1000)
    expect(asked).toEqual([{ pageNo: 3, pageSize: 1000 }])
    expect(early()).toBeUndefined()
  })

  test('the first rows are returned at once, then all rows with their totals', async () => {
    const { ask, asked, early } = report(8567)
    const all = await ask(1, 10_000)
    expect(early()).toBe(FIRST_ROWS)
    expect(all.list).toHaveLength(8567)
    expect(all.paging).toEqual({ pageNo: 1, pageSize: 10_000, total: 8567, totalPages: 1 })
    expect(all.pageTotals).toEqual({ count: 8567 })
    expect(asked.map(({ pageSize }) => pageSize)).toEqual([
      FIRST_ROWS,
      ...Array(4).fill(SLICE_ROWS),
    ])
  })

  test('the second page starts after the first', async () => {
    const { ask } = report(25_000)
    const { list, paging, pageTotals } = await ask(2, 10_000)
    expect([list[0]?.id, list.at(-1)?.id]).toEqual(['15000', '5001'])
    expect({ ...paging, ...pageTotals }).toEqual({
      pageNo: 2,
      pageSize: 10_000,
      total: 25_000,
      totalPages: 3,
      count: 10_000,
    })
  })

  test('few rows need one call, and a row that has moved is listed once', async () => {
    const few = report(600)
    expect((await few.ask(1, 10_000)).list).toHaveLength(600)
    expect(few.asked).toHaveLength(1)
    const ids = (await report(3000, 1).ask(1, 10_000)).list.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([3001, '3001', '1'])
  })
})
