import { type KeptSnapshot, readKept } from '#mocks/boot/kept-snapshots.ts'
import { linkOfSnapshot } from '#mocks/world/migrate-snapshot.ts'

/** Letters, their signs and digits of any script, for a file's name. */
const plainName = (text: string) => text.trim().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-') || 'world'

export const fileNameOf = ({ name }: KeptSnapshot): string => `${plainName(name)}.snapshot.json`

/** A snapshot that the HTTP server takes too, with what the tab was doing in it. */
export function fileOf({ snapshot, ...tab }: KeptSnapshot): string {
  return JSON.stringify({ ...Object(snapshot), tab })
}

/**
 * What a file holds: a kept snapshot, or one that `portalMock.snapshot()` gave. Throws a sentence when it is neither.
 * @param at world time, for a file that does not say when it was kept
 */
export function readFile(text: string, fileName: string, at: number): KeptSnapshot {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new TypeError('This file is no JSON.')
  }
  linkOfSnapshot(value)
  const { tab, ...snapshot } = Object(value)
  const name = fileName.replace(/(\.snapshot)?\.json$/, '')
  return (
    readKept({ ...Object(tab), snapshot }) ?? { n: 0, at, name, path: '/', token: null, snapshot }
  )
}
