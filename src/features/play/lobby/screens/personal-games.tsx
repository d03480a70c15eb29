import { useQuery } from '@tanstack/react-query'
import { Clock, Heart, SearchX } from 'lucide-react'
import { useDeferredValue, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { gameFactQueries } from '#api/games/game-facts.ts'
import { gameQueries } from '#api/games/games.ts'
import { useVendorNames } from '#entities/game/use-vendor-names.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { AsOf } from '#patterns/as-of.tsx'
import { Block } from '#patterns/block.tsx'
import { QueryFailure } from '#patterns/query-boundary.tsx'
import { href } from '#patterns/routing/href.ts'
import { useToken } from '#session/store.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { gameOfItem } from '../catalogue/game-of-item.ts'
import type { CatalogueGame } from '../catalogue/model.ts'
import { GameGrid, GridSkeleton } from '../components/game-grid.tsx'
import { HotBelow, useHotBelow } from '../components/hot-below.tsx'
import { LobbyHead } from '../components/lobby-head.tsx'
import { OpenedSheet } from '../components/opened-sheet.tsx'
import { useFilters } from '../hooks/use-filters.ts'
import { useRemoveFavorite } from '../hooks/use-remove-favorite.ts'
import { useScrollMemory } from '../hooks/use-scroll-memory.ts'
import { type Tiles, useTiles } from '../hooks/use-tiles.ts'
import { findByText } from '../model.ts'
import styles from './games.module.css'

type Kind = 'favorite' | 'recent'

/** The games of this visitor; a favourite that is removed leaves at once. */
function useMine(kind: Kind, { favorites, favoritesReady }: Tiles) {
  const token = useToken() ?? ''
  const { code } = useLanguage()
  const names = useVendorNames()
  const liked = useQuery({
    ...gameFactQueries.favorites(token, code),
    enabled: kind === 'favorite',
  })
  const played = useQuery({ ...gameQueries.recent(token, code), enabled: kind === 'recent' })
  const query = kind === 'favorite' ? liked : played
  const items = kind === 'favorite' ? liked.data?.content : played.data?.list
  const all = useMemo(() => items?.map((item) => gameOfItem(item, names)) ?? null, [items, names])
  const games = useMemo(
    () =>
      (kind === 'favorite' && favoritesReady ? all?.filter(({ id }) => favorites.has(id)) : all) ??
      null,
    [kind, all, favorites, favoritesReady],
  )
  return { query, games }
}

const ICONS = { favorite: Heart, recent: Clock }

type BodyProps = {
  kind: Kind
  games: readonly CatalogueGame[]
  tiles: Tiles
  query: string
  onReset: () => void
}

function Body({ kind, games, tiles, query, onReset }: BodyProps) {
  const { t } = useTranslation(['lobby', 'shell'])
  const shown = useMemo(() => findByText(games, query), [games, query])
  if (shown.length > 0)
    return <GameGrid label={t(`shell:title.${kind}`)} games={shown} tiles={tiles} />
  if (games.length > 0) {
    return (
      <EmptyState
        size="page"
        icon={SearchX}
        message={t('empty.mine', { query })}
        action={<Button onClick={onReset}>{t('search.clear')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      size="page"
      icon={ICONS[kind]}
      message={t(`empty.${kind}`)}
      action={
        <Link to={href('/rng')} {...buttonLook({ variant: 'primary' })}>
          {t('empty.find')}
        </Link>
      }
    />
  )
}

const NO_QUERIES: readonly string[] = []
const noop = () => undefined

/** The favourites of this visitor, or what they played lately. */
export default function PersonalGames({ title }: { title: string }) {
  const { t } = useTranslation(['lobby', 'shell'])
  const kind: Kind = title === 'recent' ? 'recent' : 'favorite'
  const page = useRef<HTMLDivElement>(null)
  const tiles = useRemoveFavorite(useTiles('portrait'), kind === 'favorite', page)
  const { query, games } = useMine(kind, tiles)
  const { typed, type, reset } = useFilters()
  const deferred = useDeferredValue(typed.trim())
  const others = useHotBelow(games)
  const hasGames = games !== null && games.length > 0
  useScrollMemory(games !== null, `${kind} ${deferred}`, () => undefined)
  return (
    <div ref={page} className={styles.page}>
      <LobbyHead
        title={t(`shell:title.${kind}`)}
        count={games && findByText(games, deferred).length}
      >
        {hasGames ? (
          <SearchField
            label={t('search.label')}
            placeholder={t('search.hint')}
            value={typed}
            onChange={type}
            onCommit={noop}
            labels={{
              clear: t('search.clear'),
              recent: t('search.recent'),
              forget: t('search.forget'),
            }}
            recent={NO_QUERIES}
            onForget={noop}
          />
        ) : null}
      </LobbyHead>
      {games ? (
        <>
          <AsOf query={query} />
          <Block source={{ of: query.data, refetch: query.refetch }}>
            <Body kind={kind} games={games} tiles={tiles} query={deferred} onReset={reset} />
          </Block>
          <HotBelow games={others} tiles={tiles} />
        </>
      ) : (
        <QueryFailure query={query} size="page" waiting={<GridSkeleton shape="portrait" />} />
      )}
      <OpenedSheet
        find={(id) => [...(games ?? []), ...others].find((game) => game.id === id)}
        games={games ?? others}
        tiles={tiles}
      />
    </div>
  )
}
