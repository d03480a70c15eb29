import type { QueryClient } from '@tanstack/react-query'
import { catalogueQueries } from '../../../api/catalogue.ts'
import { gamePath } from '../../../entities/game/game-path.ts'
import { summaryOfIndexed } from '../../../entities/game/game-summary.ts'

/** Nobody waits longer to learn what kind of game it is; where it runs is never wrong. */
const PATIENCE_MS = 1500

/** D-081, GAM-03..07: the door of a game of which only the number is known; null while nobody knows. */
export async function gameDoor(
  client: QueryClient,
  language: string,
  nodeId: number,
): Promise<string | null> {
  const tooLate = new Promise<null>((give) => setTimeout(give, PATIENCE_MS, null))
  const catalogue = client.ensureQueryData(catalogueQueries.index(language))
  const game = (await Promise.race([catalogue, tooLate]))?.byId.get(nodeId)
  return game ? gamePath(summaryOfIndexed(game)) : null
}
