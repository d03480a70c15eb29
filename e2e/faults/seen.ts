// The record of calls: each test of the project `record` writes a file of its own, which is not in git.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Seen } from './cases.ts'
import type { RecordedWay } from './record-ways.ts'

const FOLDER = fileURLToPath(new URL('../../.cache/faults/', import.meta.url))

/** @param name of a test, which may have any sign */
export function keep(kind: keyof Seen, name: string, found: unknown): void {
  mkdirSync(FOLDER + kind, { recursive: true })
  const file = `${FOLDER}${kind}/${name.replaceAll(/\W+/g, '-')}.json`
  writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`)
}

const filesOf = <Kind extends keyof Seen>(kind: Kind): Seen[Kind][] =>
  globSync(`${FOLDER}${kind}/*.json`)
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))

/** Returns and clears the actions of journeys before each call. */
export function takeWaysOfJourneys(): RecordedWay[] {
  const file = `${FOLDER}journeys.jsonl`
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  rmSync(file)
  return lines.map((line) => JSON.parse(line))
}

/** The findings recorded so far. */
export function recorded(): Seen {
  const writes = new Map<string, Seen['writes'][string]>()
  for (const [operation, found] of filesOf('writes').flatMap(Object.entries))
    writes.set(operation, [...(writes.get(operation) ?? []), ...found])
  return {
    reads: Object.assign({}, ...filesOf('reads')),
    writes: Object.fromEntries(writes),
    ways: Object.assign({}, ...filesOf('ways')),
  }
}

/** The whole record. */
export function readSeen(): Seen {
  if (!existsSync(`${FOLDER}reads`) || !existsSync(`${FOLDER}ways`))
    throw new Error(
      'Nobody has recorded yet which screen calls what: run `npm run walks -- --project ways` first.',
    )
  return recorded()
}
