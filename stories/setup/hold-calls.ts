import type { Breakpoints } from '#mocks/faults/breakpoints.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Holds the calls of a target (an operation, a tag, or all) while a story is open; a `beforeEach`. */
export const holdCalls =
  (...at: Parameters<Breakpoints['set']>) =>
  ({ loaded: { world } }: { loaded: { world?: World } }) => {
    if (!world) throw new Error('This story needs parameters.world.')
    const { breakpoints, hold } = world
    hold(...at)
    return () => {
      // A response would change the page of the next story.
      for (const { id } of breakpoints.waiting()) breakpoints.decide(id, { action: 'drop' })
      breakpoints.remove()
    }
  }
