import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { firstPageMoment } from '../transport/of-one-moment.ts'

/**
 * A page larger than a slice is fetched in slices, with a few rows first so that something appears at once. Both sizes
 * divide every page size above a slice.
 */
export const FIRST_ROWS = 625
export const SLICE_ROWS = 2500

interface Paging {
  readonly pageNo: number
  readonly pageSize: number
}

/** One page of a report, as the contract has it. */
interface Report<Row, Totals> {
  readonly asOf: number
  readonly paging: Paging & { readonly total: number; readonly totalPages: number }
  readonly list: Row[]
  readonly pageTotals: Totals
}

interface Ask<One extends Report<Row, Totals>, Row, Totals> {
  readonly get: (paging: Paging & { readonly until?: number }, signal: AbortSignal) => Promise<One>
  readonly idOf: (row: Row) => string
  readonly add: (a: Totals, b: Totals) => Totals
}

/**
 * A query function for a page of a report. The first rows of a large page are in the cache as soon as they arrive,
 * and all of them at the end. All slices are of one moment. Rejects as `get` does.
 */
export const fetchInSlices =
  <One extends Report<Row, Totals>, Row, Totals>(
    { pageNo, pageSize }: Paging,
    { get, idOf, add }: Ask<One, Row, Totals>,
  ) =>
  async (context: { client: QueryClient; queryKey: QueryKey; signal: AbortSignal }) => {
    const { client, queryKey, signal } = context
    let moment = firstPageMoment(context)
    if (pageSize <= SLICE_ROWS) return get({ pageNo, pageSize, ...moment }, signal)
    const rows = new Map<string, Row>()
    const slice = async (rowsOfOne: number, index: number) => {
      const begin = ((pageNo - 1) * pageSize) / rowsOfOne
      const answer = await get({ pageNo: begin + index, pageSize: rowsOfOne, ...moment }, signal)
      for (const row of answer.list) rows.set(idOf(row), row)
      return answer
    }
    const whole = (answer: One, pageTotals: Totals): One => {
      const { total } = answer.paging
      const paging = { pageNo, pageSize, total, totalPages: Math.ceil(total / pageSize) }
      return { ...answer, paging, list: [...rows.values()], pageTotals }
    }
    const first = await slice(FIRST_ROWS, 1)
    moment = { until: first.asOf }
    const begun = whole(first, first.pageTotals)
    if (first.paging.total <= (pageNo - 1) * pageSize + FIRST_ROWS) return begun
    if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, begun)
    // They are in the first slice again.
    rows.clear()
    let last = await slice(SLICE_ROWS, 1)
    let sum = last.pageTotals
    for (let next = 2; next <= pageSize / SLICE_ROWS; next += 1) {
      if ((pageNo - 1) * pageSize + (next - 1) * SLICE_ROWS >= last.paging.total) break
      last = await slice(SLICE_ROWS, next)
      sum = add(sum, last.pageTotals)
    }
    return whole(last, sum)
  }
