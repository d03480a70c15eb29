import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toJSONSchema } from 'zod'
import { schemas } from '#mocks/world/core/tables.ts'
import { SNAPSHOT_VERSION } from '#mocks/world/snapshot.ts'

/** A short digest of every table with its columns and their types. */
const digestOf = (tables: typeof schemas) => {
  const shapes = Object.entries(tables)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => [name, toJSONSchema(schema, { unrepresentable: 'any' })])
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 12)
}

/** After a change of the tables, increase `SNAPSHOT_VERSION` and write both down here. */
const RECORDED = { version: 12, digest: 'a076987e789a' }

test('a change of the tables has a version of snapshots of its own', () => {
  expect({ version: SNAPSHOT_VERSION, digest: digestOf(schemas) }).toEqual(RECORDED)
})
