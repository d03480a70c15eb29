import type { World } from '../../world/world-types.ts'

type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** One after the other. */
function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next
    return next
  }
}

const turns = new WeakMap<World, InTurn>()

/**
 * The turns of a world: the same wish sent twice at once is met once, and no two of a round, a bet and
 * a prize write the same wallet from the same balance.
 */
export function turnsOf(world: World): InTurn {
  const known = turns.get(world) ?? createTurns()
  turns.set(world, known)
  return known
}
