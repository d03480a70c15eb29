import type { ReactNode } from 'react'

/** One column of a DataTable. */
export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** The sort value of a row; a column without it cannot be sorted. A bigint for money: its minor units. */
  readonly sortBy?: ((row: Row) => string | number | bigint) | undefined
  /** `end` for figures, so that their digits align. */
  readonly align?: 'start' | 'end' | undefined
  /** Hidden until the reader selects it. */
  readonly hidden?: boolean | undefined
  /** A long text may take several lines instead of a wide column. */
  readonly wrap?: boolean | undefined
  /** Pins the column to the end of the row, so that it stays visible in a narrow table. At most two per table. */
  readonly fixed?: 'end' | undefined
}

/** A positioned column. `edge` is its distance from the end of the table at which it stays in view. */
export type PositionedColumn<Row> = DataColumn<Row> & {
  readonly edge?: 'last' | 'second' | undefined
}

/** Orders columns: the first, the scrolling ones, and the pinned ones at the end. */
export function arrangeColumns<Row>(columns: readonly DataColumn<Row>[]): PositionedColumn<Row>[] {
  const stays = columns.filter(({ fixed }, index) => index > 0 && fixed === 'end').slice(-2)
  return [
    ...columns.filter((column) => !stays.includes(column)),
    ...stays.map((column, index) => ({
      ...column,
      edge: index === stays.length - 1 ? ('last' as const) : ('second' as const),
    })),
  ]
}

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** A reader's display settings of a table. */
export interface TableView {
  readonly density: Density
  /** Ids of the columns that are not shown; undefined leaves it to the columns. */
  readonly hidden?: readonly string[] | undefined
}

export interface TableSort {
  readonly id: string
  readonly desc: boolean
}

/** A row under the table: a name and figures by column id. */
export interface TotalsRow {
  readonly label: string
  readonly cells: Readonly<Record<string, ReactNode>>
}

/** Rows that are chosen to do something with them. */
export interface TableSelection<Row> {
  /** Keys of the selected rows, which may be on other pages. */
  readonly keys: ReadonlySet<string>
  readonly onChange: (keys: ReadonlySet<string>) => void
  /** The name of a row's checkbox: "Choose rahim". */
  readonly label: (row: Row) => string
  readonly allLabel: string
}

/** The keys once one was chosen or let go. */
export function toggleKeys(keys: ReadonlySet<string>, some: readonly string[], on: boolean) {
  const next = new Set(keys)
  for (const key of some) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

/** From this many rows on only those in view are rendered. */
export const VIRTUAL_FROM = 500

/** -1, 0 or 1; texts as readers order them, figures by size. */
export function compareValues(a: string | number | bigint, b: string | number | bigint): number {
  if (typeof a === 'string' && typeof b === 'string') return Math.sign(a.localeCompare(b))
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The ids of the columns in view: never none, and the first always, because it names the row. */
export function getVisibleColumnIds(
  columns: readonly Pick<DataColumn<never>, 'id' | 'hidden'>[],
  view: TableView,
): string[] {
  return columns
    .filter(
      ({ id, hidden }, index) =>
        index === 0 || !(view.hidden ? view.hidden.includes(id) : (hidden ?? false)),
    )
    .map(({ id }) => id)
}

/** The row that a key leads to, or null when it leads nowhere. */
export function nextRow(key: string, index: number, count: number, page: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined ? null : Math.min(Math.max(0, next), count - 1)
}
