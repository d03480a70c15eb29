import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { getSalaries, type SalaryRow, salaryQueries } from '#api/agent/agent-salary.ts'
import type { ContractKind } from '#api/agent/contracts.ts'
import { useContractWords } from '#entities/contract/use-contract-words.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { writeDay } from '#lib/calendar.ts'
import type { RecordColumn } from '#patterns/records/record-column.ts'
import { Records } from '#patterns/records/records.tsx'
import { useRecordsState } from '#patterns/records/use-records-state.ts'
import { agentHref } from '#patterns/routing/agent-page.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useToken } from '#session/store.ts'
import { useMember } from '#session/visitor.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonLook } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { DueNote } from '../components/due-note.tsx'
import { NextPayment } from '../components/next-payment.tsx'
import { SalaryDetail } from '../components/salary-detail.tsx'
import { spanText } from '../components/span-text.ts'
import {
  CONTRACT_PAGE,
  kindOfSalary,
  MOST_ROWS,
  ROWS,
  SALARY_SEARCH,
  type SalaryPage,
  salaryAnswer,
} from '../model.ts'

const STATUS_VARIANTS = {
  PENDING: 'info',
  DUE: 'warning',
  PAID: 'success',
} as const satisfies Record<SalaryRow['status'], string>

function useColumns(kind: ContractKind, timeZone: string): readonly RecordColumn<SalaryRow>[] {
  const { t } = useTranslation('salary')
  const { value } = useContractWords()
  return useMemo(
    () => [
      { id: 'span', header: t('column.span'), text: (row) => spanText(kind, row, timeZone) },
      {
        ...{ id: 'base', header: t(`base.${kind}`), align: 'end', kind: 'money' },
        text: ({ base }) => base,
      },
      {
        ...{ id: 'rate', header: t('column.rate'), align: 'end' },
        text: ({ tier }) =>
          kind === 'REALTIME_SALARY'
            ? t('bothRates', {
                ...{ lost: value(tier, 'lossRate'), won: value(tier, 'profitRate') },
              })
            : value(tier, 'rate'),
      },
      {
        ...{ id: 'amount', header: t('column.amount'), align: 'end', kind: 'money', fixed: 'end' },
        text: ({ amount }) => amount,
      },
      {
        id: 'status',
        header: t('column.status'),
        text: ({ status }) => t(`status.${status}`),
        cell: ({ status }) => (
          <Badge variant={STATUS_VARIANTS[status]}>{t(`status.${status}`)}</Badge>
        ),
      },
    ],
    [t, value, kind, timeZone],
  )
}

/** What contracts of a kind pay, span by span, and when the next payment is. */
export default function SalariesScreen() {
  const { values } = useSearchState(SALARY_SEARCH)
  return <Report key={values.page} page={values.page} kind={kindOfSalary(values.page)} />
}

function Report({ page, kind }: { page: SalaryPage; kind: ContractKind }) {
  const { t } = useTranslation(['salary', 'agent'])
  const state = useRecordsState()
  const columns = useColumns(kind, state.timeZone)
  const range = { from: writeDay(state.range.from), to: writeDay(state.range.to) }
  const query = useQuery({
    ...salaryQueries.page(useToken() ?? '', kind, { ...range, pageNo: state.page, pageSize: ROWS }),
    enabled: state.ready,
    placeholderData: keepPreviousData,
  })
  const { data, error, dataUpdatedAt, isFetching, refetch } = query
  const answer = useMemo(() => data && salaryAnswer(data), [data])
  return (
    <Page gap="5" title={t(`agent:page.${page}`)} lead={t(`salary:lead.${kind}`)}>
      <Records<SalaryRow>
        name={page}
        caption={t('salary:table')}
        state={state}
        columns={columns}
        rowKey={({ id }) => id}
        query={{ data: answer, error, dataUpdatedAt, isFetching, refetch }}
        fetchPage={async (number, signal) =>
          salaryAnswer(
            await getSalaries(kind, { ...range, pageNo: number, pageSize: MOST_ROWS }, signal),
          )
        }
        summary={
          data ? (
            <>
              {data.nextAt === null ? null : (
                <NextPayment
                  at={data.nextAt}
                  timeZone={state.timeZone}
                  onDue={() => void refetch()}
                />
              )}
              <DueNote amount={data.totals.due} />
            </>
          ) : null
        }
        detail={{
          title: (row) => spanText(kind, row, state.timeZone),
          content: (row) => <SalaryDetail kind={kind} row={row} />,
        }}
        empty={data ? <Empty kind={kind} inForce={data.inForce} /> : undefined}
      />
    </Page>
  )
}

function Empty({ kind, inForce }: { kind: ContractKind; inForce: boolean }) {
  const { t } = useTranslation('salary')
  const hasContracts = useMember()?.enableContract === true
  if (inForce) return <EmptyState icon={HandCoins} message={t('empty.quiet')} />
  return (
    <EmptyState
      icon={HandCoins}
      message={t('empty.none')}
      action={
        hasContracts ? (
          <Link to={agentHref(CONTRACT_PAGE[kind])} {...buttonLook({})}>
            {t('empty.contracts')}
          </Link>
        ) : undefined
      }
    />
  )
}
