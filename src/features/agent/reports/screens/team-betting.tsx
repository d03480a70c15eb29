import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { agentReportQueries, getTeamBets, type TeamBet } from '#api/agent/agent-reports.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { inTime, type RecordColumn } from '#patterns/records/record-column.ts'
import { TeamRecords } from '../components/team-records.tsx'
import { toReportQuery, useAccountColumns, useReport, useTeamReport } from '../hooks/use-report.ts'
import { useAmounts } from '../hooks/use-side.tsx'

const MONEY = ['stake', 'validBet', 'payout', 'net'] as const

/** Bets of the team by account and day. */
export default function TeamBetting() {
  const { t } = useTranslation(['downlines', 'agent'])
  const { token, state, account, facts } = useTeamReport()
  const whose = useAccountColumns<TeamBet>()
  const { timeZone } = state
  const asked = toReportQuery(state, account)
  const answer = useQuery({
    ...agentReportQueries.bets(token, asked),
    enabled: state.ready,
    placeholderData: keepPreviousData,
  })
  const { side, columns: amounts, detail } = useAmounts(MONEY)
  const { query, fetchPage } = useReport({ asked, query: answer, fetch: getTeamBets, side })
  const columns = useMemo<RecordColumn<TeamBet>[]>(
    () => [
      { id: 'time', header: t('column.time'), ...inTime(timeZone, ({ at }) => at) },
      ...whose,
      ...amounts,
    ],
    [t, timeZone, whose, amounts],
  )
  return (
    <TeamRecords<TeamBet>
      name="team-betting"
      title={t('agent:page.personalHistoryCopy')}
      caption={t('downlines:table.bets')}
      state={state}
      columns={columns}
      rowKey={({ id }) => id}
      query={query}
      fetchPage={fetchPage}
      facts={facts}
      rowsOf={(row) => [
        { id: 'day', term: t('downlines:column.day'), detail: row.day },
        ...detail(row),
      ]}
    />
  )
}
