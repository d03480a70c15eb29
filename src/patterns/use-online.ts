import { useSyncExternalStore } from 'react'
import { isOnline } from '#lib/online.ts'
import { session } from '#session/store.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)

/** Id of the element in every frame that says that the device is offline. */
export const OFFLINE_ID = 'offline'

/** Id of the element in the agents' frame that says that the account is read-only. */
export const READ_ONLY_ID = 'read-only'

const readOnlyNow = () => session.get('readOnly') === true

/** Whether the current account is read-only. */
export const useReadOnly = (): boolean => useSyncExternalStore(session.subscribe, readOnlyNow)

/**
 * The id of the element that says why writing is disabled, for `aria-describedby`. Undefined while
 * writing is possible.
 */
export function useWriteBlockId(): string | undefined {
  const online = useOnline()
  const readOnly = useReadOnly()
  if (readOnly) return READ_ONLY_ID
  return online ? undefined : OFFLINE_ID
}
