import { Check, Coins } from 'lucide-react'
import { memo } from 'react'
import type { CheckInDay } from '#api/offers/rewards.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useRewardText } from '../hooks/use-reward-text.ts'
import { formatDay, toWeeks, WEEK } from '../model.ts'
import styles from './calendar.module.css'

interface CalendarProps {
  days: readonly CheckInDay[]
  today: string
  /** For screen readers. */
  caption: string
}

/** A month in weeks. A missed day is plain: it takes nothing away. */
export function Calendar({ days, today, caption }: CalendarProps) {
  const { tag } = useLanguage()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th key={day} scope="col" abbr={formatDay(day, tag, { weekday: 'long' })}>
              {formatDay(day, tag, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toWeeks(days).map((week) => (
          <tr key={week[0]?.day}>
            {week.map(({ day, checkIn }) =>
              checkIn ? (
                <Cell key={day} checkIn={checkIn} isToday={day === today} />
              ) : (
                <td key={day} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A claim changes few of the days; the others keep their object, so they are not drawn again. */
const Cell = memo(function Cell({ checkIn, isToday }: { checkIn: CheckInDay; isToday: boolean }) {
  const { t } = useTranslation('rewards')
  const { full, short } = useRewardText()
  const { day, state, reward } = checkIn
  return (
    <td className={styles.cell} data-state={state} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.day}>
        <span className={styles.number}>{Number(day.slice(8))}</span>
        {reward ? (
          <span className="visually-hidden">
            {t('cell', { reward: full(reward), state: t(`dayState.${state}`) })}
          </span>
        ) : null}
        <span className={styles.reward} aria-hidden="true">
          {state === 'CLAIMED' ? <Icon of={Check} size="sm" /> : null}
          {state !== 'CLAIMED' && reward ? (
            <>
              {reward.kind === 'POINTS' ? <Icon of={Coins} size="xs" /> : null}
              <bdi>{short(reward)}</bdi>
            </>
          ) : null}
        </span>
      </span>
    </td>
  )
})
