import type { World } from '../../world/world-types.ts'

/** Runs work when all work before it is done, whether that succeeded or failed. */
export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>

function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next
    return next
  }
}

const mutexes = new WeakMap<World, RunExclusive>()

/**
 * The mutex of a world: a request sent twice at once is served once, and no round, bet or prize updates
 * a wallet from a stale balance.
 */
export function mutexOf(world: World): RunExclusive {
  const known = mutexes.get(world) ?? createMutex()
  mutexes.set(world, known)
  return known
}
