import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { FAVORITE_THROTTLE_MS } from '../../../../entities/game/use-favorites.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { now } from '../../../../lib/clock.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import type { CatalogueGame } from '../catalogue/model.ts'
import type { TileActions, Tiles } from './use-tiles.ts'

interface Pressed {
  readonly game: CatalogueGame
  readonly at: number
  /** Where the focus was in the grid. */
  readonly place: number | null
}

const placeOfFocus = (): number | null => {
  const tile = document.activeElement?.closest<HTMLElement>('[data-index]')
  return tile ? Number(tile.dataset.index) : null
}

/** The tile that moved up, the last one, or what an empty list offers. */
function focusNear(page: HTMLElement | null, place: number): void {
  if (document.activeElement !== document.body) return
  const tiles = page?.querySelectorAll('[data-index]') ?? []
  const near = [...tiles].find((tile) => tile.matches(`[data-index="${place}"]`))
  const last = [...tiles].at(-1)
  const door = (near ?? last ?? page)?.querySelector<HTMLElement>('button, a')
  door?.focus({ preventScroll: true })
}

/** F-13, GAM-12: a favourite that leaves its list can be had back; the focus goes to its neighbour. */
export function useUnlike(tiles: Tiles, leaves: boolean, page: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('lobby')
  const { actions, favorites } = tiles
  const pressed = useRef<Pressed | null>(null)
  const watched = useMemo(
    (): TileActions => ({
      ...actions,
      like: (game, wanted) => {
        pressed.current = wanted ? null : { game, at: now(), place: placeOfFocus() }
        actions.like(game, wanted)
      },
    }),
    [actions],
  )
  // A press too soon after another removes nothing (GAM-13): only what has gone is told.
  useEffect(() => {
    const gone = pressed.current
    if (!leaves || !gone || favorites.has(gone.game.id)) return
    pressed.current = null
    const { game, at, place } = gone
    const again = () => actions.like(game, true)
    toast.show({
      tone: 'info',
      message: t('unliked.gone', { name: game.name }),
      action: {
        label: t('unliked.undo'),
        run: () => void setTimeout(again, Math.max(0, at + FAVORITE_THROTTLE_MS - now())),
      },
    })
    if (place !== null) focusNear(page.current, place)
  }, [leaves, favorites, actions, page, t])
  return leaves ? { ...tiles, actions: watched } : tiles
}
