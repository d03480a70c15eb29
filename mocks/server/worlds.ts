import { createWorld } from '#mocks/create-world.ts'
import type { Playback } from '#mocks/har/player.ts'
import {
  formatLinkWithFaults,
  type LinkInput,
  scenarioNames,
  type WorldLink,
} from '#mocks/scenarios/link.ts'
import type { World } from '#mocks/world/world-types.ts'
import { systemTime } from './clock.ts'
import { LIMITS, type Limits, type SessionState } from './limits.ts'
import { type OwnWorld, ownWorld, weigh } from './own-world.ts'
import type { SessionStore } from './session-store.ts'

/** WebSocket close code "service restart": pages reconnect, to the new world. */
const RESTART = 1012
/** This many names of dropped sessions are remembered, so that the next answer can report the loss. */
const MAX_DROPPED_NAMES = 1000
/** The longest interval between checks for unused sessions, in ms. */
const CLEANUP_INTERVAL_MS = 60_000

/** The header of an answer from a world that is not the session's earlier one. */
export const SESSION_DROPPED_MESSAGE =
  "This session's world was dropped because it was idle for too long or memory was needed. A new one has started. Use PUT /__mock/world or a snapshot to restore one."

/** One shared world, and one for each `x-mock-session`. */
export interface Worlds {
  /** The world in memory, or else a new one. */
  of(session: string | null): World
  /** The world in memory, or else the stored one, or else a new one. */
  open(session: string | null): Promise<World>
  /** Whether the session's earlier world was dropped and no other has been chosen since. */
  isDropped(session: string | null): boolean
  /**
   * Creates a new world for this session, or the shared one; resolves when it is ready. Rejects for an invalid link,
   * and then the old world remains.
   */
  replace(session: string | null, link: LinkInput): Promise<World>
  /** Reports a change of a world that was not made by a call. */
  changed(session: string | null): void
  /** Sessions in memory, the most recently used first. */
  sessions(): SessionState[]
  figures(): {
    readonly sessions: number
    /** The size of their worlds. */
    readonly bytes: number
    /** Sessions dropped since the start, by reason. */
    readonly dropped: Readonly<Record<'unused' | 'room', number>>
  }
  /** Stops checking for unused sessions; resolves when all are stored. */
  stop(): Promise<void>
}

export interface WorldsOptions {
  readonly limits?: Partial<Limits> | undefined
  readonly now?: () => number
  /** Where sessions are stored across restarts of the server. */
  readonly keeper?: SessionStore | null
  readonly playback?: Playback | undefined
}

/** Creates worlds from the given link. */
export function createWorlds(
  start: LinkInput,
  { limits: own, now = systemTime, keeper = null, playback }: WorldsOptions = {},
): Worlds {
  const limits = { ...LIMITS, ...own }
  const build = (link: LinkInput | WorldLink) => createWorld(link, { onBreach: 'report', playback })
  let common = build(start)
  // The most recently used session is last.
  const kept = new Map<string, OwnWorld>()
  const dropped = new Set<string>()
  const drops = { unused: 0, room: 0 }
  let bytes = 0

  /** Ends what still waits in the world, because no session reaches it any more. */
  const close = ({ sockets, breakpoints }: World, message: string) => {
    sockets.close(null, RESTART, message)
    breakpoints.remove()
  }
  const forget = (name: string, one: OwnWorld, message: string) => {
    kept.delete(name)
    bytes -= one.bytes
    close(one.world, message)
  }
  const drop = (name: string, one: OwnWorld, reason: keyof typeof drops) => {
    forget(name, one, 'The world was dropped.')
    drops[reason] += 1
    if (keeper) return keeper.note(name, one.world)
    dropped.add(name)
    for (const oldest of dropped) {
      if (dropped.size <= MAX_DROPPED_NAMES) return
      dropped.delete(oldest)
    }
  }
  // A session that is not stored exists only in memory.
  const isStored = (name: string) => !keeper?.unstored.has(name)
  const dropUnused = () => {
    for (const [name, one] of kept) {
      if (now() - one.used <= limits.idle) return
      if (one.world.sockets.size === 0 && isStored(name)) drop(name, one, 'unused')
    }
  }
  const dropOthers = (session: string) => {
    for (const [name, one] of kept) {
      if (name === session || (kept.size <= limits.sessions && bytes <= limits.bytes)) return
      if (isStored(name)) drop(name, one, 'room')
    }
  }
  const use = (session: string, one: OwnWorld): World => {
    kept.delete(session)
    kept.set(session, one)
    one.used = now()
    one.uses += 1
    if (one.uses >= one.weighedAt) bytes += weigh(one)
    dropOthers(session)
    return one.world
  }
  const add = (session: string, world: World): OwnWorld => {
    const one = ownWorld(world, now())
    bytes += one.bytes
    kept.set(session, one)
    return one
  }
  const begin = (session: string, world: World): OwnWorld => {
    // A replaced world may still be running a call.
    const note = () => kept.get(session)?.world === world && keeper?.note(session, world)
    keeper?.note(session, world)
    world.onWrite(note)
    world.clock.onChange(note)
    return add(session, world)
  }
  // Dropped, but its file could not be written: it comes back.
  keeper?.onFailure((session, world) => {
    if (!kept.has(session)) add(session, world)
  })
  const looking = setInterval(dropUnused, Math.min(limits.idle, CLEANUP_INTERVAL_MS)).unref()

  const of = (session: string | null): World => {
    if (!session) return common
    dropUnused()
    return use(session, kept.get(session) ?? begin(session, build(start)))
  }
  const bringBack = async (session: string, from: SessionStore) => {
    const world = await from.read(session, build)
    // Another world may have been chosen for the session meanwhile.
    if (world && !kept.has(session)) use(session, begin(session, world))
  }
  const opening = new Map<string, Promise<void>>()

  return {
    of,
    async open(session) {
      if (keeper && session && !kept.has(session)) {
        const soon =
          opening.get(session) ?? bringBack(session, keeper).finally(() => opening.delete(session))
        opening.set(session, soon)
        await soon
      }
      return of(session)
    },
    isDropped: (session) => session !== null && dropped.has(session),
    async replace(session, link) {
      const world = build(link)
      await world.ready
      if (!session) {
        close(common, 'The world was replaced.')
        common = world
        return world
      }
      const before = kept.get(session)
      if (before) forget(session, before, 'The world was replaced.')
      dropped.delete(session)
      return use(session, begin(session, world))
    },
    changed(session) {
      const one = session && kept.get(session)
      if (one) keeper?.note(session, one.world)
    },
    sessions: () =>
      [...kept]
        .map(([name, { world, begun, used, bytes: weight }]) => ({
          name,
          link: formatLinkWithFaults(world.link),
          scenario: scenarioNames(world.link),
          begun,
          used,
          bytes: weight,
          unstored: keeper?.unstored.get(name) ?? null,
        }))
        .toReversed(),
    figures: () => ({ sessions: kept.size, bytes, dropped: { ...drops } }),
    async stop() {
      clearInterval(looking)
      await keeper?.flush()
      const lost = [...(keeper?.unstored.keys() ?? [])]
      if (lost.length > 0) console.error(`Stopped without storing: ${lost.join(', ')}`)
    },
  }
}
