/** Runs work when all work before it is done, whether that succeeded or failed. Never call it inside itself. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** A queue of work that reads first and writes later, so that nothing comes in between. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next
    return next
  }
}
