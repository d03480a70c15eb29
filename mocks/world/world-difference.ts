import './core/no-eval.ts'
import { z } from 'zod'
import { type Dump, tableNames } from './core/db.ts'
import { hash32 } from './core/prng.ts'
import { SNAPSHOT_VERSION } from './snapshot.ts'
import type { Snapshot } from './world-types.ts'

type Rows = readonly unknown[]

/** Of a table that differs: rows of the base as [first, how many], all others in full, in their order. */
const piece = z.union([z.tuple([z.int(), z.int()]), z.record(z.string(), z.unknown())])
const schema = z.object({
  /** Of the base's rows: another state of the repository may seed others. */
  base: z.number(),
  facts: z.record(z.string(), z.unknown()),
  tables: z.record(z.string(), z.array(piece)),
})

/** The difference between a world and a new one of its link. */
export type WorldDifference = Readonly<z.output<typeof schema>>
type Piece = z.output<typeof piece>

const hashRows = (rows: Dump): number => hash32(SNAPSHOT_VERSION, JSON.stringify(rows))

function diffRows(before: Rows, after: Rows): Piece[] | null {
  const places = new Map(before.map((row, index) => [JSON.stringify(row), index]))
  const pieces: Piece[] = []
  for (const row of after) {
    const place = places.get(JSON.stringify(row))
    const last = pieces.at(-1)
    if (place === undefined) pieces.push(z.record(z.string(), z.unknown()).parse(row))
    else if (Array.isArray(last) && last[0] + last[1] === place) last[1] += 1
    else pieces.push([place, 1])
  }
  const [first] = pieces
  const isSame = pieces.length === 1 && Array.isArray(first) && first[1] === before.length
  return isSame || (before.length === 0 && after.length === 0) ? null : pieces
}

const rowsOf = (before: Rows, pieces: readonly Piece[]): Rows =>
  pieces.flatMap((one) => (Array.isArray(one) ? before.slice(one[0], one[0] + one[1]) : [one]))

/** The difference between a new world of the same link and a snapshot. */
export function diffSnapshots(base: Snapshot, { rows, ...facts }: Snapshot): WorldDifference {
  const tables = tableNames.flatMap((name) => {
    const pieces = diffRows(base.rows[name], rows[name])
    return pieces ? [[name, pieces] as const] : []
  })
  return { base: hashRows(base.rows), facts: { ...facts }, tables: Object.fromEntries(tables) }
}

/**
 * Applies a difference to the snapshot of a new world of the same link. Throws if the difference is malformed or has
 * another base.
 */
export function applyDifference(base: Snapshot, value: unknown): unknown {
  const { data } = schema.safeParse(value)
  if (!data) throw new TypeError('What this link carries is no world.')
  if (data.base !== hashRows(base.rows)) {
    throw new RangeError(
      'This link was made by another state of the repository, whose new worlds are not like these. Ask for the file of the snapshot.',
    )
  }
  const rows = tableNames.map((name) => {
    const pieces = data.tables[name]
    return [name, pieces ? rowsOf(base.rows[name], pieces) : base.rows[name]] as const
  })
  return { ...data.facts, link: base.link, rows: Object.fromEntries(rows) }
}
