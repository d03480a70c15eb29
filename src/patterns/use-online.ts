import { useSyncExternalStore } from 'react'
import { session } from '../session/store.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** F-05: whether the device has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Id of the words of every frame that say that the device is offline. */
export const OFFLINE_ID = 'offline'

/** Id of the words of the agents' frame that say that the account may only look. */
export const READ_ONLY_ID = 'read-only'

const readOnlyNow = () => session.get('readOnly') === true

/** F-48: whether the account that is logged in may only look. */
export const useReadOnly = (): boolean => useSyncExternalStore(session.subscribe, readOnlyNow)

/** F-05, F-48: what keeps writes back, for `aria-describedby`; undefined while nothing does. */
export function useWriteBar(): string | undefined {
  const online = useOnline()
  const readOnly = useReadOnly()
  if (readOnly) return READ_ONLY_ID
  return online ? undefined : OFFLINE_ID
}
