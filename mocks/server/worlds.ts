import type { LinkInput } from '../scenarios/link.ts'
import { createWorld } from '../world/world.ts'
import type { World } from '../world/world-types.ts'

/** WebSocket close code "service restart": pages reconnect, to the new world. */
const RESTART = 1012
/** Beyond this number the oldest session is dropped. */
const MOST_SESSIONS = 100

/** One world for everybody, and one of its own for each `x-mock-session`. */
export interface Worlds {
  of(session: string | null): World
  /**
   * A new world for this session, or for everybody, as soon as it is ready. Rejects with a sentence for a
   * bad link, and then the old world stays.
   */
  replace(session: string | null, link: LinkInput): Promise<World>
}

/** Worlds that start as the given link says. */
export function createWorlds(start: LinkInput): Worlds {
  const build = (link: LinkInput) => createWorld({ ...link, onBreach: 'report' })
  let common = build(start)
  const own = new Map<string, World>()
  const keep = (session: string, world: World) => {
    own.delete(session)
    own.set(session, world)
    const [oldest] = own.keys()
    if (own.size > MOST_SESSIONS && oldest) own.delete(oldest)
    return world
  }
  return {
    of(session) {
      if (!session) return common
      return own.get(session) ?? keep(session, build(start))
    },
    async replace(session, link) {
      const world = build(link)
      await world.ready
      const before = session ? own.get(session) : common
      before?.sockets.close(null, RESTART, 'The world was replaced.')
      if (session) return keep(session, world)
      common = world
      return world
    },
  }
}
