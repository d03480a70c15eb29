import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import type { World } from '../world-types.ts'

/** Milliseconds between two changes of the catalogue. */
const CHANGE_MS = 600_000
const ROUND = 50

/**
 * Whether a game is offered now. A changing catalogue hides one game in fifty, other ones every ten
 * minutes.
 */
export function isOfferedIn(world: World): (game: CatalogueGame) => boolean {
  if (world.conditions.catalogue !== 'changes') return () => true
  const out = Math.floor(world.clock.now() / CHANGE_MS) % ROUND
  return ({ nodeId }) => nodeId % ROUND !== out
}
