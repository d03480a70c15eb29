import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  getProfitLoss,
  type ProfitLoss,
  type ProfitLossDay,
  reportQueries,
} from '#api/money/reports.ts'
import { formatDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { toIsoDay } from '#lib/calendar.ts'
import { formatMoney, toMinor } from '#lib/money.ts'
import { inCounts, type RecordColumn } from '#patterns/records/record-column.ts'
import { Records } from '#patterns/records/records.tsx'
import { shortAmount } from '#patterns/records/short-amount.ts'
import { useRecordsState } from '#patterns/records/use-records-state.ts'
import { useToken } from '#session/store.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ProfitFigures } from '../components/profit-figures.tsx'
import { profitSums } from '../model.ts'

/** The days as records, newest first, in one page with the totals. */
const answerOf = ({ days, totals }: ProfitLoss) => {
  const sums = profitSums(totals)
  const rows = [...days].reverse()
  return { rows, count: rows.length, pages: 1, totals: { page: sums, all: sums } }
}

/** Wins and losses by day, as figures, chart and table. */
export default function LossAndProfit() {
  const { t } = useTranslation(['report', 'member'])
  const token = useToken() ?? ''
  const state = useRecordsState()
  const columns = useMemo<RecordColumn<ProfitLossDay>[]>(
    () => [
      {
        id: 'day',
        header: t('column.day'),
        sortBy: ({ day }) => day,
        text: ({ day }) => formatDay(day, { year: true }),
        plain: ({ day }) => day,
      },
      {
        id: 'bets',
        header: t('column.bets'),
        align: 'end',
        ...inCounts(({ sums }) => sums.bets),
        sortBy: ({ sums }) => sums.bets,
      },
      ...(['stake', 'payout', 'rebate', 'bonus', 'fee', 'net'] as const).map(
        (id): RecordColumn<ProfitLossDay> => ({
          id,
          header: t(`column.${id}`),
          align: 'end',
          ...(id === 'net' ? { kind: 'gain', fixed: 'end' } : { kind: 'money' }),
          text: ({ sums }) => sums[id],
          sortBy: ({ sums }) => toMinor(sums[id]) ?? 0n,
        }),
      ),
    ],
    [t],
  )
  const range = { from: toIsoDay(state.range.from), to: toIsoDay(state.range.to) }
  const query = useQuery({
    ...reportQueries.profitLoss(token, range),
    enabled: state.ready,
    placeholderData: keepPreviousData,
  })
  const report = query.data
  const records = { ...query, data: report && answerOf(report) }
  const waiting = query.isError ? null : <Skeleton lines={8} />
  return (
    <Page gap="5" title={t('member:page.personalProfit')}>
      <Records<ProfitLossDay>
        name="loss-and-profit"
        caption={t('member:page.personalProfit')}
        state={state}
        summary={
          report ? (
            <>
              <ProfitFigures {...report} />
              <DayChart days={report.days} />
            </>
          ) : (
            waiting
          )
        }
        columns={columns}
        rowKey={({ day }) => day}
        query={records}
        fetchPage={async (_, signal) => answerOf(await getProfitLoss(range, signal))}
      />
    </Page>
  )
}

function DayChart({ days }: { days: readonly ProfitLossDay[] }) {
  const { t } = useTranslation('report')
  const series = useMemo(() => [{ id: 'net', name: t('column.net') }], [t])
  return (
    <Chart
      title={t('profit.chart')}
      kind="bar"
      series={series}
      points={days.map(({ day, sums }) => ({
        key: day,
        label: formatDay(day),
        values: { net: sums.net },
      }))}
      format={signedAmount}
      formatTick={shortAmount}
      labels={{
        time: t('column.day'),
        asTable: t('profit.asTable'),
        asChart: t('profit.asChart'),
        hint: t('profit.hint'),
      }}
    />
  )
}

const signedAmount = (amount: string) => formatMoney(amount, { sign: true })
