import type { QueryClient } from '@tanstack/react-query'
import { catalogueQueries } from '#api/games/catalogue.ts'
import { gamePath } from '../game/game-path.ts'
import { indexedToGameSummary } from '../game/game-summary.ts'

/** After that the game's own page will do. */
const TIMEOUT_MS = 1500

/** The page of a game of which only the id is known; null when it cannot be found in time. */
export async function gameTarget(
  client: QueryClient,
  language: string,
  nodeId: number,
): Promise<string | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))
  const catalogue = client.ensureQueryData(catalogueQueries.index(language))
  const game = (await Promise.race([catalogue, timeout]))?.byId.get(nodeId)
  return game ? gamePath(indexedToGameSummary(game)) : null
}
