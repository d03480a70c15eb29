import './no-eval.ts'
import { z } from 'zod'
import type { Snapshot } from './world-types.ts'

/** Increase it whenever the content of a snapshot changes. */
export const SNAPSHOT_VERSION = 5

/** All but the rows, which are checked against their schemas when they are loaded. */
const schema = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  link: z.string(),
  startedAt: z.number(),
  clock: z.object({ frozenAt: z.number().nullable(), offset: z.number() }),
  drawn: z.number(),
  counters: z.record(z.string(), z.number()),
  rows: z.object({}),
})
const isSnapshot = (value: unknown): value is Snapshot => schema.safeParse(value).success

/** Throws a sentence unless this is a snapshot of the current version and of this link. */
export function checkSnapshot(value: unknown, link: string): asserts value is Snapshot {
  if (!isSnapshot(value)) {
    throw new TypeError(
      `This is no snapshot of version ${SNAPSHOT_VERSION}: restore one that this fake backend's snapshot() gave.`,
    )
  }
  if (value.link !== link) {
    throw new RangeError(
      `This snapshot is of ${value.link}, and this world is ${link}: open the snapshot's link first.`,
    )
  }
}
