import { memo, useState } from 'react'
import { gameMark } from '#entities/game/game-mark.ts'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { GameTile } from '#ui/game-tile/game-tile.tsx'
import { tilePlace } from '#ui/virtual-grid/virtual-grid.tsx'
import type { CatalogueGame } from '../catalogue/model.ts'
import type { Tiles } from '../hooks/use-tiles.ts'

type TileProps = Pick<Tiles, 'actions' | 'texts' | 'hovers' | 'shape' | 'pictureOf'> & {
  game: CatalogueGame
  isNew: boolean
  /** Whether it is marked as hot in this list. */
  hot: boolean
  liked: boolean
  index: number
  count: number
}

function badgeOf({ game, isNew, hot, texts }: TileProps) {
  const { maintenance, marks } = game
  const mark = gameMark({ maintenance, jackpot: marks.includes('JP'), isNew, isHot: hot })
  if (mark === null || mark === 'maintenance') return undefined
  return { kind: mark, label: texts[mark] }
}

/**
 * A game in the grid. Its buttons are rendered when the pointer or the focus comes, which keeps the
 * DOM of a full window small; a touch opens the game's sheet instead, and finds the heart on every tile.
 */
export const Tile = memo(function Tile(props: TileProps) {
  const { game, liked, pictureOf, index, count, actions, texts, hovers, shape } = props
  const blockId = useWriteBlockId()
  const [active, setActive] = useState(false)
  const ready = active && hovers
  const { src, others } = pictureOf(game)
  return (
    <GameTile
      name={game.name}
      vendor={game.vendorName}
      fact={game.rtp === null ? undefined : texts.rtp(game.rtp.toFixed(1))}
      nodeId={game.id}
      art={src}
      artFallback={others}
      shape={shape}
      badge={badgeOf(props)}
      state={game.maintenance ? 'maintenance' : 'ready'}
      stateLabel={game.maintenance ? texts.closed : undefined}
      favourite={liked}
      favouriteDisabledBy={blockId}
      labels={{
        open: texts.open(game.name),
        play: texts.play,
        demo: texts.demo,
        favourite: texts.favourite(game.name),
      }}
      place={tilePlace(index, count)}
      onActiveChange={setActive}
      onOpen={() => actions.open(game)}
      onPlay={ready ? () => actions.play(game) : undefined}
      onDemo={ready && game.trial && !game.opensList ? () => actions.demo(game) : undefined}
      onFavourite={
        !game.opensList && (active || liked || !hovers)
          ? (like) => actions.like(game, like)
          : undefined
      }
    />
  )
})
