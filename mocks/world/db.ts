import './no-eval.ts'
import { z } from 'zod'
import { createLongTable } from './long-table.ts'
import { createTable, type Table } from './table.ts'
import { type Row, schemas, type TableName } from './tables.ts'

/** The stateful records of one world. */
export type Db = { readonly [N in TableName]: Table<Row<N>> }

/** Rows of every table, as plain data. */
export type Dump = { readonly [N in TableName]: Row<N>[] }

const isTableName = (name: string): name is TableName => Object.hasOwn(schemas, name)
const names: readonly TableName[] = Object.keys(schemas).filter(isTableName)

/** An object with a value for every table. */
const forEachTable = (make: <N extends TableName>(name: N) => unknown): unknown =>
  Object.fromEntries(names.map((name) => [name, make(name)]))

// The two assertions below restore what `fromEntries` forgets: which value belongs to which table.

/** Tables that grow by thousands of rows. */
const LONG: ReadonlySet<TableName> = new Set(['ledger'])

/** Empty tables; `changed` is called after every write. */
export const createDb = (changed: () => void): Db =>
  forEachTable((name) =>
    (LONG.has(name) ? createLongTable : createTable)(schemas[name], changed),
  ) as Db

/** Everything in the tables. */
export const dump = (db: Db): Dump => forEachTable((name) => db[name].list()) as Dump

async function refill<N extends TableName>(db: Db, name: N, rows: Dump): Promise<void> {
  db[name].clear()
  for (const row of rows[name]) await db[name].insert(row)
}

/** Replaces everything in the tables. Rejects with a sentence when a row does not fit its schema, and then nothing has changed. */
export async function load(db: Db, rows: Dump): Promise<void> {
  for (const name of names) {
    const { error } = z.array(schemas[name]).safeParse(Reflect.get(rows, name))
    const [issue] = error?.issues ?? []
    if (issue) {
      const place = [name, ...issue.path].join('.')
      throw new TypeError(`The rows to load do not fit at ${place}: ${issue.message}.`)
    }
  }
  for (const name of names) await refill(db, name, rows)
}
