import { Check, Coins } from 'lucide-react'
import type { CheckInDay } from '../../../../api/rewards.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useRewardWords } from '../hooks/use-reward-words.ts'
import { dayWords, WEEK, weeksOf } from '../model.ts'
import styles from './calendar.module.css'

interface CalendarProps {
  days: readonly CheckInDay[]
  today: string
  /** Names the table for the ear. */
  caption: string
}

/** OTH-20: a month in weeks. A missed day is plain: it takes nothing away. */
export function Calendar({ days, today, caption }: CalendarProps) {
  const { tag } = useLanguage()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th key={day} scope="col" abbr={dayWords(day, tag, { weekday: 'long' })}>
              {dayWords(day, tag, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week[0]?.day}>
            {week.map(({ day, own }) =>
              own ? <Cell key={day} cell={own} isToday={day === today} /> : <td key={day} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ cell, isToday }: { cell: CheckInDay; isToday: boolean }) {
  const { t } = useTranslation('rewards')
  const { words, short } = useRewardWords()
  const { day, state, reward } = cell
  return (
    <td className={styles.cell} data-state={state} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.day}>
        <span className={styles.number}>{Number(day.slice(8))}</span>
        {reward ? (
          <span className="visually-hidden">
            {t('cell', { reward: words(reward), state: t(`dayState.${state}`) })}
          </span>
        ) : null}
        <span className={styles.gives} aria-hidden="true">
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
}
