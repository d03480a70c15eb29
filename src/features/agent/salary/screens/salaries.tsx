import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { getSalaries, type SalaryRow, salaryQueries } from '#api/agent/agent-salary.ts'
import type { ContractKind } from '#api/agent/contracts.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { toIsoDay } from '#lib/calendar.ts'
import { Records } from '#patterns/records/records.tsx'
import { filePage } from '#patterns/records/use-export.ts'
import { useRecordsState } from '#patterns/records/use-records-state.ts'
import { agentHref } from '#patterns/routing/agent-page.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useToken } from '#session/store.ts'
import { useMember } from '#session/visitor.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { DueNote } from '../components/due-note.tsx'
import { NextPayment } from '../components/next-payment.tsx'
import { SalaryDetail } from '../components/salary-detail.tsx'
import { spanText } from '../components/span-text.ts'
import { useSalaryColumns } from '../hooks/use-salary-columns.tsx'
import {
  CONTRACT_PAGE,
  kindOfSalary,
  MAX_ROWS,
  ROWS,
  SALARY_SEARCH,
  type SalaryPage,
  salaryAnswer,
} from '../model.ts'

/** The payments of contracts of a kind by span, with the time of the next payment. */
export default function SalariesScreen() {
  const { values } = useSearchState(SALARY_SEARCH)
  return <Report key={values.page} page={values.page} kind={kindOfSalary(values.page)} />
}

function Report({ page, kind }: { page: SalaryPage; kind: ContractKind }) {
  const { t } = useTranslation(['salary', 'agent'])
  const state = useRecordsState()
  const columns = useSalaryColumns(kind, state.timeZone)
  const range = { from: toIsoDay(state.range.from), to: toIsoDay(state.range.to) }
  const query = useQuery({
    ...salaryQueries.page(useToken() ?? '', kind, { ...range, pageNo: state.page, pageSize: ROWS }),
    enabled: state.ready,
    placeholderData: keepPreviousData,
  })
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = query
  const answer = useMemo(() => data && salaryAnswer(data), [data])
  return (
    <Page gap="5" title={t(`agent:page.${page}`)} lead={t(`salary:lead.${kind}`)}>
      <Records<SalaryRow>
        name={page}
        caption={t('salary:table')}
        state={state}
        columns={columns}
        rowKey={({ id }) => id}
        query={{ data: answer, error, dataUpdatedAt, isPlaceholderData, refetch }}
        fetchPage={async (number, signal, asOf) =>
          salaryAnswer(
            await getSalaries(kind, { ...range, ...filePage(number, MAX_ROWS, asOf) }, signal),
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
