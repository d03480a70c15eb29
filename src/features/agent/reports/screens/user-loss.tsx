import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { agentReportQueries, getUserLosses, type UserLoss } from '#api/agent/agent-reports.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { RecordColumn } from '#patterns/records/record-column.ts'
import { Records } from '#patterns/records/records.tsx'
import { Page } from '#ui/page/page.tsx'
import { RowDetail } from '../components/row-detail.tsx'
import { askedOf, useAccountColumns, useReport, useTeamReport } from '../hooks/use-report.ts'
import { useAmounts, useSideFilters } from '../hooks/use-side.tsx'

const MONEY = ['validBet', 'winLoss', 'bonus', 'rebate', 'net'] as const

/** AGT-06, D-073: what each account of the team won and lost, those who lost most first. */
export default function UserLossReport() {
  const { t } = useTranslation(['downlines', 'agent'])
  const { token, state, account, facts } = useTeamReport()
  const whose = useAccountColumns<UserLoss>()
  const asked = askedOf(state, account)
  const answer = useQuery({
    ...agentReportQueries.losses(token, asked),
    enabled: state.ready,
    placeholderData: keepPreviousData,
  })
  const filters = useSideFilters()
  const { side, columns: amounts, detail } = useAmounts(MONEY)
  const { query, fetchPage } = useReport({ asked, query: answer, fetch: getUserLosses, side })
  const columns = useMemo<RecordColumn<UserLoss>[]>(() => [...whose, ...amounts], [whose, amounts])
  return (
    <Page gap="5" title={t('agent:page.palStatementsAgentCopy')}>
      <Records<UserLoss>
        name="user-loss"
        caption={t('downlines:table.losses')}
        state={state}
        columns={columns}
        rowKey={({ downline }) => String(downline.id)}
        query={query}
        fetchPage={fetchPage}
        filters={filters}
        facts={facts}
        detail={{
          title: ({ downline }) => downline.account,
          content: (row) => <RowDetail account={row.downline.account} rows={detail(row)} />,
        }}
      />
    </Page>
  )
}
