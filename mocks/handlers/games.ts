import type { RequestHandler } from 'msw'
import type { World } from '../world/world-types.ts'
import { favoriteHandlers, recentHandlers } from './games-favorites.ts'
import { gameIndexHandlers } from './games-index.ts'
import { launchHandlers } from './games-launch.ts'
import { gameListHandlers } from './games-lists.ts'
import { playHandlers } from './games-play.ts'
import { gameMenuHandlers, gameVendorHandlers } from './games-vendors.ts'
import { winnerHandlers } from './games-winners.ts'

/** Everything about games, in the order of the contract. */
export const gamesHandlers = (world: World): RequestHandler[] => [
  ...gameMenuHandlers(world),
  ...gameIndexHandlers(world),
  ...gameListHandlers(world),
  ...gameVendorHandlers(world),
  ...winnerHandlers(world),
  ...recentHandlers(world),
  ...favoriteHandlers(world),
  ...launchHandlers(world),
  ...playHandlers(world),
]
