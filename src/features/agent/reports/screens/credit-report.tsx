import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useMemo } from 'react'
import { agentReportQueries, type CreditEntry, getCredit } from '#api/agent/agent-reports.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { inTime, type RecordColumn } from '#patterns/records/record-column.ts'
import { Records } from '#patterns/records/records.tsx'
import { useRecordsState } from '#patterns/records/use-records-state.ts'
import { useToken } from '#session/store.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import styles from '../components/reports.module.css'
import { toReportQuery, useReport } from '../hooks/use-report.ts'

const FIGURES = ['line', 'used', 'left'] as const
const KINDS = ['DRAWN', 'REPAID'] as const
const MONEY = ['usedAfter', 'leftAfter'] as const
const NO_FILTERS = {}

/** The agent's own credit line, with drawings and repayments. */
export default function CreditReportScreen() {
  const { t } = useTranslation(['downlines', 'agent'])
  const { money } = useMoney()
  const token = useToken() ?? ''
  const state = useRecordsState()
  const { timeZone } = state
  const asked = toReportQuery(state, NO_FILTERS)
  const answer = useQuery({
    ...agentReportQueries.credit(token, asked),
    enabled: state.ready,
    placeholderData: keepPreviousData,
  })
  const { query, fetchPage } = useReport({ asked, query: answer, fetch: getCredit })
  const columns = useMemo<RecordColumn<CreditEntry>[]>(
    () => [
      { id: 'time', header: t('column.time'), ...inTime(timeZone, ({ at }) => at) },
      ...KINDS.map(
        (kind): RecordColumn<CreditEntry> => ({
          id: kind.toLowerCase(),
          header: t(`credit.${kind}`),
          align: 'end',
          kind: 'money',
          text: (row) => (row.kind === kind ? row.amount : ''),
          cell: (row) => (row.kind === kind ? formatMoney(row.amount) : '—'),
        }),
      ),
      ...MONEY.map(
        (id): RecordColumn<CreditEntry> => ({
          id,
          header: t(`credit.${id}`),
          align: 'end',
          kind: 'money',
          text: (row) => row[id],
          fixed: 'end',
        }),
      ),
    ],
    [t, timeZone],
  )
  const report = answer.data
  const summary = report ? (
    <div className={styles.line}>
      {FIGURES.map((id) => (
        <StatCard key={id} label={t(`credit.${id}`)} value={money(report[id])} />
      ))}
    </div>
  ) : null
  return (
    <Page gap="5" title={t('agent:page.creditReport')} lead={t('credit.lead')}>
      <Records<CreditEntry>
        name="credit-report"
        caption={t('table.credit')}
        state={state}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        fetchPage={fetchPage}
        summary={summary}
        empty={<EmptyState icon={ReceiptText} message={t('credit.none')} />}
      />
    </Page>
  )
}
