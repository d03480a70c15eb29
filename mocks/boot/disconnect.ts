import { formatFaults, parseFaults } from '#mocks/faults/fault-rule.ts'
import type { World } from '#mocks/world/world-types.ts'

const BROKEN = 'all:reset'

/** Whether this page was taken off the network by the panel. */
export const isDisconnected = (world: World): boolean =>
  world.faultRules.some((rule) => formatFaults([rule]) === BROKEN)

const claimOnline = (value: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value })

let isWithoutNetwork = false

/**
 * A page that opens while the device has no network came from the device itself. The fake backend needs no network, so
 * the portal must not take itself for offline.
 */
export function ignoreMissingNetwork(): void {
  if (navigator.onLine) return
  isWithoutNetwork = true
  claimOnline(true)
}

/**
 * Takes the page off the network or back on, with the browser's own events: no call arrives, and the portal is
 * notified.
 */
export function disconnect(world: World, off: boolean): void {
  if (off === isDisconnected(world)) return
  const others = world.faultRules.filter((rule) => formatFaults([rule]) !== BROKEN)
  world.faultRules = off ? [...others, ...parseFaults(BROKEN)] : others
  // The browser's own word is found again behind it.
  if (off || isWithoutNetwork) claimOnline(!off)
  else Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event(off ? 'offline' : 'online'))
}
