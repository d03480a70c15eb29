import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type IncomeRow, type IncomeRowsBy, incomeQueries } from '#api/agent/agent-income.ts'
import { formatDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { Pagination } from '#patterns/pagination.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { SignedAmount } from '#patterns/records/signed-amount.tsx'
import { useToken } from '#session/store.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { DEDUCTIONS } from '../model.ts'
import styles from './income.module.css'

const VIEWS = ['DAY', 'DOWNLINE'] as const satisfies IncomeRowsBy[]
const ROWS_OF_DRAWER = 20

interface IncomeRowsProps {
  period: string
  sourceId: number
}

/** The parts of a line's sum, by day or by downline. */
export function IncomeRows({ period, sourceId }: IncomeRowsProps) {
  const { t } = useTranslation('income')
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('rows.title')}</h3>
      <Tabs
        label={t('rows.title')}
        items={VIEWS.map((by) => ({
          value: by,
          label: t(`rows.by.${by}`),
          content: <RowsBy key={by} by={by} period={period} sourceId={sourceId} />,
        }))}
      />
    </section>
  )
}

function RowsBy({ by, period, sourceId }: IncomeRowsProps & { by: IncomeRowsBy }) {
  const { t } = useTranslation('income')
  const [page, setPage] = useState(1)
  const asked = { period, sourceId, by, pageNo: page, pageSize: ROWS_OF_DRAWER }
  const query = useQuery({
    ...incomeQueries.rows(useToken() ?? '', asked),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo<DataColumn<IncomeRow>[]>(
    () => [
      {
        id: 'of',
        header: t(`rows.by.${by}`),
        cell: ({ day, downline }) => (day === null ? (downline?.account ?? '') : formatDay(day)),
      },
      {
        id: 'grossWin',
        header: t('figures.grossWin'),
        align: 'end',
        cell: ({ grossWin }) => <SignedAmount amount={grossWin} />,
      },
      ...DEDUCTIONS.map(
        (id): DataColumn<IncomeRow> => ({
          id,
          header: t(`figures.${id}`),
          align: 'end',
          cell: (row) => formatMoney(row[id]),
        }),
      ),
      {
        id: 'net',
        header: t('figures.net'),
        align: 'end',
        fixed: 'end',
        cell: ({ net }) => <SignedAmount amount={net} />,
      },
    ],
    [by, t],
  )
  return (
    <QueryBoundary query={query} waiting={<Skeleton lines={6} />}>
      {({ list, paging }) => (
        <>
          <DataTable<IncomeRow>
            caption={t(`rows.caption.${by}`)}
            columns={columns}
            rows={list}
            rowKey={({ day, downline }) => day ?? String(downline?.id)}
            busy={query.isPlaceholderData}
            page={page}
          />
          <Pagination page={page} pages={paging.totalPages} onChange={setPage} />
        </>
      )}
    </QueryBoundary>
  )
}
