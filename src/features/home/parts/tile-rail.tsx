import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '../../../api/games.ts'
import { useImageUrls } from '../../../session/cdn.ts'
import { Carousel, type CarouselProps } from '../../../ui/carousel/carousel.tsx'
import { type PerView, perViewSteps } from '../../../ui/carousel/carousel-logic.ts'
import { GameTile, GameTileSkeleton } from '../../../ui/game-tile/game-tile.tsx'
import { tileMark } from '../model.ts'
import type { Doors } from '../use-doors.ts'
import { NearSlide } from './near.tsx'
import styles from './tile-rail.module.css'

/** Asked for where no picture is named: it fails, and the default icon shows. */
export const NO_PICTURE = 'data:,'

export type TileActions = Doors & { openSheet: (game: Game) => void }
export type TileShape = 'portrait' | 'wide'

type TileProps = { game: Game; shape: TileShape; actions: TileActions }

function Tile({ game, shape, actions }: TileProps) {
  const { t } = useTranslation(['home', 'common'])
  const [src = NO_PICTURE, ...others] = useImageUrls()(game.iconUrl)
  const name = game.displayName
  const favourite = actions.favorites.has(game.nodeId)
  const mark = tileMark(game)
  const closed = mark === 'maintenance'
  return (
    <GameTile
      name={name}
      vendor={game.vassalage}
      nodeId={game.nodeId}
      art={src}
      artFallback={others}
      shape={shape}
      badge={mark === null || closed ? undefined : { kind: mark, label: t(`mark.${mark}`) }}
      state={closed ? 'maintenance' : 'ready'}
      stateLabel={closed ? t('mark.maintenance') : undefined}
      favourite={favourite}
      labels={{
        open: t('tile.open', { name }),
        play: t('tile.play'),
        demo: t('tile.demo'),
        favourite: t('tile.favourite', { name }),
      }}
      onOpen={() => actions.openSheet(game)}
      onPlay={() => actions.play(game)}
      onDemo={game.demo ? () => actions.demo(game) : undefined}
      onFavourite={(wanted) => actions.setFavorite(game, wanted)}
    />
  )
}

/** The words of a carousel in the language shown. */
export function useCarouselLabels(): CarouselProps['labels'] {
  const { t } = useTranslation('common')
  return {
    previous: t('action.previous'),
    next: t('action.next'),
    pause: t('action.pause'),
    play: t('action.play'),
    slide: (index, total) => t('state.slide', { index: index + 1, total }),
  }
}

type TileRailProps = {
  label: string
  games: readonly Game[]
  shape: TileShape
  actions: TileActions
  perView: PerView
  gap: number
  arrowAbove: number
  motion?: CarouselProps['motion']
}

/** A carousel of game tiles; only what shows is drawn in full. */
export function TileRail(props: TileRailProps) {
  const { label, games, shape, actions, perView, gap, arrowAbove, motion } = props
  const labels = useCarouselLabels()
  return (
    <Carousel
      label={label}
      labels={labels}
      slidesPerView={perView}
      gap={gap}
      arrows={games.length > arrowAbove ? 'beside' : 'none'}
      motion={motion}
      loop={motion !== undefined}
    >
      {games.map((game) => (
        <NearSlide key={game.nodeId} className={shape === 'wide' ? styles.wide : styles.portrait}>
          <Tile game={game} shape={shape} actions={actions} />
        </NearSlide>
      ))}
    </Carousel>
  )
}

type RailStyle = CSSProperties & Record<`--${string}`, string | number>
type RailSkeletonProps = { perView: PerView; gap: number; shape: TileShape; foot?: boolean }

/** The rail's place to the pixel while its games are on the way. */
export function RailSkeleton({ perView, gap, shape, foot = false }: RailSkeletonProps) {
  const [base, sm, md, lg] = perViewSteps(perView)
  const style: RailStyle = {
    '--rail-base': base,
    '--rail-sm': sm,
    '--rail-md': md,
    '--rail-lg': lg,
    '--rail-gap': `${gap}px`,
  }
  return (
    <div className={styles.waiting} style={style} data-foot={foot} aria-hidden="true">
      <div className={styles.row}>
        {Array.from({ length: Math.ceil(lg) }, (_, index) => `slot-${index}`).map((slot) => (
          <GameTileSkeleton key={slot} shape={shape} />
        ))}
      </div>
    </div>
  )
}
