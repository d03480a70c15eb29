import { useSyncExternalStore } from 'react'

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

/** F-05: what keeps writes back, for `aria-describedby`; undefined while nothing does. */
export const useWriteBar = (): string | undefined => (useOnline() ? undefined : OFFLINE_ID)
