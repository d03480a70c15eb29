import { parseSavedSnapshot, type SavedSnapshot } from '#mocks/boot/saved-snapshots.ts'
import { parseSnapshotLink } from '#mocks/world/migrate-snapshot.ts'

/** Letters, marks and digits of any script, for a file's name. */
const plainName = (text: string) => text.trim().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-') || 'world'

export const formatFileName = ({ name }: SavedSnapshot): string =>
  `${plainName(name)}.snapshot.json`

/** A snapshot that the HTTP server accepts too, with the tab's state in it. */
export function formatFile({ snapshot, ...tab }: SavedSnapshot): string {
  return JSON.stringify({ ...Object(snapshot), tab })
}

/**
 * Parses a file with a stored snapshot or one from `portalMock.snapshot()`. Throws if it is neither.
 * @param at world time, for a file without a time of its own
 */
export function readFile(text: string, fileName: string, at: number): SavedSnapshot {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new TypeError('This file is not valid JSON.')
  }
  parseSnapshotLink(value)
  const { tab, ...snapshot } = Object(value)
  const name = fileName.replace(/(\.snapshot)?\.json$/, '')
  return (
    parseSavedSnapshot({ ...Object(tab), snapshot }) ?? {
      n: 0,
      at,
      name,
      path: '/',
      token: null,
      snapshot,
    }
  )
}
