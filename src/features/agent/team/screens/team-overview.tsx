import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { agentQueries } from '#api/agent/agent.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { toIsoDay } from '#lib/calendar.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { RecordDays } from '#patterns/records/record-days.tsx'
import { useRecordsState } from '#patterns/records/use-records-state.ts'
import { useToken } from '#session/store.ts'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { MainFigures, OtherFigures } from '../components/team-figure-cards.tsx'
import { TeamFunnel } from '../components/team-funnel.tsx'
import { TeamTrend } from '../components/team-trend.tsx'

/** The team in eleven figures, day by day, and how visits became players. */
export default function TeamOverview() {
  const { t } = useTranslation(['team', 'agent'])
  const token = useToken() ?? ''
  const state = useRecordsState()
  const range = { from: toIsoDay(state.range.from), to: toIsoDay(state.range.to) }
  const query = useQuery({
    ...agentQueries.overview(token, range),
    enabled: state.ready,
    placeholderData: keepPreviousData,
  })
  return (
    <Page gap="5" title={t('agent:page.agentTeamOverview')}>
      <div>
        <RecordDays state={state} />
      </div>
      <QueryBoundary query={query} waiting={<Skeleton lines={10} />}>
        {(overview) => (
          <>
            <MainFigures {...overview} />
            <TeamTrend days={overview.days} />
            <OtherFigures {...overview} />
            <TeamFunnel funnel={overview.funnel} />
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}
