import { useSyncExternalStore } from 'react'
import { serverNow } from '../api/transport/server-time.ts'
import { deviceStorage } from '../lib/storage.ts'

export type ConsentChoice = 'yes' | 'no'

const KEY = 'analytics'
const TIME_KEY = 'analyticsAt'
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
    deviceStorage.set(TIME_KEY, String(serverNow()))
    asking = false
    tell()
  },
  /** Asks anew, so that a choice can be changed. */
  ask(): void {
    asking = true
    tell()
  },
}

/** When the choice was made, epoch ms; null without one. */
export function analyticsChoiceAt(): number | null {
  const at = Number(deviceStorage.get(TIME_KEY) ?? Number.NaN)
  return stored() !== null && Number.isSafeInteger(at) && at > 0 ? at : null
}

/** The choice, live, and whether it was asked for by hand. */
export const useAnalyticsConsent = () => ({
  choice: useSyncExternalStore(subscribe, stored),
  asking: useSyncExternalStore(subscribe, () => asking),
})

/** The analytics property of the configuration, if it is one; it becomes part of an address. */
export const gtagIdOf = (id: unknown): string | null =>
  typeof id === 'string' && /^G-[A-Z0-9]{4,16}$/.test(id) ? id : null
