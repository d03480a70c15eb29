import { useSyncExternalStore } from 'react'

interface Connection extends EventTarget {
  readonly saveData?: boolean
}

const connection = (): Connection | undefined => Reflect.get(navigator, 'connection')

function subscribe(listener: () => void): () => void {
  connection()?.addEventListener('change', listener)
  return () => connection()?.removeEventListener('change', listener)
}

const getSnapshot = () => connection()?.saveData === true

/** Whether the device asks to save data, live; false where the browser does not support it. */
export const useSaveData = (): boolean => useSyncExternalStore(subscribe, getSnapshot)
