import { useMemo } from 'react'
import type { IncomePeriod } from '#api/agent/agent-income.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { shortAmount } from '#patterns/records/short-amount.ts'
import { Chart } from '#ui/chart/chart.tsx'

/** Net and commission of each period, oldest first, drawn or as a table. */
export function IncomeChart({ periods }: { periods: readonly IncomePeriod[] }) {
  const { t } = useTranslation('income')
  const { money } = useMoney()
  const series = useMemo(
    () => (['net', 'commission'] as const).map((id) => ({ id, name: t(`figures.${id}`) })),
    [t],
  )
  return (
    <Chart
      title={t('chart.title')}
      kind="bar"
      series={series}
      points={[...periods].reverse().map(({ from, totals: { net, commission } }) => ({
        key: from,
        label: formatDay(from),
        values: { net, commission },
      }))}
      format={money}
      formatTick={shortAmount}
      labels={{
        time: t('chart.period'),
        asTable: t('chart.asTable'),
        asChart: t('chart.asChart'),
        hint: t('chart.hint'),
      }}
    />
  )
}
