import './core/no-eval.ts'
import { z } from 'zod'
import { isClockState } from './core/clock.ts'
import type { Snapshot, WorldFacts } from './world-types.ts'

/** Increase it whenever the content of a snapshot changes. */
export const SNAPSHOT_VERSION = 12

const facts = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  link: z.string(),
  startedAt: z.number(),
  clock: z.object({ frozenAt: z.int().nullable(), offset: z.int() }).refine(isClockState),
  drawn: z.number(),
  counters: z.record(z.string(), z.number()),
})
/** All but the rows, which are checked against their schemas when they are loaded. */
const schema = facts.extend({ rows: z.object({}) })
const isSnapshot = (value: unknown): value is Snapshot => schema.safeParse(value).success

/** Throws unless this is a snapshot of the current version and of this link. */
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

/** Parses the saved facts of a world; null when they are not of this version and link. */
export function parseFacts(value: unknown, link: string): WorldFacts | null {
  const { data } = facts.safeParse(value)
  return data?.link === link ? data : null
}
