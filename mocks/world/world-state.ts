import { formatLink, type WorldLink } from '#mocks/scenarios/link.ts'
import type { Caches } from './core/caches.ts'
import type { Clock } from './core/clock.ts'
import { type Db, dump, load, tableNames } from './core/db.ts'
import type { WorldRandom } from './core/random.ts'
import { SNAPSHOT_VERSION } from './snapshot.ts'
import type { Snapshot, WorldFacts } from './world-types.ts'

interface Parts {
  readonly link: WorldLink
  readonly db: Db
  readonly clock: Clock
  readonly random: WorldRandom
  readonly caches: Caches
}

/** The parts of a world in a snapshot: its rows, its start and clock, how far its randomness and its counters are. */
export function createWorldState({ link, db, clock, random, caches }: Parts) {
  let startedAt = clock.now()
  let counters: Record<string, number> = {}

  const facts = (): WorldFacts => ({
    version: SNAPSHOT_VERSION,
    link: formatLink(link),
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
      await load(
        db,
        rows,
        tableNames.filter((name) => name in rows),
      )
      for (const [name, value] of Object.entries(given.counters))
        counters[name] = Math.max(counters[name] ?? 0, value)
      if (startedAt !== given.startedAt) caches.clear()
      setTime(given)
    },
    /** Replaces everything by a snapshot. */
    async replace(snapshot: Snapshot): Promise<void> {
      await load(db, snapshot.rows)
      counters = { ...snapshot.counters }
      setTime(snapshot)
      caches.clear()
    },
  }
}
