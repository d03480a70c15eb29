import { realTab } from '#mocks/boot/real-storage.ts'
import type { SavedSnapshot } from '#mocks/boot/saved-snapshots.ts'
import type { LogEntry } from '#mocks/world/core/log.ts'
import type { World } from '#mocks/world/world-types.ts'
import { saveFile } from '../controls/save-file.ts'
import type { SnapshotActions } from '../snapshots/snapshot-actions.ts'
import { formatFile, formatFileName } from '../snapshots/snapshot-file.ts'

/** A call with its time of day, for the name of a snapshot. */
const nameOf = ({ operationId, method, path, at }: LogEntry) =>
  `${operationId ?? `${method} ${path}`} at ${new Date(at).toISOString().slice(11, 19)}`

/** The name, numbered if it is taken: the clock may stand still. */
function freeName(name: string, taken: readonly string[]): string {
  const numbered = taken.map((_, n) => `${name} (${n + 2})`)
  return [name, ...numbered].find((one) => !taken.includes(one)) ?? name
}

/** Returns from the calls of the log to the moment before them. */
export interface StepBack {
  /** Whether the world before this call is kept. Pinned calls may be those of another page. */
  has(entry: LogEntry): boolean
  /** Loads the page of the call in the world before it. The way not taken becomes a snapshot. */
  back(entry: LogEntry): Promise<void>
  /** A link to the world before this call, or the name of a file that is saved, if it is too large for a link. */
  start(entry: LogEntry): Promise<string>
}

export function createStepBack(world: World, snapshots: SnapshotActions): StepBack {
  /** The world before a call, with the page and session that made it. */
  const before = (entry: LogEntry): SavedSnapshot => ({
    name: `Before ${nameOf(entry)}`,
    n: 0,
    at: entry.at,
    path: entry.screen ?? '/',
    // The log drops the headers of its older calls.
    token: entry.requestHeaders
      ? (entry.requestHeaders['x-session-token'] ?? null)
      : realTab.get('token'),
    snapshot: world.before(entry.n),
  })
  return {
    has: ({ n, traceId, ms }) =>
      world.undoLog.has(n) &&
      world.log.entries().some((one) => one.traceId === traceId && one.ms === ms),
    async back(entry) {
      const start = before(entry)
      const taken = (await snapshots.list()).map(({ name }) => name)
      await snapshots.save(freeName(`Way not taken: ${nameOf(entry)}`, taken))
      await snapshots.restore(start)
    },
    async start(entry) {
      const start = before(entry)
      const { link } = await snapshots.link(start)
      if (link !== null) return link
      const name = formatFileName(start)
      saveFile(formatFile(start), name)
      return `attach ${name}; it is imported under Snapshots`
    },
  }
}
