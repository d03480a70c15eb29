import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../../../lib/storage.ts'

export type ConsentChoice = 'yes' | 'no'

const KEY = 'analytics'
let asking = false
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function stored(): ConsentChoice | null {
  const choice = deviceStorage.get(KEY)
  return choice === 'yes' || choice === 'no' ? choice : null
}

/** D-089: whether this device may tell an analytics service what happens; kept on the device. */
export const analyticsConsent = {
  choose(choice: ConsentChoice): void {
    deviceStorage.set(KEY, choice)
    asking = false
    tell()
  },
  /** Asks anew, so that a choice can be changed. */
  ask(): void {
    asking = true
    tell()
  },
}

/** The choice, live, and whether it was asked for by hand. */
export const useAnalyticsConsent = () => ({
  choice: useSyncExternalStore(subscribe, stored),
  asking: useSyncExternalStore(subscribe, () => asking),
})
