import { CalendarCheck, CircleCheck, ListTodo } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CheckIn, MissionSummary } from '#api/offers/rewards.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { href } from '#patterns/routing/href.ts'
import { writeSearch } from '#patterns/search-state.ts'
import { useMoment } from '#patterns/use-moment.ts'
import { cardLook } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { useRewardText } from '../hooks/use-reward-text.ts'
import { readyOf, TASKS_SEARCH } from '../model.ts'
import styles from './ready-today.module.css'

interface ReadyTodayProps {
  month: CheckIn
  summary: MissionSummary
}

/** Everything that can be claimed, each with a link to its page. */
export function ReadyToday({ month, summary }: ReadyTodayProps) {
  const { t } = useTranslation('rewards')
  const { moment } = useMoment()
  const { full } = useRewardText()
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
            to: href('/signIn'),
          },
        ]
      : []),
    ...readyOf(asArray(summary.list)).map(({ id, kind, title, reward }) => ({
      id,
      icon: ListTodo,
      title,
      reward,
      to: href('/dailyTasks') + writeSearch(TASKS_SEARCH, '', { kind }),
    })),
  ]
  if (items.length === 0) {
    const { offered, resetAt } = month
    return (
      <EmptyState
        icon={CircleCheck}
        message={offered ? t('hub.nothing', { time: moment(resetAt) }) : t('hub.nothingOffered')}
      />
    )
  }
  return (
    <ul {...stackLook({ direction: 'grid', gap: 'gutter', className: styles.list })}>
      {items.map(({ id, icon, title, reward, to }) => (
        <li key={id}>
          <Link
            to={to}
            {...cardLook({
              direction: 'row',
              gap: '4',
              tone: 'success',
              padding: 'sm',
              className: styles.item,
            })}
          >
            <Icon of={icon} size="lg" />
            <span className={styles.texts}>
              <span className={styles.title} dir="auto">
                {title}
              </span>
              <span className={styles.small}>{t('hub.claim')}</span>
            </span>
            <bdi className={styles.reward}>{full(reward)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
