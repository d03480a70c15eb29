import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import {
  arrangeColumns,
  compareValues,
  type DataColumn,
  getVisibleColumnIds,
  type TableSort,
  type TableView,
} from './columns.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

interface ModelOptions<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  view: TableView
  /** With `onSortChange`: the order of the given rows. */
  sort: TableSort | null
  onSortChange: ((sort: TableSort | null) => void) | undefined
}

/** Rows in their order and the columns in view. */
export function useTableModel<Row extends RowData>(options: ModelOptions<Row>) {
  const { columns, rows, rowKey, view, sort: givenSort, onSortChange } = options
  const [ownSort, setOwnSort] = useState<TableSort | null>(givenSort)
  const sort = onSortChange ? givenSort : ownSort
  const setSort = onSortChange ?? setOwnSort

  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return columns.map(({ id, header, sortBy }) =>
      helper.accessor((row): unknown => sortBy?.(row), {
        id,
        header,
        enableSorting: sortBy !== undefined,
        sortFn: (a, b) => (sortBy ? compareValues(sortBy(a.original), sortBy(b.original)) : 0),
      }),
    )
  }, [columns])
  const sorting = useMemo(() => (sort ? [{ ...sort }] : []), [sort])
  const columnVisibility = useMemo(() => {
    const shown = new Set(getVisibleColumnIds(columns, view))
    return Object.fromEntries(columns.map(({ id }) => [id, shown.has(id)]))
  }, [columns, view])

  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: onSortChange !== undefined,
    state: { sorting, columnVisibility },
  })
  // Rows that are already sorted skip the model: for ten thousand rows it takes longer than rendering.
  const sorted = sort && !onSortChange ? table.getRowModel().rows : null
  const inOrder = useMemo(() => sorted?.map(({ original }) => original) ?? rows, [sorted, rows])
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const shown = arrangeColumns(
    table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []),
  )
  return {
    /** In the order of the sort. */
    rows: inOrder,
    shown,
    sort,
    setSort,
    /** Figures are sorted in descending order first, because readers look for the largest. */
    toggleSort: ({ id, align }: DataColumn<Row>) => {
      const descFirst = align === 'end'
      if (sort?.id !== id) setSort({ id, desc: descFirst })
      else setSort(sort.desc === descFirst ? { id, desc: !descFirst } : null)
    },
  }
}
