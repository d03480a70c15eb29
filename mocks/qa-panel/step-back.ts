import type { SavedSnapshot } from '#mocks/boot/saved-snapshots.ts'
import type { LogEntry } from '#mocks/world/core/log.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { SnapshotActions } from './snapshot-actions.ts'

/** A call with its time of day, for the name of a snapshot. */
const nameOf = ({ method, path, at }: LogEntry) =>
  `${method} ${path.split('?')[0]} at ${new Date(at).toISOString().slice(11, 19)}`

/** Returns from the calls of the log to the moment before them. */
export interface StepBack {
  /** Whether the world before this call is kept. Pinned calls may be those of another page. */
  has(entry: LogEntry): boolean
  /** Loads the page of the call in the world before it. The way not taken becomes a snapshot. */
  back(entry: LogEntry): Promise<void>
}

export function createStepBack(world: World, snapshots: SnapshotActions): StepBack {
  /** The world before a call, with the page and session that made it. */
  const before = (entry: LogEntry): SavedSnapshot => ({
    name: `Before ${nameOf(entry)}`,
    n: 0,
    at: entry.at,
    path: entry.screen ?? '/',
    token: entry.requestHeaders?.['x-session-token'] ?? null,
    snapshot: world.before(entry.n),
  })
  return {
    has: ({ n, traceId, ms }) =>
      world.undoLog.has(n) &&
      world.log.entries().some((one) => one.traceId === traceId && one.ms === ms),
    async back(entry) {
      const start = before(entry)
      await snapshots.save(`Way not taken: ${nameOf(entry)}`)
      await snapshots.restore(start)
    },
  }
}
