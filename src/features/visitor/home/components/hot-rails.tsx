import { useQuery } from '@tanstack/react-query'
import { Gamepad2 } from 'lucide-react'
import { memo } from 'react'
import { gameQueries } from '#api/games/games.ts'
import { hotGamesQuery } from '#entities/game/game-cache.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { POSTER_GAP, POSTERS_PER_VIEW } from '../model.ts'
import { CONTINUE_ITEMS, HOT_ARROW_ABOVE, HOT_MOTION } from '../rails.ts'
import { RailSkeleton } from './rail-skeleton.tsx'
import { failureLook, Section } from './section.tsx'
import { type TileActions, TileRail } from './tile-rail.tsx'

/** Without hot games nothing is shown, unless there are no games at all. */
function NoHotGames() {
  const { t } = useTranslation('home')
  const slots = useQuery(gameQueries.list('RNG', useLanguage().code))
  return slots.data?.games.length === 0 ? (
    <EmptyState icon={Gamepad2} message={t('quiet.text')} />
  ) : null
}

/** HOM-04, HOM-11, HOM-14, HOM-15. */
export function HotGames({ actions }: { actions: TileActions }) {
  const { t } = useTranslation('home')
  const query = useQuery(hotGamesQuery(useLanguage().code))
  if (query.data?.list.length === 0) return <NoHotGames />
  return (
    <Section title={t('hot.title')}>
      <QueryBoundary
        query={query}
        {...failureLook}
        waiting={<RailSkeleton perView={POSTERS_PER_VIEW} gap={POSTER_GAP} shape="portrait" />}
      >
        {({ list }) => (
          <TileRail
            label={t('hot.title')}
            games={list}
            shape="portrait"
            actions={actions}
            perView={POSTERS_PER_VIEW}
            gap={POSTER_GAP}
            arrowAbove={HOT_ARROW_ABOVE}
            motion={HOT_MOTION}
          />
        )}
      </QueryBoundary>
    </Section>
  )
}

/**
 * Recently played games: null when there are none, undefined while loading. Fetched early, because the answer decides
 * whether the section is shown.
 */
export function useRecent(isLogin: boolean) {
  const token = useToken()
  const code = useLanguage().code
  const query = useQuery({ ...gameQueries.recent(token ?? '', code), enabled: isLogin })
  return isLogin && query.isPending ? undefined : (query.data ?? null)
}

type Recent = NonNullable<ReturnType<typeof useRecent>>

/** F-08. */
export const ContinuePlaying = memo(function ContinuePlaying({
  recent,
  actions,
}: {
  recent: Recent
  actions: TileActions
}) {
  const { t } = useTranslation('home')
  return (
    <Section title={t('continue.title')} more={{ to: '/recent', count: recent.total }}>
      <TileRail
        label={t('continue.title')}
        games={recent.list.slice(0, CONTINUE_ITEMS)}
        shape="portrait"
        actions={actions}
        perView={POSTERS_PER_VIEW}
        gap={POSTER_GAP}
        arrowAbove={HOT_ARROW_ABOVE}
      />
    </Section>
  )
})
