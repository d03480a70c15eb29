import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { GameType } from '../api/games.ts'
import { systemQueries } from '../api/system.ts'
import { type LikedGame, useFavorites } from './favorites.ts'
import { usePopup } from './popup.ts'
import { useVisitor } from './visitor.ts'

export interface DoorGame extends LikedGame {
  /** VASSALAGE stands for all games of a vendor. */
  readonly isGame: 'GAME' | 'VASSALAGE'
  readonly gameCode?: string | undefined
}

export interface Doors<G extends DoorGame = DoorGame> {
  /** Whether this visitor may play for money; if not, the pop-up that helps has been opened. */
  mayPlay: () => boolean
  play: (game: G) => void
  demo: (game: G) => void
  favorites: ReadonlySet<number>
  setFavorite: (game: G, wanted: boolean) => void
}

const LOTTERIES: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
}

/** GAM-03..05: the lottery page of a vendor's game, or null for vendors of other games. */
export function lotteryPath(vassalage: string, gameCode?: string): string | null {
  const path = Object.hasOwn(LOTTERIES, vassalage) ? LOTTERIES[vassalage] : undefined
  if (!path) return null
  return gameCode ? `${path}?${new URLSearchParams({ gameCode })}` : path
}

/** GAM-06: what the pop-up with a vendor's games keeps in the address. */
export const listOf = (vassalage: string, gameType: GameType) => ({ of: vassalage, kind: gameType })

/** GAM-01..07, GAM-10..13, D-045: what a tile can do: play, try, and be liked. */
export function useDoors(refused: (error: unknown) => void): Doors {
  const navigate = useNavigate()
  const popup = usePopup()
  const visitor = useVisitor()
  const config = useQuery(systemQueries.config())
  const { favorites, setFavorite } = useFavorites(refused)

  const mayPlay = () => {
    if (visitor.isTrial) void popup.open('real-account')
    else if (!visitor.isLogin && !visitor.pending) void popup.open('login')
    else return true
    return false
  }

  return {
    mayPlay,
    favorites,
    setFavorite,
    play({ nodeId, vassalage, gameType, isGame, gameCode }) {
      if (isGame === 'VASSALAGE') void popup.open('games', listOf(vassalage, gameType))
      else if (mayPlay()) void navigate(lotteryPath(vassalage, gameCode) ?? `/game/${nodeId}`)
    },
    demo({ nodeId }) {
      const open = visitor.isLogin || config.data?.jurisdiction.demoBeforeLogin !== false
      if (open) void navigate(`/game/${nodeId}?demo=1`)
      else void popup.open('login')
    },
  }
}
