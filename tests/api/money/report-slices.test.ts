import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { FIRST_ROWS, fetchInSlices, SLICE_ROWS } from '#api/money/report-slices.ts'

const add = (a: { count: number }, b: { count: number }) => ({ count: a.count + b.count })

interface SliceQuery {
  readonly pageNo: number
  readonly pageSize: number
  readonly until?: number
}

/** A report with `total` rows; each answer is followed by `grown` more rows. */
function report(total: number, grown = 0) {
  const asked: SliceQuery[] = []
  const get = async ({ pageNo, pageSize, until }: SliceQuery) => {
    // The number of rows is the moment.
    const asOf = until ?? total + asked.length * grown
    const count = asOf
    asked.push({ pageNo, pageSize })
    const begin = (pageNo - 1) * pageSize
    const list = Array.from(
      { length: Math.max(0, Math.min(pageSize, count - begin)) },
      (_, index) => ({
        id: String(count - begin - index),
      }),
    )
    const paging = { pageNo, pageSize, total: count, totalPages: Math.ceil(count / pageSize) }
    return { asOf, paging, list, pageTotals: { count: list.length } }
  }
  const client = new QueryClient()
  const ask = async (pageNo: number, pageSize: number) => {
    const queryKey = ['report', { pageNo, pageSize }]
    const queryFn = fetchInSlices(
      { pageNo, pageSize },
      { get, idOf: ({ id }: { id: string }) => id, add },
    )
    const answer = await queryFn({ client, queryKey, signal: new AbortController().signal })
    const early = client.getQueryData<{ list: unknown[] }>(queryKey)?.list.length
    client.setQueryData(queryKey, answer)
    return { ...answer, early }
  }
  return { ask, asked, client }
}

describe('MBR-06 a large page of a report comes in slices', () => {
  test('a page of the usual size is one call', async () => {
    const { ask, asked } = report(9000)
    const { list, early } = await ask(3, 1000)
    expect(list).toHaveLength(1000)
    expect(asked).toEqual([{ pageNo: 3, pageSize: 1000 }])
    expect(early).toBeUndefined()
  })

  test('the first rows are returned at once, then all rows with their totals', async () => {
    const { ask, asked } = report(8567)
    const all = await ask(1, 10_000)
    expect(all.early).toBe(FIRST_ROWS)
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

  test('few rows need one call', async () => {
    const few = report(600)
    expect((await few.ask(1, 10_000)).list).toHaveLength(600)
    expect(few.asked).toHaveLength(1)
  })

  test('all slices are of the moment of the first, whatever arrives meanwhile', async () => {
    const ids = (await report(3000, 1).ask(1, 10_000)).list.map(({ id }) => id)
    expect([ids.length, new Set(ids).size, ids[0], ids.at(-1)]).toEqual([3000, 3000, '3000', '1'])
  })

  test('the pages behind the first are of its moment, until the first is asked for again', async () => {
    const { ask, client } = report(39, 9)
    const turned = [...(await ask(1, 20)).list, ...(await ask(2, 20)).list].map(({ id }) => id)
    expect([turned.length, new Set(turned).size]).toEqual([39, 39])
    const second = ['report', { pageNo: 2, pageSize: 20 }]
    expect(client.getQueryState(second)?.isInvalidated).toBe(false)
    expect((await ask(1, 20)).paging.total).toBeGreaterThan(39)
    expect(client.getQueryState(second)?.isInvalidated).toBe(true)
  })
})
