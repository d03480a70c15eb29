import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type Leaderboard, rewardQueries } from '#api/offers/rewards.ts'
import { BoardList, Podium } from '#entities/reward/board.tsx'
import { NameMasking } from '#entities/reward/name-masking.tsx'
import { OwnRank } from '#entities/reward/own-rank.tsx'
import { splitPodium } from '#entities/reward/split-podium.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { RewardsPage } from '../components/rewards-page.tsx'
import { RewardsSkeleton } from '../components/rewards-skeleton.tsx'
import { TaskTabs } from '../components/task-tabs.tsx'
import { useMissions } from '../hooks/reward-queries.ts'

/** The number of places shown here; the leaderboard page shows all. */
const PLACES = 10

/** The tasks, and below them the week's leaderboard with the member's own place in view. */
export default function Missions() {
  const { t } = useTranslation(['rewards', 'member', 'winners'])
  const titleId = useId()
  const board = useQuery(rewardQueries.leaderboard(useToken(), 'WEEK'))
  return (
    <RewardsPage title={t('member:page.missionLeaderboard')} intro={t('rewards:tasks.intro')}>
      <QueryBoundary query={useMissions()} waiting={<RewardsSkeleton shape="cards" />}>
        {(summary) => <TaskTabs summary={summary} />}
      </QueryBoundary>
      <section aria-labelledby={titleId} {...stackLook({ gap: '3' })}>
        <h2 id={titleId}>{t('rewards:tasks.week')}</h2>
        <QueryBoundary query={board} waiting={<RewardsSkeleton shape="cards" />}>
          {(data) => <Places data={data} />}
        </QueryBoundary>
      </section>
    </RewardsPage>
  )
}

function Places({ data }: { data: Leaderboard }) {
  const { top, rest } = splitPodium(asArray(data.list).slice(0, PLACES))
  return (
    <Stack gap="gutter">
      {top.length > 0 ? <Podium rows={top} /> : null}
      {rest.length > 0 ? <BoardList rows={rest} /> : null}
      <OwnRank own={data.own} total={data.total} />
      {data.own ? <NameMasking own={data.own} /> : null}
    </Stack>
  )
}
