import { z } from 'zod'
import { tableNames } from './core/db.ts'
import { schemas, type TableName } from './core/tables.ts'
import { checkSnapshot, SNAPSHOT_VERSION } from './snapshot.ts'
import type { Snapshot } from './world-types.ts'

/** The fields that every version has. */
const anyVersion = z.looseObject({
  version: z.number(),
  link: z.string(),
  rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

/** Columns that had another name up to version 7. */
const RENAMED: Partial<Record<TableName, readonly [before: string, now: string]>> = {
  memberLimits: ['wish', 'pending'],
  withdrawals: ['truth', 'outcome'],
}

function renamed(table: TableName, row: Record<string, unknown>): Record<string, unknown> {
  const [before, now] = RENAMED[table] ?? []
  if (before === undefined || now === undefined || !(before in row)) return row
  const { [before]: value, ...others } = row
  return { ...others, [now]: value }
}

export interface Migrated {
  readonly snapshot: Snapshot
  /** Messages about what the older snapshot lacked or could not carry over. */
  readonly notes: readonly string[]
}

/** The link of a snapshot of any version. Throws if the value is not a snapshot. */
export function parseSnapshotLink(value: unknown): string {
  const { data } = anyVersion.safeParse(value)
  if (!data) throw new TypeError('This is no snapshot of a fake world.')
  return data.link
}

/**
 * Fields that an older version did not have stay empty if they may be. Otherwise throws an error with a readable
 * message.
 */
function fitted(table: TableName, rows: readonly Record<string, unknown>[], empty: Set<string>) {
  return rows.map((old) => {
    const row = renamed(table, old)
    const { error } = schemas[table].safeParse(row)
    if (!error) return row
    const missing = error.issues.flatMap(({ path: [name] }) =>
      typeof name === 'string' && !(name in row) ? [name] : [],
    )
    const filled = { ...row, ...Object.fromEntries(missing.map((name) => [name, null])) }
    const { error: still } = schemas[table].safeParse(filled)
    const [issue] = still?.issues ?? []
    if (issue) {
      throw new TypeError(
        `Its table ${table} is not as this fake backend keeps it (${issue.path.join('.')}: ${issue.message}). Open its link and do the steps again.`,
      )
    }
    for (const name of missing) empty.add(`${table}.${name}`)
    return filled
  })
}

const listed = (names: Iterable<string>) => [...names].join(', ')

/**
 * Migrates a snapshot to this version. Throws if it cannot be used.
 * @param now a new world of the same link, for tables that the older version lacks
 */
export function migrateSnapshot(value: unknown, now: Snapshot): Migrated {
  const link = parseSnapshotLink(value)
  const data = anyVersion.parse(value)
  if (data.version > SNAPSHOT_VERSION) {
    throw new RangeError(
      `This snapshot is of version ${data.version}, and this fake backend knows them up to ${SNAPSHOT_VERSION}: use a newer state of the repository.`,
    )
  }
  const known = new Set<string>(tableNames)
  const unknown = Object.keys(data.rows).filter((name) => !known.has(name))
  const lent = tableNames.filter((name) => !(name in data.rows))
  const empty = new Set<string>()
  const rows = Object.fromEntries(
    tableNames.map((name) => [name, fitted(name, data.rows[name] ?? now.rows[name], empty)]),
  )
  const snapshot: unknown = { ...data, version: SNAPSHOT_VERSION, rows }
  checkSnapshot(snapshot, link)
  const older = data.version < SNAPSHOT_VERSION
  return {
    snapshot,
    notes: [
      ...(older ? [`It was of version ${data.version}.`] : []),
      ...(lent.length > 0 ? [`It did not know ${listed(lent)}: they stay as they are.`] : []),
      ...(unknown.length > 0 ? [`Nobody keeps ${listed(unknown)} any more.`] : []),
      ...(empty.size > 0 ? [`It did not know ${listed(empty)}: empty now.`] : []),
    ],
  }
}
