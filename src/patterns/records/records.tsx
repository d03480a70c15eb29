import type { RowData } from '@tanstack/react-table'
import { ReceiptText } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { currentLanguage } from '#i18n/i18n.ts'
import { findLanguage } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { serializeRange } from '#lib/date-range.ts'
import { formatMoney } from '#lib/money.ts'
import {
  type DataColumn,
  densities,
  getVisibleColumnIds,
  type TableView,
} from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { formatRange } from '#ui/date-range-field/format.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Pagination } from '../pagination.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { ExportMenu } from './export-menu.tsx'
import { type PageSize, PageSizeSelect } from './page-size-select.tsx'
import type { RecordColumn, RecordSums, RecordsAnswer } from './record-column.ts'
import { RecordControls, type RecordFilter } from './record-controls.tsx'
import { zoneLabel } from './record-days.tsx'
import styles from './records.module.css'
import { SignedAmount } from './signed-amount.tsx'
import type { FetchPage } from './use-export.ts'
import type { RecordsState } from './use-records-state.ts'

interface Query<Row> {
  readonly data: RecordsAnswer<Row> | undefined
  readonly error: Error | null
  readonly dataUpdatedAt: number
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<unknown>
}

export type RecordsProps<Row> = {
  /** In the names of files: `betting-record`. */
  name: string
  caption: string
  state: RecordsState
  /** A constant or memoised. */
  columns: readonly RecordColumn<Row>[]
  rowKey: (row: Row) => string
  /** The query of the current page. */
  query: Query<Row>
  /** Fetches one page at the contract's maximum size, for files and print. */
  fetchPage: FetchPage<Row>
  /** The screen keeps them in the address. */
  filters?: readonly RecordFilter[]
  /** The active filters as text, for files and print: "State: Won". */
  facts?: readonly string[]
  /** The number of rows per page, if the reader can choose it. */
  size?: PageSize
  /** A summary of the days, between the filters and the rows. */
  summary?: ReactNode
  /** The content of a row's drawer. */
  detail?: {
    readonly title: (row: Row) => string
    readonly content: (row: Row) => ReactNode
    /** The row in the address, if it may be on another page. */
    readonly row?: Row | undefined
  }
  /** Shown when there are no records, instead of the default text. */
  empty?: ReactNode
}

const cellOf = <Row,>(column: RecordColumn<Row>): DataColumn<Row>['cell'] => {
  const { kind, text, cell } = column
  if (cell) return cell
  if (kind === 'gain') return (row) => <SignedAmount amount={text(row)} />
  if (kind === 'money') return (row) => formatMoney(text(row))
  if (kind === 'signed') return (row) => <bdi>{formatMoney(text(row), { sign: true })}</bdi>
  return text
}

/**
 * A complete page of records: filters and days, the table with its totals, its pagination, the drawer of a row, and
 * export and print. Load the texts of `records` and `patterns` with the screen.
 */
export function Records<Row extends RowData>(props: RecordsProps<Row>) {
  const { name, caption, state, columns, rowKey, query, fetchPage, detail, empty } = props
  const { filters, size, summary, facts = NONE } = props
  const { t } = useTranslation(['records', 'common'])
  const tag = findLanguage(currentLanguage())?.tag ?? 'en'
  const [view, setView] = useState<TableView>({ density: densities[0] })
  const tableColumns = useMemo(
    () => columns.map((column) => ({ ...column, cell: cellOf(column) })),
    [columns],
  )
  const days = formatRange(state.range, tag)
  const opened = query.data?.rows.find((row) => rowKey(row) === state.row) ?? detail?.row ?? null

  const sums = (cells: RecordSums) =>
    Object.fromEntries(
      columns.flatMap((column) => {
        const sum = cells[column.id]
        return sum === undefined ? [] : [[column.id, sumCell(column, sum)]]
      }),
    )
  const table = {
    caption: `${caption}, ${days}, ${zoneLabel(state.timeZone, tag)}`,
    columns: tableColumns,
    rowKey,
    view,
    onViewChange: setView,
    labels: {
      view: t('view.label'),
      sortBy: t('view.sortBy'),
      columns: t('view.columns'),
      density: t('view.density'),
      comfortable: t('view.comfortable'),
      compact: t('view.compact'),
    },
  }
  return (
    <div className={styles.root}>
      <RecordControls state={state} filters={filters} />
      {summary}
      <QueryBoundary
        query={query}
        sameShape
        waiting={
          <>
            <DataTable<Row> {...table} rows={[]} loading />
            {null}
          </>
        }
      >
        {({ rows, count, pages, totals }) => (
          <>
            <DataTable<Row>
              {...table}
              rows={rows}
              busy={query.isPlaceholderData}
              page={state.page}
              tools={
                <ExportMenu
                  caption={caption}
                  columns={columns}
                  onPaper={getVisibleColumnIds(tableColumns, view)}
                  fetchPage={fetchPage}
                  fileName={`${name}_${serializeRange(state.range).replace('..', '_')}`}
                  days={days}
                  timeZone={state.timeZone}
                  facts={facts}
                  disabled={rows.length === 0}
                />
              }
              totals={
                totals && [
                  ...(pages > 1 ? [{ label: t('total.page'), cells: sums(totals.page) }] : []),
                  { label: t(pages > 1 ? 'total.all' : 'total.one'), cells: sums(totals.all) },
                ]
              }
              onOpen={detail && ((row) => void state.setRow(rowKey(row)))}
              openKey={state.row}
              empty={empty ?? <EmptyState icon={ReceiptText} message={t('empty')} />}
            />
            <div className={styles.pages}>
              <Pagination
                page={state.page}
                pages={pages}
                onChange={(page) => void state.setPage(page)}
              />
              {size ? <PageSizeSelect {...size} count={count} /> : null}
            </div>
          </>
        )}
      </QueryBoundary>
      {detail ? (
        <Drawer
          inAddress
          side="end"
          title={opened ? detail.title(opened) : ''}
          closeLabel={t('common:action.close')}
          open={opened !== null}
          onOpenChange={(open) => {
            if (!open) void state.setRow(null, { replace: true })
          }}
        >
          {opened ? detail.content(opened) : null}
        </Drawer>
      ) : null}
    </div>
  )
}

const NONE: readonly string[] = []

const sumCell = <Row,>({ kind }: RecordColumn<Row>, sum: string): ReactNode => {
  if (kind === 'gain') return <SignedAmount amount={sum} />
  if (kind === 'signed') return <bdi>{formatMoney(sum, { sign: true })}</bdi>
  return kind === 'money' ? formatMoney(sum) : sum
}
