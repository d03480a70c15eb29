import { useEffect, useState } from 'react'
import type { SavedSnapshot } from '#mocks/boot/saved-snapshots.ts'
import type { SnapshotActions } from '../snapshots/snapshot-actions.ts'
import { listCommands } from './commands.ts'
import { createSuggest } from './suggest.ts'

/** The function that finds suggestions; it knows the saved snapshots as soon as they are read. */
export function useSuggestions({ list }: Pick<SnapshotActions, 'list'>) {
  const [suggest, setSuggest] = useState(() => createSuggest(listCommands([])))
  useEffect(() => {
    const add = (snapshots: readonly SavedSnapshot[]) =>
      setSuggest(() => createSuggest(listCommands(snapshots)))
    // Without storage there are none.
    list().then(
      (snapshots) => snapshots.length > 0 && add(snapshots),
      () => undefined,
    )
  }, [list])
  return suggest
}
