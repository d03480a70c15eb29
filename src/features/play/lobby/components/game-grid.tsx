import { memo, useMemo } from 'react'
import { serverNow } from '#api/transport/server-time.ts'
import { marksHot } from '#entities/game/game-mark.ts'
import { GameTileSkeleton } from '#ui/game-tile/game-tile.tsx'
import { VirtualGrid } from '#ui/virtual-grid/virtual-grid.tsx'
import { type CatalogueGame, isNew } from '../catalogue/model.ts'
import type { Tiles } from '../hooks/use-tiles.ts'
import styles from './game-grid.module.css'
import { Tile } from './tile.tsx'

type GameGridProps = {
  label: string
  games: readonly CatalogueGame[]
  tiles: Tiles
  busy?: boolean
}

/** Games in tiles, as many as there are. */
export const GameGrid = memo(function GameGrid({ label, games, tiles, busy }: GameGridProps) {
  const { actions, texts, hovers, shape, favorites, pictureOf } = tiles
  const at = serverNow()
  const hot = useMemo(() => marksHot(games.map(({ isHot }) => isHot)), [games])
  return (
    <VirtualGrid
      label={label}
      count={games.length}
      keyOf={(index) => games[index]?.id ?? index}
      shape={shape}
      busy={busy}
    >
      {(index) => {
        const game = games[index]
        if (!game) return null
        return (
          <Tile
            game={game}
            index={index}
            count={games.length}
            isNew={isNew(game, at)}
            hot={hot && game.isHot}
            liked={favorites.has(game.id)}
            pictureOf={pictureOf}
            actions={actions}
            texts={texts}
            hovers={hovers}
            shape={shape}
          />
        )
      }}
    </VirtualGrid>
  )
})

const SKELETONS = Array.from({ length: 24 }, (_, index) => `tile-${index}`)

/** The grid's first view, in its exact size, until the games are there. */
export function GridSkeleton({ shape }: { shape: Tiles['shape'] }) {
  return (
    <div className={styles.waiting} data-shape={shape} aria-hidden="true">
      {SKELETONS.map((place) => (
        <GameTileSkeleton key={place} shape={shape} />
      ))}
    </div>
  )
}
