import type { AgentIncomeLines, IncomeFigures, IncomeStatus } from '#api/agent/agent-income.ts'
import type { RecordSums, RecordsAnswer } from '#patterns/records/record-column.ts'
import { idParam, pageParam, textParam } from '#patterns/search-state.ts'
import { type DataColumn, getVisibleColumnIds, type TableView } from '#ui/data-table/columns.ts'
import type { TimelineEntry } from '#ui/timeline/timeline.tsx'

export const ROWS = 50
/** As many rows a page as the contract allows, for files. */
export const MAX_ROWS = 1000

/** Search parameters of the page: the first day of a period, the page of its lines, the open line. */
export const INCOME_SEARCH = { period: textParam(10), p: pageParam, row: idParam }

/** The figures that are columns, from gross to paid. */
export const COLUMNS = [
  'grossWin',
  'bonuses',
  'rebates',
  'fees',
  'chargebacks',
  'net',
  'carriedIn',
  'base',
  'carriedOut',
  'commission',
  'paid',
] satisfies (keyof IncomeFigures)[]

/** Between gross win and net; collapsed under net until the reader opens them. */
export const DEDUCTIONS = ['bonuses', 'rebates', 'fees', 'chargebacks'] as const

/** The view with the deduction columns shown or hidden; other columns are unchanged. */
export function withDeductions(
  columns: readonly Pick<DataColumn<never>, 'id' | 'hidden'>[],
  view: TableView,
  unfold: boolean,
): TableView {
  const shown = getVisibleColumnIds(columns, view)
  const isShown = (id: string) =>
    DEDUCTIONS.some((one) => one === id) ? unfold : shown.includes(id)
  return { ...view, hidden: columns.map(({ id }) => id).filter((id) => !isShown(id)) }
}

/** The most important columns: never scrolled out of view. */
export const PINNED_COLUMNS: readonly (keyof IncomeFigures)[] = ['commission', 'paid']

/** Columns that can be negative. */
export const SIGNED_COLUMNS: readonly (keyof IncomeFigures)[] = [
  'grossWin',
  'net',
  'carriedIn',
  'base',
  'carriedOut',
]

const sumsOf = (figures: IncomeFigures): RecordSums => ({ ...figures })

/** One page of lines as records, for the table's foot and for files. */
export const linesAnswer = (
  lines: AgentIncomeLines,
): RecordsAnswer<AgentIncomeLines['list'][number]> => ({
  asOf: lines.asOf,
  rows: lines.list,
  count: lines.paging.total,
  pages: lines.paging.totalPages,
  totals: { page: sumsOf(lines.pageTotals), all: sumsOf(lines.totals) },
})

export const STEPS = ['PENDING', 'APPROVED', 'PAID'] as const satisfies IncomeStatus[]

/** The past, current and next steps of a period's income. */
export const stepState = (step: IncomeStatus, status: IncomeStatus): TimelineEntry['state'] => {
  const reached = STEPS.indexOf(status)
  const at = STEPS.indexOf(step)
  if (at < reached || status === 'PAID') return 'done'
  return at === reached ? 'current' : 'todo'
}
