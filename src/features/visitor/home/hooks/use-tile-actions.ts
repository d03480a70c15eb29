import { useMemo } from 'react'
import type { Game } from '#api/games/games.ts'
import type { GameActions } from '#entities/game/use-game-actions.ts'
import { useVendorNames } from '#entities/game/use-vendor-names.ts'
import { useLatest } from '#ui/base/use-latest.ts'
import type { TileActions } from '../components/tile-rail.tsx'

/** Actions for all tiles of the page; a stable object, so that memoised sections do not render again. */
export function useTileActions(
  gameActions: GameActions,
  openSheet: (game: Game) => Promise<void>,
): TileActions {
  const { favorites } = gameActions
  const vendorNames = useVendorNames()
  const latest = useLatest({ gameActions, openSheet })
  return useMemo(
    () => ({
      favorites,
      vendorNames,
      play: (game) => latest.current.gameActions.play(game),
      playDemo: (game) => latest.current.gameActions.playDemo(game),
      setFavorite: (game, liked) => latest.current.gameActions.setFavorite(game, liked),
      openSheet: (game) => void latest.current.openSheet(game),
    }),
    [favorites, vendorNames, latest],
  )
}
