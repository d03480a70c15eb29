import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { Link } from 'react-router'
import {
  type Leaderboard as Answer,
  type LeaderboardPeriod,
  rewardQueries,
} from '#api/offers/rewards.ts'
import { BoardList, Podium } from '#entities/reward/board.tsx'
import { NameMasking } from '#entities/reward/name-masking.tsx'
import { OwnRank } from '#entities/reward/own-rank.tsx'
import { splitPodium } from '#entities/reward/split-podium.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { Block } from '#patterns/block.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { href } from '#patterns/routing/href.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useToken } from '#session/store.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { HowCounted } from '../components/how-counted.tsx'
import { RowsSkeleton } from '../components/rows-skeleton.tsx'
import { LEADERBOARD_PERIODS, LEADERBOARD_SEARCH } from '../model.ts'
import styles from './leaderboard.module.css'

/** The leaderboard of a period, with the member's own place. */
export default function Leaderboard() {
  const { t } = useTranslation('winners')
  const { values, setValues } = useSearchState(LEADERBOARD_SEARCH)
  return (
    <Page gap="5" title={t('board.title')} lead={t('board.intro')}>
      <Tabs
        label={t('board.periods')}
        look="pill"
        value={values.period}
        onChange={(period) => void setValues({ period: LEADERBOARD_SEARCH.period.parse(period) })}
        items={LEADERBOARD_PERIODS.map((period) => ({
          value: period,
          label: t(`board.period.${period}`),
          content: <Period period={period} />,
        }))}
      />
    </Page>
  )
}

function Period({ period }: { period: LeaderboardPeriod }) {
  const query = useQuery(rewardQueries.leaderboard(useToken(), period))
  return (
    <QueryBoundary query={query} waiting={<RowsSkeleton />}>
      {(data) => <Board data={data} />}
    </QueryBoundary>
  )
}

function Board({ data }: { data: Answer }) {
  const { t } = useTranslation('winners')
  const { top, rest } = splitPodium(asArray(data.list))
  return (
    <Stack gap="gutter" className={styles.columns}>
      <Stack gap="gutter">
        {top.length === 0 ? (
          <EmptyState
            icon={Trophy}
            message={t('board.empty')}
            action={
              <Link to={href('/dailyTasks')} {...buttonLook({})}>
                {t('board.tasks')}
              </Link>
            }
          />
        ) : (
          <>
            <Block>
              <Podium rows={top} />
            </Block>
            {rest.length > 0 ? (
              <Block>
                <BoardList rows={rest} />
              </Block>
            ) : null}
          </>
        )}
        <Block>
          <OwnRank own={data.own} total={data.total} />
        </Block>
      </Stack>
      <aside {...stackLook({ gap: 'gutter' })} aria-label={t('board.about')}>
        {data.own ? (
          <Block>
            <NameMasking own={data.own} />
          </Block>
        ) : null}
        <Block>
          <HowCounted data={data} />
        </Block>
      </aside>
    </Stack>
  )
}
