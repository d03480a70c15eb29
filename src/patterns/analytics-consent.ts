import { useSyncExternalStore } from 'react'
import { serverNow } from '#api/transport/server-time.ts'
import { deviceStorage } from '#lib/storage.ts'

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

/** The consent to analytics, stored on this device. */
export const analyticsConsent = {
  choose(choice: ConsentChoice): void {
    deviceStorage.set(KEY, choice)
    deviceStorage.set(TIME_KEY, String(serverNow()))
    asking = false
    tell()
  },
  /** Asks again, so that the visitor can change the choice. */
  ask(): void {
    asking = true
    tell()
  },
}

/** The time of the choice, epoch ms; null without one. */
export function analyticsChoiceAt(): number | null {
  const at = Number(deviceStorage.get(TIME_KEY) ?? Number.NaN)
  return stored() !== null && Number.isSafeInteger(at) && at > 0 ? at : null
}

/** The choice, as a live value, and whether the visitor opened the question. */
export const useAnalyticsConsent = () => ({
  choice: useSyncExternalStore(subscribe, stored),
  asking: useSyncExternalStore(subscribe, () => asking),
})

/** The analytics id of the configuration, if it is valid. It becomes part of a URL. */
export const parseGtagId = (id: unknown): string | null =>
  typeof id === 'string' && /^G-[A-Z0-9]{4,16}$/.test(id) ? id : null
