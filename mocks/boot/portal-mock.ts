import type { Breakpoints } from '#mocks/faults/breakpoints.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { parseFaults } from '#mocks/faults/fault-rule.ts'
import { createLink, formatLink, formatLinkWithFaults, parseLink } from '#mocks/scenarios/link.ts'
import { scenarios } from '#mocks/scenarios/registry.ts'
import type { LogEntry } from '#mocks/world/core/log.ts'
import { nearest } from '#mocks/world/core/nearest.ts'
import type { Snapshot, World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { forgetLink, withLink } from './address.ts'

/** The API of `window.portalMock` to testers and tools. */
export interface PortalMock {
  readonly link: string
  scenarios(): { name: string; description: string }[]
  /**
   * Loads the page, or another path, in another world: `member+slow` or a whole link. Throws if the link is invalid.
   */
  use(link: string, path?: string): void
  readonly clock: {
    now(): number
    /** Each is done at once and outlives a reload; resolves when all tabs share it. */
    set(moment: number | string): Promise<void>
    /** Milliseconds or a text such as `90m`. */
    advance(by: number | string): Promise<void>
    release(): Promise<void>
  }
  /**
   * Applies a fault to one operation from now on; null lets it respond normally, also against the scenario. Throws for
   * an operation that is not in the contract.
   */
  fault(operation: OperationId, fault: Fault | null): void
  /**
   * Replaces the faults that the link named, in the format of the link: `getBalance:503*1`. An empty text removes all.
   * Throws for text it cannot parse.
   */
  faults(text: string): void
  /** Sets a breakpoint: `hold('createDeposit')`, `hold('wallet', 'answer', 10)`. */
  readonly hold: Breakpoints['set']
  /** Lists and removes breakpoints, and decides about the calls that wait. */
  readonly breakpoints: Breakpoints
  log(): readonly LogEntry[]
  /** Number of open sockets of this page; without one the page receives no events. */
  sockets(): number
  snapshot(): Snapshot
  /** Rejects when the snapshot is of another link or version. */
  restore(snapshot: Snapshot): Promise<void>
  /** Returns to the moment before a call of the log, by its number. The session of the tab stays. */
  back(call: number): Promise<void>
  /** Deletes the saved world and reloads the page. */
  reset(): void
}

declare global {
  interface Window {
    portalMock?: PortalMock
  }
}

function checkOperation(name: string): void {
  if (Object.hasOwn(operations, name)) return
  const near = nearest(name, Object.keys(operations)).join(', ')
  throw new RangeError(`No operation named "${name}". Did you mean ${near}?`)
}

/** The controls of one page's world. `forgetSaved` discards what is saved of it, for good. */
export function createPortalMock(world: World, forgetSaved: () => Promise<void>): PortalMock {
  const { link, clock } = world
  const shared = () => world.inTurn(async () => undefined)
  return {
    link: formatLink(link),
    scenarios: () => scenarios.map(({ name, description }) => ({ name, description })),
    use(text, path) {
      const next = /[?=]/.test(text)
        ? parseLink(text)
        : createLink({ scenario: text, seed: link.seed, clock: link.clock ?? undefined })
      forgetLink()
      const target = path === undefined ? withLink(next) : `${path}${formatLinkWithFaults(next)}`
      if (new URL(target, location.href).href === location.href) location.reload()
      else location.assign(target)
    },
    clock: {
      now: clock.now,
      set(moment) {
        clock.set(moment)
        return shared()
      },
      advance(by) {
        clock.advance(by)
        return shared()
      },
      release() {
        clock.release()
        return shared()
      },
    },
    fault(operation, fault) {
      checkOperation(operation)
      world.faults.set(operation, fault)
    },
    hold: world.hold,
    breakpoints: world.breakpoints,
    faults(text) {
      world.faultRules = parseFaults(text)
    },
    sockets: () => world.sockets.size,
    log: () => world.log.entries(),
    snapshot: world.snapshot,
    restore: world.restore,
    back: world.back,
    reset() {
      forgetLink()
      void forgetSaved().finally(() => location.reload())
    },
  }
}
