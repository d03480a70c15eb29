import type { TeamMovementKind } from '#api/agent/agent-reports.ts'
import { fromMinor, toMinor } from '#lib/money.ts'
import type { RecordSums, RecordsAnswer } from '#patterns/records/record-column.ts'
import { choiceParam, enumParam, pageParam, textParam } from '#patterns/search-state.ts'

export const ROWS = 50
/** As many rows a page as the contract allows, for files. */
export const MAX_ROWS = 1000

export const ANY = 'any'
export const MOVEMENT_KINDS = [
  'DEPOSIT',
  'WITHDRAWAL',
  'STAKE',
  'PAYOUT',
  'BONUS',
  'REBATE',
] satisfies TeamMovementKind[]

/** The side from which a result is shown: the player's plus is the agent's minus. */
const SIDES = ['player', 'own'] as const
export type Side = (typeof SIDES)[number]

/** Converts a result of the server, which is the player's, to the chosen side. */
export const fromSide = (side: Side, result: string): string => {
  const minor = side === 'own' ? toMinor(result) : null
  return minor === null ? result : fromMinor(-minor)
}

/** The search parameters of the reports, in addition to days, page and open row. */
export const REPORT_SEARCH = {
  account: textParam(60),
  kind: enumParam([ANY, ...MOVEMENT_KINDS], ANY),
  side: choiceParam(SIDES, 'player'),
  p: pageParam,
  row: textParam(),
}

/** Filters that change begin with the first page and no open row. */
export const FIRST_PAGE = { p: 1, row: null } as const

interface Report<Row> {
  readonly list: Row[]
  readonly paging: { readonly total: number; readonly totalPages: number }
  readonly pageTotals: object
  readonly totals: object
  readonly asOf?: number
}

/** Whether a figure of these reports may be above and below nothing. */
export const isResult = (name: string): boolean => name === 'net' || name === 'winLoss'

const sumsOf = (totals: object, side: Side): RecordSums =>
  Object.fromEntries(
    Object.entries(totals).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, isResult(key) ? fromSide(side, value) : value]] : [],
    ),
  )

/** One page of any of these reports as records, with the totals of the page and of all. */
export const toRecordsAnswer = <Row>(
  { list, paging, pageTotals, totals, asOf }: Report<Row>,
  side: Side = 'player',
): RecordsAnswer<Row> => ({
  rows: list,
  count: paging.total,
  pages: paging.totalPages,
  asOf,
  totals: { page: sumsOf(pageTotals, side), all: sumsOf(totals, side) },
})
