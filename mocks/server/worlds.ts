import { createWorld } from '../create-world.ts'
import type { LinkInput } from '../scenarios/link.ts'
import type { World } from '../world/world-types.ts'

/** WebSocket close code "service restart": pages reconnect, to the new world. */
const RESTART = 1012
/** Sessions are weighed once in so many uses: to write a world out takes some milliseconds. */
const WEIGHED_EVERY = 50
/** So many names of dropped sessions are kept, to tell them. */
const MOST_NAMES = 1000

/** Beyond these the session that was not used for longest is dropped. */
const LIMITS = { sessions: 100, bytes: 256 * 1024 * 1024 }

/** What an answer says of a world that is not the one its session had. */
export const DROPPED =
  'The world of this session was dropped, since others were used after it; a new one has begun. PUT /__mock/world or snapshot brings one back.'

/** One world for everybody, and one of its own for each `x-mock-session`. */
export interface Worlds {
  of(session: string | null): World
  /** Whether the session had another world, which was dropped, and has not chosen one since. */
  isDropped(session: string | null): boolean
  /**
   * A new world for this session, or for everybody, as soon as it is ready. Rejects with a sentence for a
   * bad link, and then the old world stays.
   */
  replace(session: string | null, link: LinkInput): Promise<World>
}

interface Own {
  readonly world: World
  uses: number
  bytes: number
}

/** What a world holds, as the text it would be saved as. */
const bytesOf = (world: World): number =>
  JSON.stringify(world.snapshot()).length + JSON.stringify(world.log.entries()).length

/** Worlds that start as the given link says. */
export function createWorlds(start: LinkInput, limits = LIMITS): Worlds {
  const build = (link: LinkInput) => createWorld({ ...link, onBreach: 'report' })
  let common = build(start)
  // The one that was used last stands last.
  const own = new Map<string, Own>()
  const dropped = new Set<string>()

  const isTooMuch = () =>
    own.size > limits.sessions ||
    [...own.values()].reduce((sum, { bytes }) => sum + bytes, 0) > limits.bytes

  const dropOthers = (session: string) => {
    for (const [name, { world }] of own) {
      if (name === session || !isTooMuch()) return
      own.delete(name)
      dropped.add(name)
      world.sockets.close(null, RESTART, 'The world was dropped.')
    }
    for (const name of dropped) {
      if (dropped.size <= MOST_NAMES) return
      dropped.delete(name)
    }
  }

  const use = (session: string, one: Own): World => {
    own.delete(session)
    own.set(session, one)
    one.uses += 1
    // The first use may come before the world is seeded.
    if (one.uses % WEIGHED_EVERY === 2) one.bytes = bytesOf(one.world)
    dropOthers(session)
    return one.world
  }

  return {
    of(session) {
      if (!session) return common
      return use(session, own.get(session) ?? { world: build(start), uses: 0, bytes: 0 })
    },
    isDropped: (session) => session !== null && dropped.has(session),
    async replace(session, link) {
      const world = build(link)
      await world.ready
      const before = session ? own.get(session)?.world : common
      before?.sockets.close(null, RESTART, 'The world was replaced.')
      if (!session) {
        common = world
        return world
      }
      dropped.delete(session)
      return use(session, { world, uses: 0, bytes: bytesOf(world) })
    },
  }
}
