import type { TableName } from './tables.ts'

type Fields = Readonly<Record<string, unknown>>

/** A write of one row, before and after. `before` is null for a new row, `after` for a removed one. */
export interface RowWrite {
  readonly before: Fields | null
  readonly after: Fields | null
}

/** A write with the place of its row in the table. */
export interface PlacedWrite extends RowWrite {
  /** Rows that one write removes are placed as if removed one by one, in their order. */
  readonly at: number
}

/** The change of one row: the differing fields of a changed row, all fields of an added or removed one. */
export interface RowEdit extends RowWrite {
  readonly table: TableName
  /** The identifier of the row, for example `dep-00000001` or `memberId 1001`. */
  readonly row: string
  /** The passing of time changed it, not the call. */
  readonly byTime?: true
}

/** The writes during a call. */
export interface RowEdits {
  /** Starts recording writes. Writes of the seed are not recorded. */
  begin(): void
  note(table: TableName, writes: readonly RowWrite[]): void
  /** Returns and clears the edits since the last call, one per row. A change that was undone does not count. */
  take(): RowEdit[]
  end(): void
}

/** At most this many edits of a call are listed: a seed writes thousands. */
const MAX_EDITS = 200

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Names of fields with secrets; their values must not become the name of a row. */
const SECRET = /token|secret|password|nonce|key|code/i

/** The names of the fields in which two rows differ. */
function differing(one: Fields, other: Fields): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
}

/** The name of a row: its id, else the first two plain fields except secrets and those named in `changed`. */
function nameOfRow(row: Fields, changed: readonly string[] = []): string {
  if (isScalar(row.id)) return String(row.id)
  const named = Object.entries(row).filter(([name, value]) => {
    return isScalar(value) && !changed.includes(name) && !SECRET.test(name)
  })
  return named
    .slice(0, 2)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}

const only = (row: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])))

/** An edit of a row from its first and its last form; null when they are the same. */
export function toRowEdit(table: TableName, { before, after }: RowWrite): RowEdit | null {
  const row = after ?? before
  if (!row) return null
  if (!before || !after) return { table, row: nameOfRow(row), before, after }
  const changed = differing(before, after)
  if (changed.length === 0) return null
  return {
    table,
    row: nameOfRow(after, changed),
    before: only(before, changed),
    after: only(after, changed),
  }
}

/**
 * Notes writes; several of one row become one, found by what the row was in between.
 * @param noticed is called with the table of each write
 */
export function createRowEdits(noticed: (table: TableName) => void): RowEdits {
  let noted: { table: TableName; write: RowWrite; now: string }[] = []
  let noting = false
  return {
    begin() {
      noting = true
    },
    end() {
      noting = false
      noted = []
    },
    note(table, writes) {
      for (const write of noting ? writes : []) {
        const was = write.before && JSON.stringify(write.before)
        const at = was ? noted.findLastIndex((one) => one.table === table && one.now === was) : -1
        const earlier = noted[at]
        if (!earlier && noted.length === MAX_EDITS) continue
        if (earlier) noted.splice(at, 1)
        const merged = { before: (earlier?.write ?? write).before, after: write.after }
        noted.push({ table, write: merged, now: JSON.stringify(write.after) })
      }
      noticed(table)
    },
    take() {
      const taken = noted
      noted = []
      return taken.flatMap(({ table, write }) => toRowEdit(table, write) ?? [])
    },
  }
}
