import './no-eval.ts'
import './own-realm.ts'
import { Collection } from '@msw/data'
import type { z } from 'zod'
import type { PlacedWrite } from './row-edits.ts'

/** Which rows: equal fields, or a predicate. */
export type Match<T> = Partial<T> | ((row: T) => boolean)

/** One set of stateful records. Rows are copies: change them with `update` only. */
export interface Table<T> {
  find(match: Match<T>): T | undefined
  list(match?: Match<T>): T[]
  count(match?: Match<T>): number
  /** Rejects when the row does not fit the schema. */
  insert(row: T): Promise<T>
  /** Changes every matching row; resolves to the changed rows. */
  update(match: Match<T>, change: (row: T) => void): Promise<T[]>
  remove(match: Match<T>): number
  clear(): void
}

/** The predicate that a match means. */
export const toPredicate = <T extends object>(match: Match<T>): ((row: T) => boolean) => {
  if (typeof match === 'function') return match
  const fields = Object.entries(match)
  return (row) => fields.every(([key, value]) => Reflect.get(row, key) === value)
}

/** A table over an @msw/data collection; `changed` is called after each write, with the rows written. */
export function createTable<T extends Record<string, unknown>>(
  schema: z.ZodType<T, T>,
  changed: (writes: readonly PlacedWrite[]) => void,
): Table<T> {
  const rows = new Collection({ schema })
  let writing: Promise<unknown> = Promise.resolve()
  // Writes of a collection read first and replace later, so they are serialized to lose none.
  const serialize = <R>(write: () => Promise<R>): Promise<R> => {
    const done = writing.then(write, write)
    writing = done.catch(() => undefined)
    return done
  }
  const list = (match?: Match<T>): T[] => {
    const all = rows.all()
    const found = match === undefined ? all : all.filter(toPredicate(match))
    return found.map((row): T => ({ ...row }))
  }
  return {
    list,
    find(match) {
      const test = toPredicate(match)
      const found = rows.all().find((row) => test(row))
      return found && { ...found }
    },
    count: (match) => (match === undefined ? rows.count() : list(match).length),
    insert: (row) =>
      serialize(async () => {
        const created = await rows.create(row)
        const after = { ...created }
        changed([{ before: null, after, at: rows.all().indexOf(created) }])
        return after
      }),
    update: (match, change) =>
      serialize(async () => {
        const test = toPredicate(match)
        const before: T[] = []
        const found = (row: T) => {
          const fits = test(row)
          if (fits) before.push({ ...row })
          return fits
        }
        const changedRows = await rows.updateMany((query) => query.where(found), {
          data(draft) {
            const copy = { ...draft } as T
            change(copy)
            Object.assign(draft, copy)
          },
        })
        const after = changedRows.map((row): T => ({ ...row }))
        const all = rows.all()
        const places = changedRows.map((row) => all.indexOf(row))
        changed(
          after.map((row, n) => ({ before: before[n] ?? null, after: row, at: places[n] ?? -1 })),
        )
        return after
      }),
    remove(match) {
      const test = toPredicate(match)
      const places = rows.all().flatMap((row, at) => (test(row) ? [at] : []))
      const removed = rows.deleteMany((query) => query.where((row) => test(row)))
      changed(
        removed.map((row, n) => ({ before: { ...row }, after: null, at: (places[n] ?? 0) - n })),
      )
      return removed.length
    },
    clear() {
      const removed = [...rows.all()]
      for (const row of removed) rows.delete(row)
      changed(removed.map((row) => ({ before: row, after: null, at: 0 })))
    },
  }
}
