import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type AgentIncome, incomeQueries } from '#api/agent/agent-income.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Pagination } from '#patterns/pagination.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useToken } from '#session/store.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from '../components/income.module.css'
import { IncomeDetail } from '../components/income-detail.tsx'
import { IncomeHead } from '../components/income-head.tsx'
import { IncomeTable } from '../components/income-table.tsx'
import { INCOME_SEARCH, ROWS } from '../model.ts'

/** The agent's income per half-month, from gross to paid. */
export default function MyIncome() {
  const { t } = useTranslation('agent')
  const query = useQuery(incomeQueries.periods(useToken() ?? ''))
  return (
    <Page gap="5" title={t('page.agentRevenueReport')}>
      <QueryBoundary query={query} waiting={<Skeleton lines={10} />}>
        {({ list }) => <Periods periods={list} />}
      </QueryBoundary>
    </Page>
  )
}

function Periods({ periods }: { periods: AgentIncome['list'] }) {
  const { t } = useTranslation(['common', 'income'])
  const { values, setValues } = useSearchState(INCOME_SEARCH)
  const period = periods.find(({ from }) => from === values.period) ?? periods[0]
  const asked = { period: period?.from ?? '', pageNo: values.p, pageSize: ROWS }
  const query = useQuery({
    ...incomeQueries.lines(useToken() ?? '', asked),
    placeholderData: keepPreviousData,
    enabled: period !== undefined,
  })
  if (!period) return null
  const opened = query.data?.list.find(({ sourceId }) => sourceId === values.row)
  return (
    <>
      <IncomeHead
        periods={periods}
        period={period}
        onChoose={(from) => void setValues({ period: from, p: 1, row: null })}
      />
      <QueryBoundary
        query={query}
        sameShape
        waiting={
          <>
            {null}
            <IncomeTable period={period} />
            {null}
          </>
        }
      >
        {(lines) => (
          <>
            <p className={styles.why}>{t('income:why')}</p>
            <IncomeTable
              period={period}
              lines={lines}
              busy={query.isPlaceholderData}
              page={values.p}
              openId={values.row}
              onOpen={(row) => void setValues({ row })}
            />
            <Pagination
              page={values.p}
              pages={lines.paging.totalPages}
              onChange={(p) => void setValues({ p, row: null })}
            />
          </>
        )}
      </QueryBoundary>
      <Drawer
        inAddress
        side="end"
        title={opened?.account ?? ''}
        closeLabel={t('common:action.close')}
        open={opened !== undefined}
        onOpenChange={(open) => {
          if (!open) void setValues({ row: null }, { replace: true })
        }}
      >
        {opened ? <IncomeDetail line={opened} period={period} /> : null}
      </Drawer>
    </>
  )
}
