import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { agentReportQueries, getUserLosses, type UserLoss } from '#api/agent/agent-reports.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { RecordColumn } from '#patterns/records/record-column.ts'
import { TeamRecords } from '../components/team-records.tsx'
import { toReportQuery, useAccountColumns, useReport, useTeamReport } from '../hooks/use-report.ts'
import { useAmounts } from '../hooks/use-side.tsx'

const MONEY = ['validBet', 'winLoss', 'bonus', 'rebate', 'net'] as const

/** Win/loss of the team by account, largest loss first. */
export default function UserLossReport() {
  const { t } = useTranslation(['downlines', 'agent'])
  const { token, state, account, facts } = useTeamReport()
  const whose = useAccountColumns<UserLoss>()
  const asked = toReportQuery(state, account)
  const answer = useQuery({
    ...agentReportQueries.losses(token, asked),
    enabled: state.ready,
    placeholderData: keepPreviousData,
  })
  const { side, columns: amounts, detail } = useAmounts(MONEY)
  const { query, fetchPage } = useReport({ asked, query: answer, fetch: getUserLosses, side })
  const columns = useMemo<RecordColumn<UserLoss>[]>(() => [...whose, ...amounts], [whose, amounts])
  return (
    <TeamRecords<UserLoss>
      name="user-loss"
      title={t('agent:page.palStatementsAgentCopy')}
      caption={t('downlines:table.losses')}
      state={state}
      columns={columns}
      rowKey={({ downline }) => String(downline.id)}
      query={query}
      fetchPage={fetchPage}
      facts={facts}
      rowsOf={detail}
    />
  )
}
