import { type Dump, tableNames } from './db.ts'
import { type RowEdit, toRowEdit } from './row-edits.ts'
import type { TableName } from './tables.ts'

type Fields = Readonly<Record<string, unknown>>

/** The key that pairs rows of one table: the id, else the first field, such as the member's id. */
const keyOf = (row: Fields) => JSON.stringify('id' in row ? row.id : Object.values(row)[0])

/** Rows by key, without the unchanged ones. */
function byKey(rows: readonly Fields[], others: readonly Fields[]): Map<string, Fields[]> {
  const same = new Map<string, number>()
  for (const other of others) {
    const text = JSON.stringify(other)
    same.set(text, (same.get(text) ?? 0) + 1)
  }
  const found = new Map<string, Fields[]>()
  for (const row of rows) {
    const text = JSON.stringify(row)
    const left = same.get(text) ?? 0
    same.set(text, left - 1)
    if (left > 0) continue
    const key = keyOf(row)
    found.set(key, [...(found.get(key) ?? []), row])
  }
  return found
}

function inTable(table: TableName, before: readonly Fields[], after: readonly Fields[]) {
  const [gone, come] = [byKey(before, after), byKey(after, before)]
  return [...new Set([...gone.keys(), ...come.keys()])].flatMap((key) => {
    const [one, other] = [gone.get(key) ?? [], come.get(key) ?? []]
    return Array.from({ length: Math.max(one.length, other.length) }, (_, at) =>
      toRowEdit(table, { before: one[at] ?? null, after: other[at] ?? null }),
    )
  })
}

/** The row changes between two dumps of a world, table by table. */
export const diffDumps = (before: Dump, after: Dump): RowEdit[] =>
  tableNames.flatMap((name) =>
    inTable(name, before[name], after[name]).flatMap((edit) => edit ?? []),
  )
