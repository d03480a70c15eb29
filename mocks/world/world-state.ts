import { formatLink, type WorldLink } from '#mocks/scenarios/link.ts'
import type { Caches } from './core/caches.ts'
import type { Clock } from './core/clock.ts'
import { type Db, dump, load, tableNames } from './core/db.ts'
import type { WorldRandom } from './core/random.ts'
import type { UndoLog } from './core/undo-log.ts'
import { SNAPSHOT_VERSION } from './snapshot.ts'
import type { Snapshot, WorldFacts } from './world-types.ts'

interface Parts {
  readonly link: WorldLink
  readonly db: Db
  readonly clock: Clock
  readonly random: WorldRandom
  readonly caches: Caches
  readonly undoLog: UndoLog<WorldFacts>
}

/** The parts of a world in a snapshot: its rows, its start and clock, how far its randomness and its counters are. */
export function createWorldState({ link, db, clock, random, caches, undoLog }: Parts) {
  const linkText = formatLink(link)
  let startedAt = clock.now()
  let counters: Record<string, number> = {}

  const facts = (): WorldFacts => ({
    version: SNAPSHOT_VERSION,
    link: linkText,
    startedAt,
    clock: clock.state(),
    drawn: random.drawn,
    counters: { ...counters },
  })
  const setTime = (given: WorldFacts) => {
    startedAt = given.startedAt
    random.restore(given.drawn)
    clock.restore(given.clock)
  }

  const fill = async (snapshot: Snapshot) => {
    await load(db, snapshot.rows)
    counters = { ...snapshot.counters }
    setTime(snapshot)
    caches.clear()
  }
  const before = (call: number): Snapshot => undoLog.before(call, dump(db))

  return {
    startedAt: () => startedAt,
    /** The next number of a name, from 1. */
    count(name: string): number {
      const next = (counters[name] ?? 0) + 1
      counters[name] = next
      return next
    },
    facts,
    snapshot: (): Snapshot => ({ ...facts(), rows: dump(db) }),
    /** Takes over another page's changes; its counters never go back. */
    async takeOver(given: WorldFacts, rows: object): Promise<void> {
      const names = tableNames.filter((name) => name in rows)
      if (names.length > 0) await undoLog.replace(() => load(db, rows, names))
      for (const [name, value] of Object.entries(given.counters))
        counters[name] = Math.max(counters[name] ?? 0, value)
      if (startedAt !== given.startedAt) caches.clear()
      setTime(given)
    },
    /** Replaces everything by a snapshot. */
    replace: (snapshot: Snapshot): Promise<void> => undoLog.replace(() => fill(snapshot)),
    before,
    /** Returns to the moment before a call; the calls before it can still be undone. */
    async back(call: number): Promise<ReadonlySet<number>> {
      const undone = undoLog.since(call)
      const snapshot = before(call)
      await undoLog.replace(() => fill(snapshot), call)
      return undone
    },
  }
}
