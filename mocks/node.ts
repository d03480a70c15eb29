import { setupServer } from 'msw/node'
import { createWorld } from './create-world.ts'
import { formatLink } from './scenarios/link.ts'
import type { ContractBreachError } from './world/core/breach.ts'
import type { World } from './world/world-types.ts'

/** A world that answers every fetch of this process until it is closed. */
export interface StartedWorld {
  readonly world: World
  /** Stops the world. Throws when an unknown call was made or an answer broke the contract. */
  close(): void
}

/** Starts a fresh world for a test: `startWorld('?scenario=member&clock=2026-11-20T09:00:00Z')`. */
export async function startWorld(link = '?scenario=normal'): Promise<StartedWorld> {
  const world = createWorld(link, { onBreach: 'throw' })
  const server = setupServer(...world.handlers)
  server.listen({ onUnhandledFrame: 'error' })
  await world.ready
  return {
    world,
    close() {
      server.close()
      const problems: string[] = [
        ...world.breaches.map((breach: ContractBreachError) => breach.message),
        ...world.log
          .entries()
          .filter((entry) => entry.marks.includes('unknown-call'))
          .map((entry) => `${entry.method} ${entry.path} is not in the API contract.`),
      ]
      if (problems.length > 0) throw new Error(`${formatLink(world.link)}: ${problems.join(' | ')}`)
    },
  }
}
