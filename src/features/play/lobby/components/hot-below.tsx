import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { serverNow } from '#api/transport/server-time.ts'
import { hotGamesQuery } from '#entities/game/game-cache.ts'
import { useVendorNames } from '#entities/game/use-vendor-names.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { stackLook } from '#ui/stack/stack.tsx'
import { gameOfItem } from '../catalogue/game-of-item.ts'
import { type CatalogueGame, isNew } from '../catalogue/model.ts'
import type { Tiles } from '../hooks/use-tiles.ts'
import styles from './game-grid.module.css'
import { Tile } from './tile.tsx'

/** A list with more games fills its page by itself. */
const FEW = 12
const MAX_HOT_GAMES = 12

/** Popular games for the room below a short list; empty while `games` is unknown or long. */
export function useHotBelow(games: readonly CatalogueGame[] | null): readonly CatalogueGame[] {
  const names = useVendorNames()
  const isShort = games !== null && games.length < FEW
  const { data } = useQuery({ ...hotGamesQuery(useLanguage().code), enabled: isShort })
  return useMemo(() => {
    if (!isShort || !data) return []
    const own = new Set(games.map(({ id }) => id))
    const others = data.list.filter(({ nodeId }) => !own.has(nodeId)).slice(0, MAX_HOT_GAMES)
    return others.map((item) => gameOfItem(item, names))
  }, [isShort, data, games, names])
}

/** The games of `useHotBelow`, under a heading. None is marked as hot: all of them are. */
export function HotBelow({ games, tiles }: { games: readonly CatalogueGame[]; tiles: Tiles }) {
  const { t } = useTranslation('lobby')
  const titleId = useId()
  const { actions, texts, hovers, shape, favorites, pictureOf } = tiles
  const at = serverNow()
  if (games.length === 0) return null
  return (
    <section aria-labelledby={titleId} {...stackLook({ gap: '3' })}>
      <h2 id={titleId}>{t('finder.popular')}</h2>
      <div className={styles.waiting} data-shape={shape}>
        {games.map((game, index) => (
          <Tile
            key={game.id}
            game={game}
            index={index}
            count={games.length}
            isNew={isNew(game, at)}
            hot={false}
            liked={favorites.has(game.id)}
            pictureOf={pictureOf}
            actions={actions}
            texts={texts}
            hovers={hovers}
            shape={shape}
          />
        ))}
      </div>
    </section>
  )
}
