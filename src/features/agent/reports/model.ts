import type { TeamMovementKind } from '../../../api/agent-reports.ts'
import type { RecordSums, RecordsAnswer } from '../../../patterns/records/record-column.ts'
import { enumParam, pageParam, textParam } from '../../../patterns/search-state.ts'

export const ROWS = 50
/** As many rows a page as the contract allows, for files. */
export const MOST_ROWS = 1000

export const ANY = 'any'
export const MOVEMENT_KINDS = [
  ...(['DEPOSIT', 'WITHDRAWAL', 'STAKE', 'PAYOUT', 'BONUS', 'REBATE'] as const),
] satisfies TeamMovementKind[]

/** What the reports keep in the address beside days, page and open row. */
export const REPORT_SEARCH = {
  account: textParam(60),
  kind: enumParam([ANY, ...MOVEMENT_KINDS], ANY),
  p: pageParam,
  row: textParam(),
}

/** Filters that change begin with the first page and no open row. */
export const AGAIN = { p: 1, row: null } as const

interface Report<Row> {
  readonly list: Row[]
  readonly paging: { readonly total: number; readonly totalPages: number }
  readonly pageTotals: object
  readonly totals: object
}

const sumsOf = (totals: object): RecordSums =>
  Object.fromEntries(
    Object.entries(totals).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  )

/** D-073: one page of any of these reports as records, with the totals of the page and of all. */
export const answerOf = <Row>({
  list,
  paging,
  pageTotals,
  totals,
}: Report<Row>): RecordsAnswer<Row> => ({
  rows: list,
  count: paging.total,
  pages: paging.totalPages,
  totals: { page: sumsOf(pageTotals), all: sumsOf(totals) },
})
