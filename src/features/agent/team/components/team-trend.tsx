import { useMemo } from 'react'
import type { TeamOverview } from '#api/agent/agent.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { shortAmount } from '#patterns/records/short-amount.ts'
import { Chart } from '#ui/chart/chart.tsx'

/** Deposits, withdrawals and valid bets day by day, drawn or as a table. */
export function TeamTrend({ days }: Pick<TeamOverview, 'days'>) {
  const { t } = useTranslation(['team', 'records'])
  const { money } = useMoney()
  const series = useMemo(
    () =>
      (['validBet', 'deposits', 'withdrawals'] as const).map((id) => ({
        id,
        name: t(`team:figures.${id}`),
      })),
    [t],
  )
  return (
    <Chart
      title={t('team:trend.title')}
      kind="line"
      series={series}
      points={days.map(({ day, deposits, withdrawals, validBet }) => ({
        key: day,
        label: formatDay(day),
        values: { deposits, withdrawals, validBet },
      }))}
      format={money}
      formatTick={shortAmount}
      labels={{
        time: t('team:trend.day'),
        asTable: t('team:trend.asTable'),
        asChart: t('team:trend.asChart'),
        hint: t('team:trend.hint'),
      }}
    />
  )
}
