import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gameQueries } from '../../../api/games.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { useToken } from '../../../session/store.ts'
import { CONTINUE_ITEMS, HOT_ARROW_ABOVE, HOT_MOTION } from '../model.ts'
import { Outcome, Section } from './section.tsx'
import { RailSkeleton, type TileActions, TileRail } from './tile-rail.tsx'

/** Posters: three on a phone, seven where the arrow rule says that seven fit. */
const PER_VIEW = { base: 3.2, sm: 4.3, md: 5.3, lg: HOT_ARROW_ABOVE }
const GAP = 16

/** HOM-04, HOM-11, HOM-14, HOM-15. */
export function HotGames({ actions }: { actions: TileActions }) {
  const { t } = useTranslation('home')
  const query = useQuery(gameQueries.hot(useLanguage().code))
  if (query.data?.list.length === 0) return null
  return (
    <Section title={t('hot.title')}>
      <Outcome
        query={query}
        waiting={<RailSkeleton perView={PER_VIEW} gap={GAP} shape="portrait" foot />}
      >
        {({ list }) => (
          <TileRail
            label={t('hot.title')}
            games={list}
            shape="portrait"
            actions={actions}
            perView={PER_VIEW}
            gap={GAP}
            arrowAbove={HOT_ARROW_ABOVE}
            motion={HOT_MOTION}
          />
        )}
      </Outcome>
    </Section>
  )
}

/** F-08: for members, what they played last; a help, so its failure is no news. */
export function ContinuePlaying({ actions }: { actions: TileActions }) {
  const { t } = useTranslation('home')
  const token = useToken()
  const query = useQuery({
    ...gameQueries.recent(token ?? '', useLanguage().code),
    enabled: token !== null,
  })
  const games = query.data?.list.slice(0, CONTINUE_ITEMS) ?? []
  if (games.length === 0) return null
  return (
    <Section title={t('continue.title')} more={{ to: '/recent', count: query.data?.total ?? null }}>
      <TileRail
        label={t('continue.title')}
        games={games}
        shape="portrait"
        actions={actions}
        perView={PER_VIEW}
        gap={GAP}
        arrowAbove={HOT_ARROW_ABOVE}
      />
    </Section>
  )
}
