import './no-eval.ts'
import type { z } from 'zod'
import type { RowWrite } from './row-edits.ts'
import { type Table, tester } from './table.ts'

/** A table of many rows: a plain list, since a collection copies itself with every write. */
export function createLongTable<T extends Record<string, unknown>>(
  schema: z.ZodType<T, T>,
  changed: (writes: readonly RowWrite[]) => void,
): Table<T> {
  let rows: T[] = []
  const checked = (row: T): T => {
    const { success, data, error } = schema.safeParse(row)
    if (!success) throw new TypeError(`A row does not fit the schema: ${error.issues[0]?.message}`)
    return data
  }
  return {
    list(match) {
      const found = match === undefined ? rows : rows.filter(tester(match))
      return found.map((row) => ({ ...row }))
    },
    find(match) {
      const found = rows.find(tester(match))
      return found && { ...found }
    },
    count: (match) => (match === undefined ? rows.length : rows.filter(tester(match)).length),
    async insert(row) {
      const added = checked(row)
      rows.push(added)
      changed([{ before: null, after: added }])
      return { ...added }
    },
    async update(match, change) {
      const test = tester(match)
      const found: T[] = []
      const writes: RowWrite[] = []
      rows = rows.map((row) => {
        if (!test(row)) return row
        const copy = { ...row }
        change(copy)
        const added = checked(copy)
        found.push(added)
        writes.push({ before: row, after: added })
        return added
      })
      changed(writes)
      return found.map((row) => ({ ...row }))
    },
    remove(match) {
      const test = tester(match)
      const removed = rows.filter(test)
      rows = rows.filter((row) => !test(row))
      changed(removed.map((row) => ({ before: row, after: null })))
      return removed.length
    },
    clear() {
      const removed = rows
      rows = []
      changed(removed.map((row) => ({ before: row, after: null })))
    },
  }
}
