import { CalendarCheck, CircleCheck, ListTodo, LoaderPinwheel } from 'lucide-react'
import { Link } from 'react-router'
import {
  type CheckIn,
  claimCheckIn,
  claimMission,
  type Mission,
  type MissionSummary,
} from '#api/offers/rewards.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { href } from '#patterns/routing/href.ts'
import { writeSearch } from '#patterns/search-state.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { useWheelTickets } from '../hooks/reward-queries.ts'
import { useClaim } from '../hooks/use-claim.ts'
import { useRewardText } from '../hooks/use-reward-text.ts'
import { TASKS_SEARCH } from '../model.ts'
import cards from './mission-card.module.css'
import { ClaimCard, ReadyCard } from './ready-card.tsx'

interface ReadyTodayProps {
  month: CheckIn
  summary: MissionSummary
}

/** Everything that can be had now, each with its button; what was claimed last stays with its reward. */
export function ReadyToday({ month, summary }: ReadyTodayProps) {
  const { t } = useTranslation('rewards')
  const { moment } = useTimeText()
  const { full } = useRewardText()
  const tickets = useWheelTickets()
  const checkIn = useClaim<string>({
    name: 'check-in',
    send: (day, requestId) => claimCheckIn({ day, requestId }),
  })
  const mission = useClaim<Mission['id']>({
    name: 'mission-claim',
    send: (missionId, requestId) => claimMission({ missionId, requestId }),
  })
  const today = asArray(month.days).find(({ day }) => day === month.today)
  const mayCheckIn = today?.state === 'READY' || checkIn.won?.id === today?.day
  const missions = asArray(summary.list).filter(
    ({ id, state }) => state === 'READY' || mission.won?.id === id,
  )
  if (!(today?.reward && mayCheckIn) && missions.length === 0 && tickets === 0) {
    const { offered, resetAt } = month
    return (
      <EmptyState
        icon={CircleCheck}
        message={offered ? t('hub.nothing', { time: moment(resetAt) }) : t('hub.nothingOffered')}
      />
    )
  }
  return (
    <ul {...stackLook({ direction: 'grid', gap: 'gutter', className: cards.list })}>
      {today?.reward && mayCheckIn ? (
        <li>
          <ClaimCard
            id={today.day}
            icon={CalendarCheck}
            title={t('hub.today')}
            to={href('/signIn')}
            worth={full(today.reward)}
            name={t('today.claim')}
            claims={checkIn}
          />
        </li>
      ) : null}
      {missions.map(({ id, kind, title, reward }) => (
        <li key={id}>
          <ClaimCard
            id={id}
            icon={ListTodo}
            title={title}
            to={href('/dailyTasks') + writeSearch(TASKS_SEARCH, '', { kind })}
            worth={full(reward)}
            name={t('task.claim')}
            claims={mission}
          />
        </li>
      ))}
      {tickets > 0 ? (
        <li>
          <ReadyCard
            icon={LoaderPinwheel}
            title={t('link.wheel.title')}
            to={href('/wheel')}
            worth={t('hub.tickets', { count: tickets })}
            action={
              <Link to={href('/wheel')} {...buttonLook({ variant: 'primary', size: 'sm' })}>
                {t('hub.spin')}
              </Link>
            }
          />
        </li>
      ) : null}
    </ul>
  )
}
