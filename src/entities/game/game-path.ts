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

/** Where a game is launched, with play money if `demo`. */
export const launchPath = (nodeId: number, { demo = false } = {}): string =>
  href('/game/:nodeId', { nodeId }, { search: { demo: demo ? 1 : null } })

/** Where a game is played, as path with query; the games of a vendor are listed over `page`. */
export function gamePath(
  { nodeId, vassalage, gameType, isGame, gameCode }: PlayableGame,
  page = '/',
): string {
  if (isGame === 'VASSALAGE')
    return page + withPopup('', 'games', vendorGamesParams(vassalage, gameType))
  return lotteryPath(vassalage, gameCode) ?? launchPath(nodeId)
}
