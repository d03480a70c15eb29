import { realTab } from '#mocks/boot/real-storage.ts'
import { openSavedSnapshots, type SavedSnapshot } from '#mocks/boot/saved-snapshots.ts'
import { createWorldAddress, MAX_LINK_LENGTH } from '#mocks/boot/world-in-link.ts'
import { formatLink } from '#mocks/scenarios/link.ts'
import { diffDumps } from '#mocks/world/core/diff-rows.ts'
import { migrateSnapshot, parseSnapshotLink } from '#mocks/world/migrate-snapshot.ts'
import type { World } from '#mocks/world/world-types.ts'
import { type PageActions, restoreSnapshot, takePendingRestore } from './restore-snapshot.ts'
import { readFile } from './snapshot-file.ts'

export type SnapshotActions = ReturnType<typeof createSnapshotActions>

/** Actions on the saved snapshots of a world. Each resolves with a message about its result. */
export function createSnapshotActions(world: World, page: PageActions) {
  const opening = openSavedSnapshots()

  const store = async (snapshot: SavedSnapshot, done: string) => {
    const snapshots = await opening
    await snapshots.save(snapshot)
    const isLost = 'It is lost when you close this page, because this browser has no IndexedDB.'
    return `“${snapshot.name}” ${done}.${snapshots.lasting ? '' : ` ${isLost}`}`
  }

  return {
    list: async () => (await opening).list(),
    /** Saves the current world. Without a name it is named by its time. */
    save: (name: string) => {
      const at = world.clock.now()
      return store(
        {
          name: name.trim() || `World of ${new Date(at).toISOString().slice(0, 16)}`,
          n: 0,
          at,
          path: location.pathname + location.search,
          token: realTab.get('token'),
          snapshot: world.snapshot(),
        },
        'saved',
      )
    },
    import: (text: string, fileName: string) =>
      store(readFile(text, fileName, world.clock.now()), 'imported'),
    async remove({ name }: SavedSnapshot) {
      await (await opening).remove(name)
      return `“${name}” deleted.`
    },
    async restore(snapshot: SavedSnapshot) {
      await restoreSnapshot(world, snapshot, page)
      return `Restoring “${snapshot.name}”…`
    },
    /** Restores the snapshot that this page was opened for. */
    async restorePending() {
      const pending = takePendingRestore(world)
      const snapshot = (await (await opening).list()).find(({ name }) => name === pending)
      if (snapshot) await restoreSnapshot(world, snapshot, page)
    },
    /** The rows that differ from the snapshot; null when it is of another world. */
    compare({ name, snapshot: saved }: SavedSnapshot) {
      if (parseSnapshotLink(saved) !== formatLink(world.link)) {
        const text = `“${name}” is from another scenario or seed. Restore it before you compare.`
        return { text, edits: null }
      }
      const now = world.snapshot()
      const { snapshot, notes } = migrateSnapshot(saved, now)
      const edits = diffDumps(snapshot.rows, now.rows)
      const count = edits.length === 1 ? '1 row has' : `${edits.length} rows have`
      return { text: [`${count} changed since “${name}”.`, ...notes].join(' '), edits }
    },
    /** A link that carries the world; null when it would be too long for a browser. */
    async link(saved: SavedSnapshot) {
      const { snapshot } = migrateSnapshot(saved.snapshot, world.snapshot())
      const address = await createWorldAddress({ ...saved, snapshot }, page.fresh)
      const link = location.origin + address
      if (link.length <= MAX_LINK_LENGTH) return { text: '', link }
      const text = `“${saved.name}” is too large for a link (${link.length} characters). Share its file instead.`
      return { text, link: null }
    },
  }
}
