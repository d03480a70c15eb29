import { useSyncExternalStore } from 'react'

/** The event of browsers with an install prompt; missing from TypeScript's DOM types. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const isInstallEvent = (event: Event): event is InstallEvent =>
  'prompt' in event && typeof event.prompt === 'function'

export type InstallState = 'unavailable' | 'available' | 'accepted'

let deferred: InstallEvent | null = null
let state: InstallState = 'unavailable'
const listeners = new Set<() => void>()

function setState(next: InstallState, event: InstallEvent | null = null): void {
  deferred = event
  state = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer, which comes once, soon after the page and long before a guide is opened. */
export function watchInstallPrompt(): void {
  if (typeof window === 'undefined') return
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return
    // Otherwise the browser shows its own banner, although the guide has a button.
    event.preventDefault()
    setState('available', event)
  })
  window.addEventListener('appinstalled', () => setState('accepted'))
}

/** Shows the browser's prompt; it can be shown once only. */
export async function install(): Promise<void> {
  const event = deferred
  if (!event) return
  setState('unavailable')
  // Every browser that has the prompt answers with the visitor's choice.
  const choice = await event.prompt().catch(() => null)
  if (isAccepted(choice)) setState('accepted')
}

const isAccepted = (choice: unknown): boolean =>
  typeof choice === 'object' &&
  choice !== null &&
  'outcome' in choice &&
  choice.outcome === 'accepted'

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useInstallState = (): InstallState => useSyncExternalStore(subscribe, () => state)
