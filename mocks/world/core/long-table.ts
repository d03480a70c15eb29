import './no-eval.ts'
import type { z } from 'zod'
import type { PlacedWrite } from './row-edits.ts'
import { type Match, type Table, toPredicate } from './table.ts'

/**
 * A table of many rows or writes: a plain list, since a collection copies itself with every write. Rows are found at
 * once by the column `by`.
 */
export function createLongTable<T extends Record<string, unknown>>(
  schema: z.ZodType<T, T>,
  changed: (writes: readonly PlacedWrite[]) => void,
  by: string,
): Table<T> {
  let rows: T[] = []
  /** The rows by that column; null after a change of rows, until it is needed again. */
  let places: Map<unknown, T[]> | null = null
  const note = (row: T) => {
    const there = places?.get(row[by])
    if (there) there.push(row)
    else places?.set(row[by], [row])
  }
  /** The rows among which a match can be. */
  const near = (match: Match<T>): readonly T[] => {
    if (typeof match === 'function' || !(by in match)) return rows
    if (!places) {
      places = new Map()
      rows.forEach(note)
    }
    return places.get(Reflect.get(match, by)) ?? []
  }
  const checked = (row: T): T => {
    const { success, data, error } = schema.safeParse(row)
    if (!success) throw new TypeError(`A row does not fit the schema: ${error.issues[0]?.message}`)
    return data
  }
  return {
    list(match) {
      const found = match === undefined ? rows : rows.filter(toPredicate(match))
      return found.map((row) => ({ ...row }))
    },
    find(match) {
      const found = near(match).find(toPredicate(match))
      return found && { ...found }
    },
    count: (match) => (match === undefined ? rows.length : rows.filter(toPredicate(match)).length),
    async insert(row) {
      const added = checked(row)
      rows.push(added)
      note(added)
      changed([{ before: null, after: added, at: rows.length - 1 }])
      return { ...added }
    },
    async update(match, change) {
      const test = toPredicate(match)
      const replaced = new Map<T, T>()
      for (const row of near(match)) {
        if (!test(row)) continue
        const copy = { ...row }
        change(copy)
        replaced.set(row, checked(copy))
      }
      if (replaced.size === 0) return []
      const writes: PlacedWrite[] = []
      rows = rows.map((before, at) => {
        const after = replaced.get(before)
        if (after) writes.push({ before, after, at })
        return after ?? before
      })
      for (const [before, after] of replaced) {
        const there = places?.get(before[by])
        if (after[by] === before[by]) there?.splice(there.indexOf(before), 1, after)
        else places = null
      }
      changed(writes)
      return [...replaced.values()].map((row) => ({ ...row }))
    },
    remove(match) {
      const test = toPredicate(match)
      const writes: PlacedWrite[] = []
      rows = rows.filter((before, index) => {
        const isKept = !test(before)
        if (!isKept) writes.push({ before, after: null, at: index - writes.length })
        return isKept
      })
      places = null
      changed(writes)
      return writes.length
    },
    clear() {
      const removed = rows
      rows = []
      places = null
      changed(removed.map((row) => ({ before: row, after: null, at: 0 })))
    },
  }
}
