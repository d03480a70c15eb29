import { useCallback, useMemo, useRef } from 'react'
import { summaryOfIndexed } from '../../../../entities/game/game-summary.ts'
import { useSheetAddress } from '../../../../entities/game/sheet-address.ts'
import { useGameActions } from '../../../../entities/game/use-game-actions.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { CARD, POSTER, usePictures } from '../../../../patterns/pictures/pictures.ts'
import { useMedia } from '../../../../ui/base/use-media.ts'
import type { CatalogueGame } from '../catalogue/model.ts'

/** What can be done with a tile; a stable object, so that memoised tiles do not render again. */
export interface TileActions {
  readonly open: (game: CatalogueGame) => void
  readonly play: (game: CatalogueGame) => void
  readonly demo: (game: CatalogueGame) => void
  readonly like: (game: CatalogueGame, liked: boolean) => void
}

/** Actions, pictures and texts for all tiles of a page, looked up once. */
export function useTiles(shape: 'portrait' | 'wide') {
  const { t } = useTranslation('game')
  const sheet = useSheetAddress()
  const pictures = usePictures()
  const hovers = useMedia('(hover: hover)')
  const gameActions = useGameActions()
  const latest = useRef({ sheet, gameActions })
  latest.current = { sheet, gameActions }
  const actions = useMemo(
    (): TileActions => ({
      open: (game) =>
        game.opensList
          ? latest.current.gameActions.play(summaryOfIndexed(game))
          : latest.current.sheet.open(game.id),
      play: (game) => latest.current.gameActions.play(summaryOfIndexed(game)),
      demo: (game) => latest.current.gameActions.playDemo(summaryOfIndexed(game)),
      like: (game, liked) => latest.current.gameActions.setFavorite(summaryOfIndexed(game), liked),
    }),
    [],
  )
  const texts = useMemo(
    () => ({
      play: t('tile.play'),
      demo: t('tile.demo'),
      hot: t('mark.hot'),
      new: t('mark.new'),
      closed: t('mark.maintenance'),
      open: (name: string) => t('tile.open', { name }),
      favourite: (name: string) => t('tile.favourite', { name }),
    }),
    [t],
  )
  const size = shape === 'wide' ? CARD : POSTER
  const pictureOf = useCallback(
    (game: CatalogueGame) => pictures(game.picture, size),
    [pictures, size],
  )
  const { favorites, favoritesReady, favoritesFailure, mayPlay } = gameActions
  return {
    actions,
    texts,
    pictureOf,
    hovers,
    favorites,
    favoritesReady,
    favoritesFailure,
    mayPlay,
    shape,
  }
}
export type Tiles = ReturnType<typeof useTiles>
