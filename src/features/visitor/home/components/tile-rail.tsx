import { useState } from 'react'
import type { Game } from '#api/games/games.ts'
import { gameMark, marksHot } from '#entities/game/game-mark.ts'
import type { GameActions } from '#entities/game/use-game-actions.ts'
import type { VendorNames } from '#entities/game/use-vendor-names.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { CARD, POSTER, usePictures } from '#patterns/pictures/pictures.ts'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { Carousel, type CarouselProps } from '#ui/carousel/carousel.tsx'
import type { PerView } from '#ui/carousel/carousel-logic.ts'
import { GameTile } from '#ui/game-tile/game-tile.tsx'
import { useNearViewport } from '#ui/near-viewport/use-near-viewport.ts'
import { useCarouselLabels } from '../hooks/use-carousel-labels.ts'
import { TilePlace } from './rail-skeleton.tsx'

export type TileActions = Pick<GameActions, 'favorites' | 'play' | 'playDemo' | 'setFavorite'> & {
  openSheet: (game: Game) => void
  /** Vendor code to the name that players know. */
  vendorNames: VendorNames
}
type TileShape = 'portrait' | 'wide'

type TileProps = { game: Game; shape: TileShape; actions: TileActions; hot: boolean }

/** Room is short: an amount without its empty decimals. */
const whole = (amount: string) => formatMoney(amount, { short: true })

/** The text in the corner of a tile. */
function useMark({ game, hot }: TileProps) {
  const { t } = useTranslation('game')
  const { maintenance, jackpot } = game
  const mark = gameMark({ maintenance, jackpot, isNew: game.isNew === true, isHot: hot })
  if (mark === null || mark === 'maintenance') return { closed: mark !== null }
  return { badge: { kind: mark, label: t(`mark.${mark}`) } } as const
}

/** The distinguishing fact of a game: the limits of a table, else the return to player. */
function useFact({ game, shape }: TileProps) {
  const { t } = useTranslation('game')
  const { symbol } = useMoney()
  const { minStake: min, maxStake: max } = game
  // A poster is too narrow for them.
  if (game.gameType === 'LIVE' && shape === 'wide' && min && max)
    return t('mark.limits', { min: symbol + whole(min), max: symbol + whole(max) })
  return game.rtp ? t('mark.rtp', { rtp: game.rtp.slice(0, -1) }) : undefined
}

function Tile(props: TileProps) {
  const { game, shape, actions } = props
  const { t } = useTranslation('game')
  const { src, others } = usePictures()(game.iconUrl, shape === 'wide' ? CARD : POSTER)
  // Buttons come with the pointer or the focus, which keeps the DOM small; a touch opens the game's sheet.
  const hovers = useMedia('(hover: hover)')
  const [active, setActive] = useState(false)
  const ready = active && hovers
  const blockId = useWriteBlockId()
  const name = game.displayName
  const isFavorite = actions.favorites.has(game.nodeId)
  const { badge, closed: isClosed } = useMark(props)
  const fact = useFact(props)
  return (
    <GameTile
      name={name}
      vendor={actions.vendorNames(game.vassalage)}
      fact={fact}
      nodeId={game.nodeId}
      art={src}
      artFallback={others}
      shape={shape}
      badge={badge}
      state={isClosed ? 'maintenance' : 'ready'}
      stateLabel={isClosed ? t('mark.maintenance') : undefined}
      favourite={isFavorite}
      favouriteDisabledBy={blockId}
      labels={{
        open: t('tile.open', { name }),
        play: t('tile.play'),
        demo: t('tile.demo'),
        favourite: t('tile.favourite', { name }),
      }}
      onOpen={() => actions.openSheet(game)}
      onActiveChange={setActive}
      onPlay={ready ? () => actions.play(game) : undefined}
      onDemo={ready && game.demo ? () => actions.playDemo(game) : undefined}
      onFavourite={
        active || isFavorite || !hovers ? (next) => actions.setFavorite(game, next) : undefined
      }
    />
  )
}

/** A slide whose tile is rendered once a part of it is in view. */
function NearTile(props: TileProps) {
  const [ref, near] = useNearViewport<HTMLSpanElement>({ margin: '0px' })
  return near ? <Tile {...props} /> : <TilePlace ref={ref} shape={props.shape} />
}

type TileRailProps = {
  label: string
  games: readonly Game[]
  shape: TileShape
  actions: TileActions
  perView: PerView
  gap: number
  arrowAbove: number
  motion?: CarouselProps['autoplay']
}

/** A carousel of game tiles; only those in view are rendered. */
export function TileRail(props: TileRailProps) {
  const { label, games, shape, actions, perView, gap, arrowAbove, motion } = props
  const labels = useCarouselLabels()
  const hot = marksHot(games.map(({ isHot }) => isHot === 1))
  return (
    <Carousel
      label={label}
      labels={labels}
      slidesPerView={perView}
      gap={gap}
      arrows={games.length > arrowAbove ? 'beside' : 'none'}
      autoplay={motion}
      loop={motion !== undefined}
      controls="head"
    >
      {games.map((game) => (
        <NearTile
          key={game.nodeId}
          game={game}
          shape={shape}
          actions={actions}
          hot={hot && game.isHot === 1}
        />
      ))}
    </Carousel>
  )
}
