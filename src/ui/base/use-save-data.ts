import { useSyncExternalStore } from 'react'

interface Connection extends EventTarget {
  readonly saveData?: boolean
}

const connection = (): Connection | undefined => Reflect.get(navigator, 'connection')

function listen(tell: () => void): () => void {
  connection()?.addEventListener('change', tell)
  return () => connection()?.removeEventListener('change', tell)
}

const wanted = () => connection()?.saveData === true

/** F-41: whether the device asks to spare data (Save-Data), live; browsers that cannot say do not ask. */
export const useSaveData = (): boolean => useSyncExternalStore(listen, wanted)
