import type { IncomePeriod } from '#api/agent/agent-income.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { Select } from '#ui/select/select.tsx'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import styles from './income.module.css'
import { IncomeChart } from './income-chart.tsx'
import { periodName } from './period-name.ts'
import { StatusBadge } from './status-badge.tsx'

interface IncomeHeadProps {
  periods: readonly IncomePeriod[]
  period: IncomePeriod
  /** Its first day. */
  onChoose: (from: string) => void
}

/** The income of the period, its dates and status, with a choice of earlier periods. */
export function IncomeHead({ periods, period, onChoose }: IncomeHeadProps) {
  const { t } = useTranslation('income')
  const { money } = useMoney()
  const timeZone = useTimeZone() ?? 'UTC'
  const { status, approvedAt, paidAt, totals } = period
  return (
    <div className={styles.head}>
      <div className={styles.part}>
        <Select
          label={t('period')}
          value={period.from}
          onChange={({ target }) => onChoose(target.value)}
          options={periods.map((one) => ({ value: one.from, label: periodName(one) }))}
        />
        <StatCard
          className={styles.headline}
          label={t('headline.label')}
          value={money(totals.commission)}
          note={
            <div className={styles.state}>
              <StatusBadge status={status} />
              <p>
                {t(`headline.${status}`, {
                  approved: formatDateTime(approvedAt, timeZone),
                  paid: formatDateTime(paidAt, timeZone),
                })}
              </p>
            </div>
          }
        />
      </div>
      <IncomeChart periods={periods} />
    </div>
  )
}
