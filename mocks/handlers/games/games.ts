import type { RequestHandler } from 'msw'
import type { World } from '#mocks/world/world-types.ts'
import { gameIndexHandlers } from './catalogue-index.ts'
import { favoriteHandlers, recentHandlers } from './favorites.ts'
import { launchHandlers } from './launch.ts'
import { gameListHandlers } from './lists.ts'
import { playHandlers } from './play.ts'
import { rulesHandlers } from './rules.ts'
import { gameMenuHandlers, gameVendorHandlers } from './vendors.ts'
import { winnerHandlers } from './winners.ts'

/** Everything about games, in the order of the contract. */
export const gamesHandlers = (world: World): RequestHandler[] => [
  ...gameMenuHandlers(world),
  ...gameIndexHandlers(world),
  ...gameListHandlers(world),
  ...rulesHandlers(world),
  ...gameVendorHandlers(world),
  ...winnerHandlers(world),
  ...recentHandlers(world),
  ...favoriteHandlers(world),
  ...launchHandlers(world),
  ...playHandlers(world),
]
