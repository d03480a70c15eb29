import { createWorld } from '#mocks/create-world.ts'
import { formatWhole, type LinkInput } from '#mocks/scenarios/link.ts'
import type { LogEntry } from '#mocks/world/core/log.ts'
import type { World } from '#mocks/world/world-types.ts'
import { machineTime } from './clock.ts'
import type { Keeper } from './keep.ts'
import { LIMITS, type Limits, type SessionState } from './limits.ts'
import type { SessionFigures } from './metrics.ts'

/** WebSocket close code "service restart": pages reconnect, to the new world. */
const RESTART = 1012
/** Measured again after this many uses, later whenever they have grown by half: serialising a world takes long. */
const WEIGHED_AFTER = 50
/** This many names of dropped sessions are remembered, so that the next answer can report the loss. */
const MOST_NAMES = 1000
/** The measured memory of a new world (697 KB); its serialised text shows only how much it has grown. */
const NEW_WORLD = 700 * 1024
/** The longest interval between checks for unused sessions, in ms. */
const LOOK_EVERY = 60_000

/** The header of an answer from a world that is not the session's earlier one. */
export const DROPPED =
  'The world of this session was dropped, since it was unused for long or others needed the room; a new one has begun. PUT /__mock/world or snapshot brings one back.'

/** One shared world, and one for each `x-mock-session`. */
export interface Worlds {
  /** The world in memory, or else a new one. */
  of(session: string | null): World
  /** The world in memory, or else the stored one, or else a new one. */
  open(session: string | null): Promise<World>
  /** Whether the session's earlier world was dropped and no other has been chosen since. */
  isDropped(session: string | null): boolean
  /**
   * Creates a new world for this session, or the shared one; resolves when it is ready. Rejects with a sentence for an
   * invalid link, and then the old world remains.
   */
  replace(session: string | null, link: LinkInput): Promise<World>
  /** Reports a change of a world that was not made by a call. */
  changed(session: string | null): void
  /** Sessions in memory, the most recently used first. */
  sessions(): SessionState[]
  figures(): SessionFigures
  /** Stops checking for unused sessions; resolves when all are stored. */
  stop(): Promise<void>
}

export interface WorldsOptions {
  readonly limits?: Partial<Limits> | undefined
  readonly onCall?: (call: LogEntry) => void
  readonly now?: () => number
  /** Where sessions are stored across restarts of the server. */
  readonly keeper?: Keeper | null
}

interface Own {
  readonly world: World
  readonly begun: number
  used: number
  uses: number
  /** The use at which it is measured next. */
  weighedAt: number
  bytes: number
}

/** The size of a world's serialised text, plus the size of a new world. */
const bytesOf = (world: World): number =>
  NEW_WORLD + JSON.stringify(world.snapshot()).length + JSON.stringify(world.log.entries()).length

/** Creates worlds from the given link. */
export function createWorlds(
  start: LinkInput,
  { limits: own, onCall = () => undefined, now = machineTime, keeper = null }: WorldsOptions = {},
): Worlds {
  const limits = { ...LIMITS, ...own }
  const build = (link: LinkInput) => {
    const world = createWorld({ ...link, onBreach: 'report' })
    world.log.onAdd(onCall)
    return world
  }
  let common = build(start)
  // The most recently used session is last.
  const kept = new Map<string, Own>()
  const dropped = new Set<string>()
  const drops = { unused: 0, room: 0 }
  let bytes = 0

  const weigh = (one: Own) => {
    const weight = bytesOf(one.world)
    bytes += weight - one.bytes
    one.bytes = weight
    one.weighedAt = Math.max(WEIGHED_AFTER, Math.ceil(one.uses * 1.5))
  }
  const forget = (name: string, one: Own, message: string) => {
    kept.delete(name)
    bytes -= one.bytes
    one.world.sockets.close(null, RESTART, message)
  }
  const drop = (name: string, one: Own, reason: keyof typeof drops) => {
    forget(name, one, 'The world was dropped.')
    drops[reason] += 1
    if (keeper) return keeper.note(name, one.world)
    dropped.add(name)
    for (const oldest of dropped) {
      if (dropped.size <= MOST_NAMES) return
      dropped.delete(oldest)
    }
  }
  const dropUnused = () => {
    for (const [name, one] of kept) {
      if (now() - one.used <= limits.idle) return
      if (one.world.sockets.size === 0) drop(name, one, 'unused')
    }
  }
  const dropOthers = (session: string) => {
    for (const [name, one] of kept) {
      if (name === session || (kept.size <= limits.sessions && bytes <= limits.bytes)) return
      drop(name, one, 'room')
    }
  }
  const use = (session: string, one: Own): World => {
    kept.delete(session)
    kept.set(session, one)
    one.used = now()
    one.uses += 1
    if (one.uses >= one.weighedAt) weigh(one)
    dropOthers(session)
    return one.world
  }
  const begin = (session: string, world: World): Own => {
    bytes += NEW_WORLD
    // A replaced world may still be running a call.
    const note = () => kept.get(session)?.world === world && keeper?.note(session, world)
    keeper?.note(session, world)
    world.onWrite(note)
    world.clock.onChange(note)
    // The first use may come before the world is seeded.
    return { world, begun: now(), used: now(), uses: 0, weighedAt: 2, bytes: NEW_WORLD }
  }
  const looking = setInterval(dropUnused, Math.min(limits.idle, LOOK_EVERY)).unref()

  const of = (session: string | null): World => {
    if (!session) return common
    dropUnused()
    return use(session, kept.get(session) ?? begin(session, build(start)))
  }
  const bringBack = async (session: string, from: Keeper) => {
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
        common.sockets.close(null, RESTART, 'The world was replaced.')
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
          link: formatWhole(world.link),
          begun,
          used,
          bytes: weight,
        }))
        .toReversed(),
    figures: () => ({ sessions: kept.size, bytes, dropped: { ...drops } }),
    async stop() {
      clearInterval(looking)
      await keeper?.flush()
    },
  }
}
