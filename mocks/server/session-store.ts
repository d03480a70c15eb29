import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { formatFaults, parseFaults } from '#mocks/faults/fault-rule.ts'
import { parseLink, type WorldLink } from '#mocks/scenarios/link.ts'
import { toMessage } from '#mocks/world/core/to-message.ts'
import { migrateSnapshot, parseSnapshotLink } from '#mocks/world/migrate-snapshot.ts'
import type { World } from '#mocks/world/world-types.ts'
import { systemTime } from './clock.ts'

/** Changes within this time are written together. */
const WRITE_DELAY_MS = 1000
/** Delay before a failed write of a session is retried, in ms. */
export const RETRY = 5000
/**
 * Files that have been unused for longer are removed at the next start, and so are the oldest above a maximum number.
 */
const MAX_FILE_AGE_MS = 30 * 24 * 60 * 60_000
const MAX_FILES = 2000

const keptSession = z.object({ session: z.string(), fault: z.string(), snapshot: z.unknown() })

/** Sessions stored as files in a folder, so that they survive a restart of the server. */
export interface SessionStore {
  /** The stored world of a session, or null. An unusable file is reported and moved aside. */
  read(session: string, build: (link: WorldLink) => World): Promise<World | null>
  /** Marks this world as changed: it is written soon, between two calls. */
  note(session: string, world: World): void
  /** Resolves when every marked change is written or has failed again. */
  flush(): Promise<void>
  /** The sessions whose last change could not be written yet, with the reason. */
  readonly unstored: ReadonlyMap<string, string>
  /** Reports each session that could not be written. */
  onFailure(listener: (session: string, world: World) => void): void
}

/** Names of sessions are untrusted: a name must never become a path, and different names must never share a file. */
export const toFileName = (session: string) =>
  `${createHash('sha256').update(session).digest('hex').slice(0, 40)}.json`

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null)
async function removeOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{40}\.json/.test(name))
  const files = await Promise.all(
    names.map(async (name) => ({
      path: join(folder, name),
      // Another process may already have removed it.
      written: await stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  )
  const old = files
    .toSorted((one, other) => other.written - one.written)
    .filter(({ written }, at) => written < systemTime() - MAX_FILE_AGE_MS || at >= MAX_FILES)
  await Promise.all(old.map(({ path }) => rm(path, { force: true })))
}

/** Serialises the world while no call is running in it. */
const textOf = (session: string, world: World) =>
  world.inTurn(async () => {
    await world.settled()
    const fault = formatFaults(world.faultRules)
    return JSON.stringify({ session, fault, snapshot: world.snapshot() })
  })

async function worldOf(session: string, text: string, build: (link: WorldLink) => World) {
  const kept = keptSession.parse(JSON.parse(text))
  if (kept.session !== session) throw new TypeError('It is of another session.')
  const link = parseLink(parseSnapshotLink(kept.snapshot))
  const world = build({ ...link, faults: parseFaults(kept.fault) })
  await world.ready
  await world.restore(migrateSnapshot(kept.snapshot, world.snapshot()).snapshot)
  return world
}

/** Stores sessions in this folder and creates it if necessary. Rejects when it is not writable. */
export async function createSessionStore(folder: string): Promise<SessionStore> {
  await mkdir(folder, { recursive: true })
  await removeOld(folder)
  const noted = new Map<string, World>()
  const unstored = new Map<string, string>()
  let failed: (session: string, world: World) => void = () => undefined
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  /** Replaces the file atomically, so that a reader finds either the old or the new one. */
  const write = async (session: string, world: World) => {
    const path = join(folder, toFileName(session))
    const draft = `${path}.${process.pid}.tmp`
    try {
      await world.ready
      await writeFile(draft, await textOf(session, world), { flush: true })
      await rename(draft, path)
      unstored.delete(session)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined)
      if (!unstored.has(session))
        console.error(
          `The session "${session}" could not be kept as ${path} and is tried again: ${toMessage(error)}`,
        )
      unstored.set(session, toMessage(error))
      // Another world may have been chosen for the session meanwhile.
      if (!noted.has(session)) noted.set(session, world)
      failed(session, world)
      writeIn(RETRY)
    }
  }
  const writeNoted = async () => {
    for (const [session, world] of [...noted]) {
      noted.delete(session)
      await write(session, world)
    }
  }
  const writeIn = (delay: number) => {
    timer ??= setTimeout(flush, delay).unref()
  }
  const flush = () => {
    if (timer) clearTimeout(timer)
    timer = null
    writing = writing.then(writeNoted)
    return writing
  }
  const setAside = async (session: string, path: string, error: unknown) => {
    console.error(
      `${path} of the session "${session}" cannot be used and is set aside as ${path}.broken; a new world begins. ${toMessage(error)}`,
    )
    await rename(path, `${path}.broken`).catch(() => undefined)
  }

  return {
    async read(session, build) {
      // The last changes may not have been written yet.
      await (noted.has(session) ? flush() : writing)
      const path = join(folder, toFileName(session))
      try {
        return await worldOf(session, await readFile(path, 'utf8'), build)
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') await setAside(session, path, error)
        return null
      }
    },
    note(session, world) {
      noted.set(session, world)
      writeIn(WRITE_DELAY_MS)
    },
    flush,
    unstored,
    onFailure(listener) {
      failed = listener
    },
  }
}
