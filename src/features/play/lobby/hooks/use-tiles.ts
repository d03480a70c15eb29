import { useCallback, useMemo } from 'react'
import { indexedToGameSummary } from '#entities/game/game-summary.ts'
import { useSheetAddress } from '#entities/game/sheet-address.ts'
import { useGameActions } from '#entities/game/use-game-actions.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { CARD, POSTER, usePictures } from '#patterns/pictures/pictures.ts'
import { useLatest } from '#ui/base/use-latest.ts'
import { useMedia } from '#ui/base/use-media.ts'
import type { CatalogueGame } from '../catalogue/model.ts'

/** The actions of a tile; a stable object, so that memoised tiles do not render again. */
export interface TileActions {
  readonly open: (game: CatalogueGame) => void
  readonly play: (game: CatalogueGame) => void
  readonly demo: (game: CatalogueGame) => void
  readonly like: (game: CatalogueGame, liked: boolean) => void
}

/** Stands for a game's name in a text that is looked up once for all tiles. */
const NAME = '\0'
const withName = (text: string) => (name: string) => text.replace(NAME, () => name)

/** Actions, pictures and texts for all tiles of a page, looked up once. */
export function useTiles(shape: 'portrait' | 'wide') {
  const { t } = useTranslation('game')
  const sheet = useSheetAddress()
  const pictures = usePictures()
  const hovers = useMedia('(hover: hover)')
  const gameActions = useGameActions()
  const latest = useLatest({ sheet, gameActions })
  const actions = useMemo(
    (): TileActions => ({
      open: (game) =>
        game.opensList
          ? latest.current.gameActions.play(indexedToGameSummary(game))
          : latest.current.sheet.open(game.id),
      play: (game) => latest.current.gameActions.play(indexedToGameSummary(game)),
      demo: (game) => latest.current.gameActions.playDemo(indexedToGameSummary(game)),
      like: (game, liked) =>
        latest.current.gameActions.setFavorite(indexedToGameSummary(game), liked),
    }),
    [latest],
  )
  const mayPlay = useCallback(() => latest.current.gameActions.mayPlay(), [latest])
  const texts = useMemo(
    () => ({
      play: t('tile.play'),
      demo: t('tile.demo'),
      hot: t('mark.hot'),
      new: t('mark.new'),
      jackpot: t('mark.jackpot'),
      rtp: withName(t('mark.rtp', { rtp: NAME })),
      closed: t('mark.maintenance'),
      open: withName(t('tile.open', { name: NAME })),
      favourite: withName(t('tile.favourite', { name: NAME })),
    }),
    [t],
  )
  const size = shape === 'wide' ? CARD : POSTER
  const pictureOf = useCallback(
    (game: CatalogueGame) => pictures(game.picture, size),
    [pictures, size],
  )
  const { favorites, favoritesReady, favoritesFailure } = gameActions
  // A stable object too, so that a grid renders again only when its content changes.
  return useMemo(
    () => ({
      actions,
      mayPlay,
      texts,
      pictureOf,
      hovers,
      favorites,
      favoritesReady,
      favoritesFailure,
      shape,
    }),
    [
      actions,
      mayPlay,
      texts,
      pictureOf,
      hovers,
      favorites,
      favoritesReady,
      favoritesFailure,
      shape,
    ],
  )
}
export type Tiles = ReturnType<typeof useTiles>
