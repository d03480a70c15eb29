import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { formatFaults } from '#mocks/faults/fault-rule.ts'
import { type LinkInput, linkInput, parseLink } from '#mocks/scenarios/link.ts'
import { linkOfSnapshot, migrateSnapshot } from '#mocks/world/migrate-snapshot.ts'
import type { World } from '#mocks/world/world-types.ts'
import { machineTime } from './clock.ts'

/** Changes of this long are written together. */
const WAIT = 1000
/**
 * Files that were unused for longer are removed at the next start, and so are the oldest above a maximum number.
 */
const LONGEST_KEPT = 30 * 24 * 60 * 60_000
const MOST_FILES = 2000

const keptSession = z.object({ session: z.string(), fault: z.string(), snapshot: z.unknown() })

/** Sessions as files in a folder, which outlive the server. */
export interface Keeper {
  /** The world that a session had, null where none is kept. A file that cannot be used is named and set aside. */
  read(session: string, build: (link: LinkInput) => World): Promise<World | null>
  /** This world has changed: it is written soon, between two calls. */
  note(session: string, world: World): void
  /** Resolves when everything noted is written. */
  flush(): Promise<void>
}

/** Names come from anywhere: one is never a path, and names that differ never share a file. */
export const fileOf = (session: string) =>
  `${createHash('sha256').update(session).digest('hex').slice(0, 40)}.json`

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function removeOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{40}\.json/.test(name))
  const files = await Promise.all(
    names.map(async (name) => ({
      path: join(folder, name),
      // Another process may have removed it meanwhile.
      written: await stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  )
  const old = files
    .toSorted((one, other) => other.written - one.written)
    .filter(({ written }, at) => written < machineTime() - LONGEST_KEPT || at >= MOST_FILES)
  await Promise.all(old.map(({ path }) => rm(path, { force: true })))
}

/** As one text, when no call is at work in the world. */
const textOf = (session: string, world: World) =>
  world.inTurn(async () => {
    await world.settled()
    const fault = formatFaults(world.faultRules)
    return JSON.stringify({ session, fault, snapshot: world.snapshot() })
  })

async function worldOf(session: string, text: string, build: (link: LinkInput) => World) {
  const kept = keptSession.parse(JSON.parse(text))
  if (kept.session !== session) throw new TypeError('It is of another session.')
  const link = linkInput(parseLink(linkOfSnapshot(kept.snapshot)))
  const world = build({ ...link, fault: kept.fault })
  await world.ready
  await world.restore(migrateSnapshot(kept.snapshot, world.snapshot()).snapshot)
  return world
}

/** Keeps sessions in this folder, which is made where there is none. Rejects when it cannot be written. */
export async function createKeeper(folder: string): Promise<Keeper> {
  await mkdir(folder, { recursive: true })
  await removeOld(folder)
  const noted = new Map<string, World>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  /** A reader finds the whole old file or the whole new one. */
  const write = async (session: string, world: World) => {
    const path = join(folder, fileOf(session))
    const draft = `${path}.${process.pid}.tmp`
    try {
      await world.ready
      await writeFile(draft, await textOf(session, world), { flush: true })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined)
      console.error(`The session "${session}" could not be kept as ${path}: ${reasonOf(error)}`)
    }
  }
  const writeNoted = async () => {
    for (const [session, world] of noted) {
      noted.delete(session)
      await write(session, world)
    }
  }
  const flush = () => {
    if (timer) clearTimeout(timer)
    timer = null
    writing = writing.then(writeNoted)
    return writing
  }
  const setAside = async (session: string, path: string, error: unknown) => {
    console.error(
      `${path} of the session "${session}" cannot be used and is set aside as ${path}.broken; a new world begins. ${reasonOf(error)}`,
    )
    await rename(path, `${path}.broken`).catch(() => undefined)
  }

  return {
    async read(session, build) {
      // Its last changes may still be on their way.
      await (noted.has(session) ? flush() : writing)
      const path = join(folder, fileOf(session))
      try {
        return await worldOf(session, await readFile(path, 'utf8'), build)
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') await setAside(session, path, error)
        return null
      }
    },
    note(session, world) {
      noted.set(session, world)
      timer ??= setTimeout(flush, WAIT).unref()
    },
    flush,
  }
}
