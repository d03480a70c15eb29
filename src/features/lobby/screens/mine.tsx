import { useQuery } from '@tanstack/react-query'
import { Clock, Heart } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { gameFactQueries } from '../../../api/game-facts.ts'
import { gameQueries } from '../../../api/games.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useToken } from '../../../session/store.ts'
import { useLanes } from '../../../session/use-lanes.ts'
import { buttonLook } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import type { CatalogueGame } from '../catalogue/model.ts'
import { fromItem } from '../from-item.ts'
import { Failed } from '../parts/failed.tsx'
import { GameGrid, GridSkeleton } from '../parts/game-grid.tsx'
import { Head } from '../parts/head.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useScrollMemory } from '../use-scroll-memory.ts'
import { type Tiles, useTiles } from '../use-tiles.ts'
import styles from './games.module.css'

/** Vendor code to the name that players know. */
function useVendorNames(): ReadonlyMap<string, string> {
  const { lanes } = useLanes()
  return useMemo(
    () => new Map(lanes.flatMap(({ vendors }) => vendors.map((v) => [v.vassalage, v.displayName]))),
    [lanes],
  )
}

type Kind = 'favorite' | 'recent'

/** GAM-21, GAM-22: the games of this visitor; one that is liked no more leaves at once (GAM-12). */
function useMine(kind: Kind, { favorites, known }: Tiles) {
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
  const all = useMemo(() => items?.map((item) => fromItem(item, names)) ?? null, [items, names])
  const games = useMemo(
    () => (kind === 'favorite' && known ? all?.filter(({ id }) => favorites.has(id)) : all) ?? null,
    [kind, all, favorites, known],
  )
  return { query, games }
}

const ICONS = { favorite: Heart, recent: Clock }

function Body({
  kind,
  games,
  tiles,
}: {
  kind: Kind
  games: readonly CatalogueGame[]
  tiles: Tiles
}) {
  const { t } = useTranslation('lobby')
  if (games.length > 0) return <GameGrid label={t(`mine.${kind}`)} games={games} tiles={tiles} />
  return (
    <EmptyState
      size="page"
      icon={ICONS[kind]}
      message={t(`empty.${kind}`)}
      action={
        <Link to="/rng" {...buttonLook({ variant: 'primary' })}>
          {t('empty.find')}
        </Link>
      }
    />
  )
}

/** RTE-28, RTE-29: what this visitor likes, and what they played lately. */
export default function Mine({ title }: { title: string }) {
  const { t } = useTranslation('lobby')
  const kind: Kind = title === 'recent' ? 'recent' : 'favorite'
  const tiles = useTiles('portrait')
  const { query, games } = useMine(kind, tiles)
  const failed = query.isError && games === null
  useScrollMemory(games !== null, kind, () => undefined)
  return (
    <div className={styles.page}>
      <Head title={t(`mine.${kind}`)} count={games?.length ?? null} />
      {failed ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {games ? <Body kind={kind} games={games} tiles={tiles} /> : null}
      {games || failed ? null : <GridSkeleton shape="portrait" />}
      <Sheet find={(id) => games?.find((game) => game.id === id)} tiles={tiles} />
    </div>
  )
}
