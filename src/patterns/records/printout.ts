import { formatMoney } from '#lib/money.ts'
import type { RecordColumn, RecordFile } from './record-column.ts'

export interface PrintedCell {
  readonly id: string
  readonly align: 'start' | 'end' | undefined
  readonly text: string
}

/** Records for print, with the texts of the screen. */
export interface Printout {
  readonly head: readonly PrintedCell[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly PrintedCell[] }[]
  readonly sum: readonly PrintedCell[] | null
  /** The subject and time of the records, and what is missing. */
  readonly notes: readonly string[]
  /** The time of the printout. */
  readonly made: string
}

const words = <Row>({ kind }: RecordColumn<Row>, text: string): string => {
  if (text === '') return ''
  return kind === 'money' || kind === 'gain' ? formatMoney(text, { sign: kind === 'gain' }) : text
}

/** The content of a file in readable form. */
export function toPrintout<Row>(file: RecordFile<Row>): Omit<Printout, 'made'> {
  const { columns, rows, totals, totalsLabel, notes } = file
  const cells = (textOf: (column: RecordColumn<Row>, index: number) => string) =>
    columns.map((column, index) => ({
      id: column.id,
      align: column.align,
      text: textOf(column, index),
    }))
  return {
    head: cells(({ header }) => header),
    rows: rows.map((row, index) => ({
      key: String(index),
      cells: cells((column) => words(column, column.text(row))),
    })),
    sum: totals
      ? cells((column, index) =>
          index === 0 ? totalsLabel : words(column, totals[column.id] ?? ''),
        )
      : null,
    notes,
  }
}
