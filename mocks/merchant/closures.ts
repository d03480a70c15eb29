import type { CatalogueGame, GameType } from '#mocks/catalogue/types.ts'
import { MINUTE } from '#mocks/world/core/durations.ts'
import type { World } from '#mocks/world/world-types.ts'
import { VENDORS_IN_MAINTENANCE } from './brand.ts'

/** The vendor and type that scenarios close, and how long a closure with an end lasts. */
const VENDOR = 'PG'
const TYPE: GameType = 'FISH'
const CLOSED_MS = 90 * MINUTE

/** The reason why a game cannot be opened, and its end; `until` is null when that is unknown. */
export interface Closure {
  readonly code: 'game.maintenance' | 'vendor.maintenance' | 'module.maintenance'
  readonly until: number | null
}

const isClosureActive = ({ clock, startedAt }: World) => clock.now() < startedAt + CLOSED_MS

/** A cache key that changes when any closure changes. */
export const getClosureKey = (world: World): string =>
  `${world.conditions.closed ?? 'nothing'} ${isClosureActive(world)}`

/** The vendors that are under maintenance. */
export const closedVendors = ({ conditions }: World): readonly string[] =>
  conditions.closed === 'vendor' ? [...VENDORS_IN_MAINTENANCE, VENDOR] : VENDORS_IN_MAINTENANCE

/** The types of games that are closed as a whole. */
export const closedTypes = (world: World): readonly GameType[] =>
  world.conditions.closed === 'module' && isClosureActive(world) ? [TYPE] : []

const firstSlot = ({ catalogue }: World) =>
  catalogue.byType('RNG').find((game) => game.isGame === 'GAME' && !game.maintenance)

/** The closure that a game meets, the widest first; null when it is open. */
export function findClosure(world: World, game: CatalogueGame): Closure | null {
  const end = world.startedAt + CLOSED_MS
  if (closedTypes(world).includes(game.gameType)) return { code: 'module.maintenance', until: end }
  if (closedVendors(world).includes(game.vassalage)) {
    return { code: 'vendor.maintenance', until: null }
  }
  if (world.conditions.closed === 'game' && isClosureActive(world) && firstSlot(world) === game)
    return { code: 'game.maintenance', until: end }
  return game.maintenance ? { code: 'game.maintenance', until: null } : null
}
