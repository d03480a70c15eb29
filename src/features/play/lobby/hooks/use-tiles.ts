import { useCallback, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { asApiError } from '../../../../api/error.ts'
import { errorKey } from '../../../../api/error-key.ts'
import { type DoorGame, useDoors } from '../../../../entities/game/use-game-actions.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { CARD, POSTER, usePictures } from '../../../../patterns/pictures/pictures.ts'
import { useMedia } from '../../../../ui/base/use-media.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import type { CatalogueGame } from '../catalogue/model.ts'
import { SHEET } from '../model.ts'

/** A game of the catalogue as the doors of the portal know games. */
export const doorGame = ({ id, vendor, gameType, opensList }: CatalogueGame): DoorGame => ({
  nodeId: id,
  vassalage: vendor,
  gameType,
  isGame: opensList ? 'VASSALAGE' : 'GAME',
})

/** What can be done with a tile; the same object all its life, so that tiles need no new drawing. */
export interface TileActions {
  readonly open: (game: CatalogueGame) => void
  readonly play: (game: CatalogueGame) => void
  readonly demo: (game: CatalogueGame) => void
  readonly like: (game: CatalogueGame, wanted: boolean) => void
}

/** Doors, pictures and words for all tiles of a page, looked up once. */
export function useTiles(shape: 'portrait' | 'wide') {
  const { t } = useTranslation(['home', 'common'])
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const pictures = usePictures()
  const hovers = useMedia('(hover: hover)')
  const doors = useDoors((thrown) =>
    toast.show({ tone: 'danger', message: t(`common:error.${errorKey(asApiError(thrown))}`) }),
  )

  const open = (game: CatalogueGame) => {
    if (game.opensList) return doors.play(doorGame(game))
    const params = new URLSearchParams(search)
    params.set(SHEET, String(game.id))
    void navigate({ pathname, search: `?${params}` }, { state: { overlay: true } })
  }
  const latest = useRef({ open, doors })
  latest.current = { open, doors }
  const actions = useMemo(
    (): TileActions => ({
      open: (game) => latest.current.open(game),
      play: (game) => latest.current.doors.play(doorGame(game)),
      demo: (game) => latest.current.doors.demo(doorGame(game)),
      like: (game, wanted) => latest.current.doors.setFavorite(doorGame(game), wanted),
    }),
    [],
  )
  const words = useMemo(
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
  const { favorites, known, missing, mayPlay } = doors
  return { actions, words, pictureOf, hovers, favorites, known, missing, mayPlay, shape }
}
export type Tiles = ReturnType<typeof useTiles>
