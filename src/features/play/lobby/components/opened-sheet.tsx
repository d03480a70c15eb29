import GameSheet from '#entities/game/game-sheet.tsx'
import { indexedToGameSummary } from '#entities/game/game-summary.ts'
import { useSheetAddress } from '#entities/game/sheet-address.ts'
import type { CatalogueGame } from '../catalogue/model.ts'
import type { Tiles } from '../hooks/use-tiles.ts'

type OpenedSheetProps = {
  find: (id: number) => CatalogueGame | undefined
  /** Among which to look for others when the game is closed. */
  games: readonly CatalogueGame[]
  tiles: Tiles
}

/** The sheet of the game that the address names; Back closes it. */
export function OpenedSheet({ find, games, tiles }: OpenedSheetProps) {
  const { nodeId, change, close } = useSheetAddress()
  const { actions, favorites } = tiles
  const game = nodeId === null ? undefined : find(nodeId)
  if (!game) return null
  return (
    <GameSheet
      key={game.id}
      game={indexedToGameSummary(game)}
      vendorName={game.vendorName}
      candidates={game.maintenance ? games.map(indexedToGameSummary) : []}
      actions={{
        favorites,
        play: () => actions.play(game),
        playDemo: () => actions.demo(game),
        setFavorite: (_, liked) => actions.like(game, liked),
      }}
      onOther={(other) => change(other.nodeId)}
      onClose={close}
    />
  )
}
