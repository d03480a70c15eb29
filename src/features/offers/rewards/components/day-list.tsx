import { Check, Coins, Wallet } from 'lucide-react'
import type { CheckInDay } from '../../../../api/rewards.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useRewardWords } from '../hooks/use-reward-words.ts'
import { dayWords } from '../model.ts'
import styles from './day-list.module.css'

interface DayListProps {
  days: readonly CheckInDay[]
  today: string
  label: string
}

/** D-091: what the next days give. */
export function DayList({ days, today, label }: DayListProps) {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const { words } = useRewardWords()
  return (
    <ol className={styles.list} aria-label={label}>
      {days.map(({ day, state, reward }) => (
        <li key={day} className={styles.row} data-kind={reward?.kind}>
          <Icon of={reward?.kind === 'MONEY' ? Wallet : Coins} />
          <span className={styles.day}>
            {dayWords(day, tag, { weekday: 'short', day: 'numeric', month: 'short' })}
            {day === today ? <Badge variant="brand">{t('today.name')}</Badge> : null}
          </span>
          {state === 'CLAIMED' ? (
            <Icon className={styles.done} of={Check} label={t('dayState.CLAIMED')} />
          ) : null}
          {reward ? <bdi className={styles.reward}>{words(reward)}</bdi> : null}
        </li>
      ))}
    </ol>
  )
}
