import { useSyncExternalStore } from 'react'
import { tabStorage } from '#lib/storage.ts'

const KEY = 'serviceWidget'
const listeners = new Set<() => void>()

/** Hides the floating service button until the tab is closed. */
export function hideService(): void {
  tabStorage.set(KEY, 'hidden')
  for (const listener of listeners) listener()
}

/** Whether the floating service button is hidden. */
export const useServiceHidden = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => tabStorage.get(KEY) === 'hidden',
  )
