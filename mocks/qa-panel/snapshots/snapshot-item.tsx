import type { SavedSnapshot } from '#mocks/boot/saved-snapshots.ts'
import { parseSnapshotLink } from '#mocks/world/migrate-snapshot.ts'

interface Props {
  readonly snapshot: SavedSnapshot
  readonly onRestore: () => Promise<void>
  readonly onCompare: () => Promise<void>
  readonly onShare: () => Promise<void>
  readonly onDownload: () => Promise<void>
  readonly onRemove: () => Promise<void>
}

/** A saved world: its name, its time and link, and what can be done with it. */
export function SnapshotItem({ snapshot, ...on }: Props) {
  const { name, at } = snapshot
  const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const button = (text: string, act: () => Promise<void>) => (
    <button type="button" aria-label={`${text}: ${name}`} onClick={() => void act()}>
      {text}
    </button>
  )
  return (
    <li className="snapshot">
      <b>{name}</b>
      <span className="quiet">{`${when} · ${parseSnapshotLink(snapshot.snapshot)}`}</span>
      <div className="row">
        {button('Restore', on.onRestore)}
        {button('Compare', on.onCompare)}
        {button('Link', on.onShare)}
        {button('File', on.onDownload)}
        {button('Delete', on.onRemove)}
      </div>
    </li>
  )
}
