import { href } from '#patterns/routing/href.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { lotteryPath, vendorGamesParams } from '../vendor/vendor-target.ts'
import type { LikedGame } from './use-favorites.ts'

/** The fields of a game that are needed to open it. */
export interface PlayableGame extends LikedGame {
  /** VASSALAGE stands for all games of a vendor. */
  readonly isGame: 'GAME' | 'VASSALAGE'
  readonly gameCode?: string | undefined
}

/** The launch path of a game, with play money if `demo`. */
export const launchPath = (nodeId: number, { demo = false } = {}): string =>
  href('/game/:nodeId', { nodeId }, { search: { demo: demo ? 1 : null } })

/** The path and query to play a game; the games of a vendor are listed over `page`. */
export function gamePath(
  { nodeId, vassalage, gameType, isGame, gameCode }: PlayableGame,
  page = '/',
): string {
  if (isGame === 'VASSALAGE')
    return page + withPopup('', 'games', vendorGamesParams(vassalage, gameType))
  return lotteryPath(vassalage, gameCode) ?? launchPath(nodeId)
}
