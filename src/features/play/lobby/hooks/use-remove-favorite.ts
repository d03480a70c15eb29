import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { FAVORITE_THROTTLE_MS } from '#entities/game/use-favorites.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { now } from '#lib/clock.ts'
import { openerNow } from '#ui/base/opener.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { CatalogueGame } from '../catalogue/model.ts'
import type { TileActions, Tiles } from './use-tiles.ts'

/** Timers may fire a moment early by the clock; a change within the throttle would be dropped. */
const TIMER_SLACK_MS = 20

interface Unliked {
  readonly game: CatalogueGame
  readonly at: number
  /** The index of the focus in the grid. */
  readonly index: number | null
}

const focusedIndex = (): number | null => {
  const tile = openerNow()?.closest<HTMLElement>('[data-index]')
  return tile ? Number(tile.dataset.index) : null
}

/** Focuses the tile that moved up, the last one, or what an empty list offers. */
function focusNear(page: HTMLElement | null, index: number): void {
  if (document.activeElement !== document.body) return
  const tiles = page?.querySelectorAll('[data-index]') ?? []
  const near = [...tiles].find((tile) => tile.matches(`[data-index="${index}"]`))
  const last = [...tiles].at(-1)
  const target = (near ?? last ?? page)?.querySelector<HTMLElement>('button, a')
  target?.focus({ preventScroll: true })
}

/** A favourite that leaves its list can be brought back; the focus goes to its neighbour. */
export function useRemoveFavorite(
  tiles: Tiles,
  leaves: boolean,
  page: RefObject<HTMLElement | null>,
) {
  const { t } = useTranslation('lobby')
  const { actions, favorites } = tiles
  const unliked = useRef<Unliked | null>(null)
  const watchedActions = useMemo(
    (): TileActions => ({
      ...actions,
      like: (game, liked) => {
        const index = focusedIndex()
        actions.like(game, liked)
        // Taken after the change, whose throttle counts from its own start.
        unliked.current = liked ? null : { game, at: now(), index }
      },
    }),
    [actions],
  )
  // A press too soon after another removes nothing: only what has left the list is announced.
  useEffect(() => {
    const gone = unliked.current
    if (!leaves || !gone || favorites.has(gone.game.id)) return
    unliked.current = null
    const { game, at, index } = gone
    const undo = () => actions.like(game, true)
    toast.show({
      tone: 'info',
      message: t('unliked.gone', { name: game.name }),
      action: {
        label: t('unliked.undo'),
        run: () => {
          const rest = at + FAVORITE_THROTTLE_MS + TIMER_SLACK_MS - now()
          setTimeout(undo, Math.max(0, rest))
        },
      },
    })
    if (index !== null) focusNear(page.current, index)
  }, [leaves, favorites, actions, page, t])
  return leaves ? { ...tiles, actions: watchedActions } : tiles
}
