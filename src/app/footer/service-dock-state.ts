import { useSyncExternalStore } from 'react'
import { tabStorage } from '../../lib/storage.ts'

const KEY = 'serviceWidget'
const listeners = new Set<() => void>()

/** Puts the floating door away until the tab is closed. */
export function hideService(): void {
  tabStorage.set(KEY, 'hidden')
  for (const tell of listeners) tell()
}

/** Whether somebody has put the floating door away. */
export const useServiceHidden = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => tabStorage.get(KEY) === 'hidden',
  )
