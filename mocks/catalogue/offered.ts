import type { World } from '../world/world-types.ts'
import type { CatalogueGame } from './types.ts'

/** How long a catalogue that changes stays as it is. */
export const CHANGE_MS = 600_000
const ROUND = 50

/**
 * Whether a game is offered now. A catalogue that changes is without one game in fifty, and every ten
 * minutes without others: some are gone, some are new.
 */
export function offered(world: World): (game: CatalogueGame) => boolean {
  if (world.statement.catalogue !== 'changes') return () => true
  const out = Math.floor(world.clock.now() / CHANGE_MS) % ROUND
  return ({ nodeId }) => nodeId % ROUND !== out
}
