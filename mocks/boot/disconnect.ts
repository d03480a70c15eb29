import { type FaultRule, formatFaults, parseFaults } from '#mocks/faults/fault-rule.ts'
import type { World } from '#mocks/world/world-types.ts'

const BROKEN = 'all:reset'

/** Whether a rule takes the page off the network. */
export const isDisconnection = (rule: FaultRule): boolean => formatFaults([rule]) === BROKEN

/** Whether this page was taken off the network by the panel. */
export const isDisconnected = (world: World): boolean => world.faultRules.some(isDisconnection)

/**
 * Takes the page off the network or back on, with the browser's own events: no call arrives, and the portal is
 * notified.
 */
export function disconnect(world: World, off: boolean): void {
  if (off === isDisconnected(world)) return
  const others = world.faultRules.filter((rule) => !isDisconnection(rule))
  world.faultRules = off ? [...others, ...parseFaults(BROKEN)] : others
  // The browser's own word is found again behind it.
  if (off) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  else Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event(off ? 'offline' : 'online'))
}
