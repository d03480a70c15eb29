import { useSyncExternalStore } from 'react'

/** What browsers with an install button of their own hand over; not in TypeScript's DOM. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const isInstallEvent = (event: Event): event is InstallEvent =>
  'prompt' in event && typeof event.prompt === 'function'

/** offered: the browser can install the portal; begun: it was told to. */
export type Installing = 'none' | 'offered' | 'begun'

let offer: InstallEvent | null = null
let state: Installing = 'none'
const listeners = new Set<() => void>()

function become(next: Installing, event: InstallEvent | null = null): void {
  offer = event
  state = next
  for (const tell of listeners) tell()
}

/** D-092: the browser offers once, soon after the page came, and long before a guide is opened. */
export function watchInstallOffer(): void {
  if (typeof window === 'undefined') return
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return
    // Its own banner would come unasked; the guide has a button.
    event.preventDefault()
    become('offered', event)
  })
  window.addEventListener('appinstalled', () => become('begun'))
}

/** Shows the browser's own question; an offer counts once. */
export async function install(): Promise<void> {
  const asked = offer
  if (!asked) return
  become('none')
  // What was chosen comes back from prompt() in all browsers that have it.
  const answer = await asked.prompt().catch(() => null)
  if (isAccepted(answer)) become('begun')
}

const isAccepted = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'outcome' in answer &&
  answer.outcome === 'accepted'

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How far installing is, live. */
export const useInstalling = (): Installing => useSyncExternalStore(subscribe, () => state)
