import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { RewardLinks } from '../components/reward-links.tsx'
import { RewardsPage } from '../components/rewards-page.tsx'
import { RewardsSkeleton } from '../components/rewards-skeleton.tsx'
import { TaskTabs } from '../components/task-tabs.tsx'
import { useMissions } from '../hooks/reward-queries.ts'

/** Daily, weekly and one-off tasks, each with its progress. */
export default function DailyTasks() {
  const { t } = useTranslation('rewards')
  return (
    <RewardsPage title={t('tasks.title')} intro={t('tasks.intro')}>
      <QueryBoundary query={useMissions()} waiting={<RewardsSkeleton shape="cards" />}>
        {(summary) => (
          <>
            <TaskTabs summary={summary} />
            {summary.blockedBy === null ? (
              <section aria-labelledby="more-rewards" {...stackLook({ gap: '3' })}>
                <h2 id="more-rewards">{t('hub.links')}</h2>
                <RewardLinks except="tasks" />
              </section>
            ) : null}
          </>
        )}
      </QueryBoundary>
    </RewardsPage>
  )
}
