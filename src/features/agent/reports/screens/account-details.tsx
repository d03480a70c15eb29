import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  agentReportQueries,
  getTeamMovements,
  type TeamMovement,
} from '#api/agent/agent-reports.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { inTime, type RecordColumn } from '#patterns/records/record-column.ts'
import type { RecordFilter } from '#patterns/records/record-controls.tsx'
import { Records } from '#patterns/records/records.tsx'
import { useSearchState } from '#patterns/use-search-state.ts'
import { Page } from '#ui/page/page.tsx'
import { Select } from '#ui/select/select.tsx'
import { useAccountFilter } from '../components/account-filter.tsx'
import { RowDetail } from '../components/row-detail.tsx'
import { toReportQuery, useAccountColumns, useReport, useTeamReport } from '../hooks/use-report.ts'
import { ANY, FIRST_PAGE, MOVEMENT_KINDS, REPORT_SEARCH } from '../model.ts'

/** Transactions of the team's accounts, by account, day and type. */
export default function AccountDetails() {
  const { t } = useTranslation(['downlines', 'agent'])
  const { signed } = useMoney()
  const { token, state, account, facts } = useTeamReport()
  const whose = useAccountColumns<TeamMovement>()
  const { timeZone } = state
  const { values, setValues } = useSearchState(REPORT_SEARCH)
  const kind = values.kind === ANY ? {} : { kind: values.kind }
  const asked = toReportQuery(state, { ...account, ...kind })
  const answer = useQuery({
    ...agentReportQueries.movements(token, asked),
    enabled: state.ready,
    placeholderData: keepPreviousData,
  })
  const { query, fetchPage } = useReport({ asked, query: answer, fetch: getTeamMovements })
  const columns = useMemo<RecordColumn<TeamMovement>[]>(
    () => [
      { id: 'time', header: t('column.time'), ...inTime(timeZone, ({ at }) => at) },
      ...whose,
      { id: 'kind', header: t('column.kind'), text: (row) => t(`kind.${row.kind}`) },
      {
        id: 'amount',
        header: t('column.amount'),
        align: 'end',
        kind: 'signed',
        fixed: 'end',
        text: ({ amount }) => amount,
      },
    ],
    [t, timeZone, whose],
  )
  const choose = (one: string) =>
    void setValues({ ...FIRST_PAGE, kind: REPORT_SEARCH.kind.parse(one) })
  const kindFilter: RecordFilter = {
    id: 'kind',
    field: (
      <Select
        label={t('column.kind')}
        value={values.kind}
        options={[
          { value: ANY, label: t('kind.any') },
          ...MOVEMENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
    ),
    chosen: kind.kind ? { label: t(`kind.${kind.kind}`), clear: () => choose(ANY) } : null,
  }
  const filters = [useAccountFilter(), kindFilter]
  const shownFacts = [
    ...facts,
    ...(kind.kind ? [`${t('column.kind')}: ${t(`kind.${kind.kind}`)}`] : []),
  ]
  return (
    <Page gap="5" title={t('agent:page.agentDownlineTransactionDetailsCopy')}>
      <Records<TeamMovement>
        name="account-details"
        caption={t('downlines:table.movements')}
        state={state}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        fetchPage={fetchPage}
        filters={filters}
        facts={shownFacts}
        detail={{
          title: ({ downline }) => downline.account,
          content: (row) => (
            <RowDetail
              account={row.downline.account}
              rows={[
                { id: 'day', term: t('column.day'), detail: row.day },
                { id: 'kind', term: t('column.kind'), detail: t(`kind.${row.kind}`) },
                { id: 'amount', term: t('column.amount'), detail: signed(row.amount) },
              ]}
            />
          ),
        }}
      />
    </Page>
  )
}
