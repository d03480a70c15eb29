import type { PortalMock } from '#mocks/boot/portal-mock.ts'
import { realDevice, realTab } from '#mocks/boot/real-storage.ts'
import type { SavedSnapshot } from '#mocks/boot/saved-snapshots.ts'
import type { CreateSnapshot } from '#mocks/boot/world-in-link.ts'
import { formatLink } from '#mocks/scenarios/link.ts'
import { migrateSnapshot, parseSnapshotLink } from '#mocks/world/migrate-snapshot.ts'
import type { World } from '#mocks/world/world-types.ts'
import { saveShownSection } from '../shell/shown-section.ts'

/** The snapshot to restore once its link has been opened. */
const WAITING = 'portal-mock:restoring'
const SAID = 'portal-mock:restored'

/** The snapshot whose link was opened for it; it is returned once. */
export function takePendingRestore(world: World): string | null {
  const [link, name] = (realDevice.get(WAITING) ?? '').split('\n')
  if (link !== formatLink(world.link)) return null
  realDevice.remove(WAITING)
  return name ?? null
}

/** Returns and clears the note about what was restored before the reload. */
export function takeNote(): string {
  const note = realTab.get(SAID) ?? ''
  realTab.remove(SAID)
  return note
}

/** Leaves a note for the section *Snapshots*. */
export const leaveNote = (text: string): void => realTab.set(SAID, text)

/** The target of the page: another world, or the same one again. */
export interface PageActions {
  readonly use: PortalMock['use']
  readonly load: (path: string) => void
  readonly fresh: CreateSnapshot
}

/**
 * Restores a stored snapshot with the tab's session and page, and reloads the page. A snapshot of another link opens
 * that link first. Rejects if the snapshot cannot be used; then nothing has changed.
 */
export async function restoreSnapshot(
  world: World,
  { name, snapshot: value, token, path }: SavedSnapshot,
  { use, load }: PageActions,
): Promise<void> {
  const link = parseSnapshotLink(value)
  if (link !== formatLink(world.link)) {
    realDevice.set(WAITING, `${link}\n${name}`)
    use(link, path.split('?')[0])
    return
  }
  const { snapshot, notes } = migrateSnapshot(value, world.snapshot())
  await world.restore(snapshot)
  if (token === null) realTab.remove('token')
  else realTab.set('token', token)
  leaveNote([`“${name}” is restored.`, ...notes].join(' '))
  // Opening another world has cleared the tab.
  saveShownSection('Snapshots')
  load(path)
}
