import { Check, Coins, Wallet } from 'lucide-react'
import type { CheckInDay } from '#api/offers/rewards.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { useRewardText } from '../hooks/use-reward-text.ts'
import { formatDay } from '../model.ts'
import styles from './day-list.module.css'

interface DayListProps {
  days: readonly CheckInDay[]
  today: string
  label: string
}

/** The rewards of the next days. */
export function DayList({ days, today, label }: DayListProps) {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const { full } = useRewardText()
  return (
    <ol aria-label={label} {...stackLook({ direction: 'grid', gap: '2' })}>
      {days.map(({ day, state, reward }) => (
        <li
          key={day}
          data-kind={reward?.kind}
          {...cardLook({ direction: 'row', className: styles.row })}
        >
          <Icon of={reward?.kind === 'MONEY' ? Wallet : Coins} />
          <span className={styles.day}>
            {formatDay(day, tag, { weekday: 'short', day: 'numeric', month: 'short' })}
            {day === today ? <Badge variant="brand">{t('today.name')}</Badge> : null}
          </span>
          {state === 'CLAIMED' ? (
            <Icon className={styles.done} of={Check} label={t('dayState.CLAIMED')} />
          ) : null}
          {reward ? <bdi className={styles.reward}>{full(reward)}</bdi> : null}
        </li>
      ))}
    </ol>
  )
}
