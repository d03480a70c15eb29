import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { cx } from '../base/cx.ts'
import { keyboardScrollable } from '../base/keyboard-scrollable.ts'
import { BodyRow } from './body-row.tsx'
import {
  type DataColumn,
  type TableSelection,
  type TableSort,
  type TableView,
  type TotalsRow,
  toggleKeys,
} from './columns.ts'
import styles from './data-table.module.css'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import { ROLES } from './table-roles.ts'
import { useEdges } from './use-edges.ts'
import { useFromTop } from './use-from-top.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowWindow } from './use-row-window.ts'
import { useTableModel } from './use-table-model.ts'
import { ViewMenu, type ViewMenuLabels } from './view-menu.tsx'

export type DataTableProps<Row> = {
  /** A short caption for screen readers; visible with `captionShown`. */
  caption: string
  captionShown?: boolean
  /** A constant or memoised; the first names the row and always stays. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Controls at the start of the line above the table. */
  tools?: ReactNode
  /** Figures of this page and of all pages, in the foot. */
  totals?: readonly TotalsRow[] | undefined
  /** Uncontrolled, the table sorts the rows; with `onSortChange` they are already sorted. */
  sort?: TableSort | null
  onSortChange?: ((sort: TableSort | null) => void) | undefined
  view?: TableView
  onViewChange?: (view: TableView) => void
  /** Opens a row, in a drawer for instance. */
  onOpen?: ((row: Row) => void) | undefined
  /** With it, each row has a box to choose it by. */
  selection?: TableSelection<Row> | undefined
  /** The key of the row that is open. */
  openKey?: string | null
  /** The number of empty rows with the layout of the rows to come. */
  skeletonRows?: number
  loading?: boolean
  /** These rows are about to be replaced: they fade if that takes long. */
  busy?: boolean
  /** The number of this page of rows: a new page is shown from its first row. */
  page?: number | undefined
  /** Shown instead of rows: an empty state or an ErrorState. */
  empty?: ReactNode
  failed?: ReactNode
  /** Of the menu of columns, order and density; without them the table has none. */
  labels?: ViewMenuLabels
}

/** Up to this many rows are shown in full; more rows scroll in their own box. */
const MAX_ROWS_IN_FULL = 12

const NO_KEYS: readonly string[] = []
const DEFAULT_VIEW: TableView = { density: 'comfortable' }

/**
 * The table for records. Head, first column, those fixed at the end and totals stay in sight; narrow containers show
 * rows as cards; from 500 rows on only those in view are rendered. A row is opened by its first cell or a click
 * anywhere; arrow, page, Home and End keys move from row to row.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, captionShown = false, columns, rows, rowKey, tools, totals, onOpen } = props
  const { loading = false, skeletonRows = 10, empty, failed, openKey, selection } = props
  const { sort = null, onSortChange, labels, busy = loading } = props
  const [ownView, setOwnView] = useState(DEFAULT_VIEW)
  const view = props.view ?? ownView
  const setView = props.onViewChange ?? setOwnView
  const captionId = useId()
  const box = useRef<HTMLElement>(null)
  const attach = useCallback((element: HTMLElement | null) => {
    box.current = element
    return keyboardScrollable(element)
  }, [])

  const model = useTableModel({ columns, rows, rowKey, view, sort, onSortChange })
  const { shown } = model
  useEdges(box)
  useFromTop(box, props.page)
  const keys = useRowKeys(box, model.rows.length)
  const visible = useRowWindow({
    box,
    count: model.rows.length,
    density: view.density,
    columns: shown.length,
    kept: keys.current,
  })
  const message = failed ?? (!loading && rows.length === 0 ? empty : undefined)
  const isFilled = message === undefined && !loading
  return (
    <div className={styles.root} data-density={view.density}>
      {labels || tools ? (
        <div className={styles.tools}>
          <div className={styles.start}>{tools}</div>
          {labels ? (
            <ViewMenu
              columns={columns}
              view={view}
              onView={setView}
              model={model}
              labels={labels}
            />
          ) : null}
        </div>
      ) : null}
      <section
        ref={attach}
        className={styles.box}
        aria-labelledby={captionId}
        aria-busy={busy}
        data-outdated={busy && !loading}
        data-virtual={visible.virtual}
        data-short={rows.length <= MAX_ROWS_IN_FULL}
        {...keys.handlers}
      >
        <table
          {...ROLES.table}
          className={styles.table}
          aria-rowcount={visible.virtual ? model.rows.length + 1 : undefined}
        >
          <caption id={captionId} className={cx(!captionShown && styles.spoken)}>
            {caption}
          </caption>
          <TableHead
            columns={shown}
            sort={model.sort}
            onSort={model.toggleSort}
            selection={selection}
            keys={loading ? NO_KEYS : rows.map(rowKey)}
          />
          <tbody {...ROLES.group} className={styles.body}>
            {message === undefined ? null : (
              <tr {...ROLES.row} className={styles.message}>
                <td {...ROLES.cell} colSpan={shown.length}>
                  {message}
                </td>
              </tr>
            )}
            {loading && message === undefined ? (
              <SkeletonRows count={skeletonRows} columns={shown} />
            ) : null}
            {isFilled &&
              visible.items.map((item) => {
                if ('gap' in item)
                  return <Gap key={item.key} gap={item.gap} columns={shown.length} />
                const row = model.rows[item.index]
                if (row === undefined) return null
                const key = rowKey(row)
                return (
                  <BodyRow
                    key={key}
                    ref={visible.measure}
                    row={row}
                    index={item.index}
                    columns={shown}
                    virtual={visible.virtual}
                    tabbable={item.index === (keys.current ?? 0)}
                    current={key === openKey}
                    onOpen={onOpen}
                    select={
                      selection && {
                        label: selection.label(row),
                        checked: selection.keys.has(key),
                        onPick: (on) => selection.onChange(toggleKeys(selection.keys, [key], on)),
                      }
                    }
                  />
                )
              })}
          </tbody>
          {totals && isFilled ? <TableFoot columns={shown} totals={totals} /> : null}
        </table>
      </section>
    </div>
  )
}

/** The height of the rows that are not rendered. */
const Gap = ({ gap, columns }: { gap: number; columns: number }) => (
  <tr {...ROLES.none} className={styles.gap}>
    <td {...ROLES.none} colSpan={columns} style={{ blockSize: gap }} />
  </tr>
)
