import './no-eval.ts'
import { z } from 'zod'
import { createLongTable } from './long-table.ts'
import type { PlacedWrite } from './row-edits.ts'
import { createTable, type Table } from './table.ts'
import { type Row, schemas, type TableName } from './tables.ts'

/** The stateful records of one world. */
export type Db = { readonly [N in TableName]: Table<Row<N>> }

/** Rows of every table, as plain data. */
export type Dump = { readonly [N in TableName]: Row<N>[] }

const isTableName = (name: string): name is TableName => Object.hasOwn(schemas, name)
export const tableNames: readonly TableName[] = Object.keys(schemas).filter(isTableName)

/** An object with a value for every table. */
const forEachTable = (make: <N extends TableName>(name: N) => unknown): unknown =>
  Object.fromEntries(tableNames.map((name) => [name, make(name)]))

// The two assertions below restore what `fromEntries` forgets: which value belongs to which table.

/** Tables that grow by thousands of rows, or are written with each of them, with the column that finds their rows. */
const LONG: ReadonlyMap<TableName, string> = new Map([
  ['ledger', 'requestId'],
  ['wallets', 'memberId'],
])

/** Empty tables; `changed` is called after every write, with the rows written. */
export const createDb = (changed: (name: TableName, writes: readonly PlacedWrite[]) => void): Db =>
  forEachTable((name) => {
    const note = (writes: readonly PlacedWrite[]) => changed(name, writes)
    const by = LONG.get(name)
    return by === undefined
      ? createTable(schemas[name], note)
      : createLongTable(schemas[name], note, by)
  }) as Db

/** Everything in the tables. */
export const dump = (db: Db): Dump => forEachTable((name) => db[name].list()) as Dump

const listOf = (table: { list(): unknown }): unknown => table.list()

/** Everything in some of the tables. */
export const dumpTables = (db: Db, names: readonly TableName[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, listOf(db[name])]))

/** Holds a table's rows against its schema; answers how to fill the table with them. */
function checked<N extends TableName>(db: Db, name: N, rows: object): () => Promise<void> {
  const { data, error } = z.array(schemas[name]).safeParse(Reflect.get(rows, name))
  if (!data) {
    const [issue] = error.issues
    const place = [name, ...(issue?.path ?? [])].join('.')
    throw new TypeError(`The rows to load do not fit at ${place}: ${issue?.message}.`)
  }
  return async () => {
    db[name].clear()
    for (const row of data) await db[name].insert(row)
  }
}

/**
 * Replaces everything in the tables, or in some of them. Rejects when a row does not fit its schema, and then nothing
 * has changed.
 */
export async function load(db: Db, rows: object, names = tableNames): Promise<void> {
  const fills = names.map((name) => checked(db, name, rows))
  for (const fill of fills) await fill()
}
