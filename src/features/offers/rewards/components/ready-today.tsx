import { CalendarCheck, CircleCheck, ListTodo } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CheckIn, MissionSummary } from '../../../../api/rewards.ts'
import { formatDateTime } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { gmtLabel } from '../../../../lib/clock.ts'
import { asArray } from '../../../../lib/read.ts'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useRewardWords } from '../hooks/use-reward-words.ts'
import { readyOf, withKind } from '../model.ts'
import styles from './ready-today.module.css'

interface ReadyTodayProps {
  month: CheckIn
  summary: MissionSummary
}

/** MBR-16: everything that waits to be claimed, each with the way to it. */
export function ReadyToday({ month, summary }: ReadyTodayProps) {
  const { t } = useTranslation('rewards')
  const { words } = useRewardWords()
  const today = asArray(month.days).find(
    ({ day, state }) => day === month.today && state === 'READY',
  )
  const items = [
    ...(today?.reward
      ? [
          {
            id: 'today',
            icon: CalendarCheck,
            title: t('hub.today'),
            reward: today.reward,
            to: '/signIn',
          },
        ]
      : []),
    ...readyOf(asArray(summary.list)).map(({ id, kind, title, reward }) => ({
      ...{ id, icon: ListTodo, title, reward },
      to: `/dailyTasks${withKind('', kind)}`,
    })),
  ]
  if (items.length === 0) {
    const { offered, resetAt } = month
    const time = { time: formatDateTime(resetAt), zone: gmtLabel(resetAt) }
    return (
      <EmptyState
        icon={CircleCheck}
        message={offered ? t('hub.nothing', time) : t('hub.nothingOffered')}
      />
    )
  }
  return (
    <ul className={styles.list}>
      {items.map(({ id, icon, title, reward, to }) => (
        <li key={id}>
          <Link className={styles.item} to={to}>
            <Icon of={icon} size="lg" />
            <span className={styles.words}>
              <span className={styles.title} dir="auto">
                {title}
              </span>
              <span className={styles.small}>{t('hub.claim')}</span>
            </span>
            <bdi className={styles.reward}>{words(reward)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
