import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { GameType } from '../../api/games.ts'
import { systemQueries } from '../../api/system.ts'
import { usePopup, withPopup } from '../../patterns/routing/popup.ts'
import { useVisitor } from '../../session/visitor.ts'
import { type LikedGame, useFavorites } from './use-favorites.ts'
import { useMayPlay } from './use-may-play.ts'

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
  /** The favourites are here, or there is nobody to have some. */
  known: boolean
  /** The favourites could not be had. */
  missing: { readonly error: Error | null; readonly refetch: () => Promise<unknown> } | null
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

interface DoorVendor {
  readonly vassalage: string
  readonly gameType: GameType
  readonly isGame: 'GAME' | 'VASSALAGE'
  readonly nodeId?: number | undefined
}

export type VendorDoor =
  /** A page of the portal. `bet`: only for those who may play. */
  | { kind: 'page'; to: string; bet: boolean }
  /** The pop-up with the vendor's games. */
  | { kind: 'list' }
  /** Its own lobby: the game of that node, or the one the page finds for it. */
  | { kind: 'lobby'; nodeId: number | null }

/** GAM-03..08: where the tile of a vendor leads. */
export function vendorDoor({ vassalage, gameType, isGame, nodeId }: DoorVendor): VendorDoor {
  const lottery = lotteryPath(vassalage)
  if (lottery) return { kind: 'page', to: lottery, bet: true }
  if (gameType === 'RNG') {
    return { kind: 'page', to: `/rng?${new URLSearchParams({ vassalage })}`, bet: false }
  }
  return isGame === 'VASSALAGE' ? { kind: 'list' } : { kind: 'lobby', nodeId: nodeId ?? null }
}

/** GAM-03..07: where a game is played, as path with query; a vendor's tile lists its games over `page`. */
export function gamePath(
  { nodeId, vassalage, gameType, isGame, gameCode }: DoorGame,
  page = '/',
): string {
  if (isGame === 'VASSALAGE') return page + withPopup('', 'games', listOf(vassalage, gameType))
  return lotteryPath(vassalage, gameCode) ?? `/game/${nodeId}`
}

/** GAM-01..07, GAM-10..13, D-045: what a tile can do: play, try, and be liked. */
export function useDoors(refused: (error: unknown) => void): Doors {
  const navigate = useNavigate()
  const popup = usePopup()
  const visitor = useVisitor()
  const config = useQuery(systemQueries.config())
  const mayPlay = useMayPlay()
  const { favorites, known, missing, setFavorite } = useFavorites(refused)

  return {
    mayPlay,
    favorites,
    known,
    missing,
    setFavorite,
    play(game) {
      const { vassalage, gameType, isGame } = game
      if (isGame === 'VASSALAGE') void popup.open('games', listOf(vassalage, gameType))
      else if (mayPlay()) void navigate(gamePath(game))
    },
    demo({ nodeId }) {
      const open = visitor.isLogin || config.data?.jurisdiction.demoBeforeLogin !== false
      if (open) void navigate(`/game/${nodeId}?demo=1`)
      else void popup.open('login')
    },
  }
}
