import type { OperationId } from '#openapi/generated/operations.ts'

/** Where a call waits: before its handler, or after it and before its answer. */
export type HoldPoint = 'request' | 'answer'

/** Calls of one operation that wait until a test lets them continue. */
export interface Hold {
  /** Number of calls that wait now. A call that its caller gives up leaves. */
  readonly waiting: number
  /** Resolves when at least `count` calls wait. */
  arrived(count?: number): Promise<void>
  /** Lets the call continue that has waited longest. Throws if none waits. */
  next(): void
  /** Lets all calls continue and holds no later one. */
  release(): void
}

export interface Holds {
  /** Holds each call of the operation from now on. */
  hold(operation: OperationId, point?: HoldPoint): Hold
  /** Resolves at once for a call that nothing holds. */
  pass(operation: OperationId, point: HoldPoint, signal: AbortSignal): Promise<void>
}

/** The holds of a world. */
export function createHolds(): Holds {
  const gates = new Map<Hold, (operation: OperationId, at: HoldPoint) => Gate | null>()
  return {
    hold(operation, point = 'request') {
      const gate = createGate()
      const hold: Hold = {
        get waiting() {
          return gate.queue.length
        },
        arrived: (count = 1) => gate.until(() => gate.queue.length >= count),
        next() {
          const [first] = gate.queue
          if (!first) throw new RangeError(`No call of ${operation} waits.`)
          first()
        },
        release() {
          gates.delete(hold)
          for (const leave of [...gate.queue]) leave()
        },
      }
      gates.set(hold, (called, at) => (called === operation && at === point ? gate : null))
      return hold
    },
    async pass(operation, point, signal) {
      for (const find of [...gates.values()]) await find(operation, point)?.enter(signal)
    },
  }
}

interface Gate {
  /** One function for each call that waits; it lets the call continue. */
  readonly queue: readonly (() => void)[]
  enter(signal: AbortSignal): Promise<void>
  until(condition: () => boolean): Promise<void>
}

function createGate(): Gate {
  const queue: (() => void)[] = []
  const listeners = new Set<() => void>()
  return {
    queue,
    enter: (signal) =>
      new Promise((resolve) => {
        const leave = () => {
          signal.removeEventListener('abort', leave)
          queue.splice(queue.indexOf(leave), 1)
          resolve()
        }
        if (signal.aborted) return resolve()
        signal.addEventListener('abort', leave)
        queue.push(leave)
        for (const listener of listeners) listener()
      }),
    until: (condition) =>
      new Promise((resolve) => {
        const check = () => {
          if (!condition()) return
          listeners.delete(check)
          resolve()
        }
        listeners.add(check)
        check()
      }),
  }
}
