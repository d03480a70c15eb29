import type { ReactNode } from 'react'
import { formatCount, formatDateTime } from '#i18n/format.ts'
import { writeMoment } from '#lib/calendar.ts'
import { fromMinor, toMinor } from '#lib/money.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'

/** A column on screen, in a file and in print. */
export type RecordColumn<Row> = Omit<DataColumn<Row>, 'cell'> & {
  /** The text of a cell; a decimal string for `money` and `gain`. */
  readonly text: (row: Row) => string
  /**
   * `gain` is money that the reader won or lost, shown by sign, colour and arrow. `signed` is money of others, with
   * a sign but without a colour that calls it good or bad.
   */
  readonly kind?: 'text' | 'money' | 'gain' | 'signed' | undefined
  /** The text of a cell in a file, where a spreadsheet has to read it: a day, a moment, a count. */
  readonly plain?: ((row: Row) => string) | undefined
  /** The time zone of its moments, which the head of a file names. */
  readonly timeZone?: string | undefined
  /** The rendered cell, if it is more than the text. */
  readonly cell?: ((row: Row) => ReactNode) | undefined
}

type Texts<Row> = Pick<RecordColumn<Row>, 'text' | 'plain' | 'timeZone'>

/** The texts of a column of times (epoch ms), with a placeholder for missing ones. */
export function inTime<Row>(
  timeZone: string | undefined,
  at: (row: Row) => number | null,
  none = '',
): Texts<Row> {
  const zone = timeZone ?? 'UTC'
  const written = (row: Row, write: (moment: number) => string, otherwise: string) => {
    const moment = at(row)
    return moment === null ? otherwise : write(moment)
  }
  return {
    timeZone: zone,
    text: (row) => written(row, (moment) => formatDateTime(moment, timeZone), none),
    plain: (row) => written(row, (moment) => writeMoment(zone, moment), ''),
  }
}

/** The texts of a column of counts. */
export const inCounts = <Row>(count: (row: Row) => number): Texts<Row> => ({
  text: (row) => formatCount(count(row)),
  plain: (row) => String(count(row)),
})

/** Sums by column id: decimal strings for money, words for others. */
export type RecordSums = Readonly<Record<string, string>>

/** One page of records, and the sums of all of them. */
export interface RecordsAnswer<Row> {
  readonly rows: readonly Row[]
  /** The number of records. */
  readonly count: number
  readonly pages: number
  /** The moment that the page shows, to request the next page as of then; epoch ms. */
  readonly asOf?: number | undefined
  readonly totals?: { readonly page: RecordSums; readonly all: RecordSums } | undefined
}

/** Money in a file: two decimals and nothing else, so that a spreadsheet can add it. */
const plain = (text: string): string => {
  const minor = toMinor(text)
  return minor === null ? text : fromMinor(minor)
}

const fileText = ({ kind }: Pick<RecordColumn<never>, 'kind'>, text: string): string =>
  kind === undefined || kind === 'text' ? text : plain(text)

export interface RecordFile<Row> {
  readonly columns: readonly RecordColumn<Row>[]
  readonly rows: readonly Row[]
  /** The sums of all records, in the last line before the notes. */
  readonly totals?: RecordSums | undefined
  readonly totalsLabel: string
  /** The subject and time of the records, and what is missing. */
  readonly notes: readonly string[]
}

/** The head of a file. */
export const headLine = <Row>(columns: readonly RecordColumn<Row>[]): string[] =>
  columns.map(({ header, timeZone }) => (timeZone ? `${header} (${timeZone})` : header))

/** The first lines of a file. They report missing records, so that no one adds up incomplete columns. */
export const firstLines = <Row>(
  columns: readonly RecordColumn<Row>[],
  missing: string | null,
): string[][] => [...(missing === null ? [] : [[missing]]), headLine(columns)]

/** Records as lines of texts. */
export const rowLines = <Row>(
  columns: readonly RecordColumn<Row>[],
  rows: readonly Row[],
): string[][] =>
  rows.map((row) =>
    columns.map((column) => column.plain?.(row) ?? fileText(column, column.text(row))),
  )

/** The sum of the records and the notes, as lines of texts. */
export function footLines<Row>({
  columns,
  totals,
  totalsLabel,
  notes,
}: Omit<RecordFile<Row>, 'rows'>): string[][] {
  const sum = (column: RecordColumn<Row>, index: number) =>
    index === 0 ? totalsLabel : fileText(column, totals?.[column.id] ?? '')
  return [...(totals ? [columns.map(sum)] : []), ...notes.map((note) => [note])]
}
