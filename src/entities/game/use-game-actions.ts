import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { readSearch } from '#patterns/search-state.ts'
import { useVisitor } from '#session/visitor.ts'
import { vendorGamesParams } from '../vendor/vendor-target.ts'
import { gamePath, launchPath, type PlayableGame } from './game-path.ts'
import { SHEET_PARAMS } from './sheet-address.ts'
import { type Favorites, useFavorites } from './use-favorites.ts'
import { useMayPlay } from './use-may-play.ts'

/** The actions on a game. */
export interface GameActions extends Favorites {
  /** Whether this visitor may play for money; if not, the pop-up that helps has been opened. */
  mayPlay: () => boolean
  play: (game: PlayableGame) => void
  playDemo: (game: Pick<PlayableGame, 'nodeId'>) => void
}

/** Playing a game, trying it, and the favourites. */
export function useGameActions(): GameActions {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const popup = usePopup()
  const visitor = useVisitor()
  const config = useQuery(systemQueries.config())
  const mayPlay = useMayPlay()
  const favorites = useFavorites()

  // A game takes the place of its sheet, so that leaving it leads to the list.
  const replace = state?.overlay === true && readSearch(SHEET_PARAMS, search).game !== null

  return {
    ...favorites,
    mayPlay,
    play(game) {
      const { vassalage, gameType, isGame } = game
      if (isGame === 'VASSALAGE') void popup.open('games', vendorGamesParams(vassalage, gameType))
      else if (mayPlay()) void navigate(gamePath(game), { replace })
    },
    playDemo({ nodeId }) {
      const open = visitor.isLogin || config.data?.jurisdiction.demoBeforeLogin !== false
      if (open) void navigate(launchPath(nodeId, { demo: true }), { replace })
      else void popup.open('login')
    },
  }
}
