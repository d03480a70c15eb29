import type { IncomePeriod } from '../../../../api/agent-income.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Select } from '../../../../ui/select/select.tsx'
import styles from './income.module.css'
import { periodName } from './period-name.ts'
import { StatusBadge } from './status-badge.tsx'

interface PeriodChoiceProps {
  periods: readonly IncomePeriod[]
  period: IncomePeriod
  /** Its first day. */
  onChoose: (from: string) => void
}

/** Whose lines are shown, and how far its payment is. */
export function PeriodChoice({ periods, period, onChoose }: PeriodChoiceProps) {
  const { t } = useTranslation('income')
  return (
    <div className={styles.tools}>
      <Select
        className={styles.choice}
        label={t('period')}
        value={period.from}
        onChange={({ target }) => onChoose(target.value)}
        options={periods.map((one) => ({ value: one.from, label: periodName(one) }))}
      />
      <StatusBadge status={period.status} />
    </div>
  )
}
