import { ListTodo, Trophy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  claimMission,
  type Mission,
  type MissionKind,
  type MissionSummary,
} from '#api/offers/rewards.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { Block } from '#patterns/block.tsx'
import { href } from '#patterns/routing/href.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonLook } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { useClaim } from '../hooks/use-claim.ts'
import { filterReady, KINDS, sortByIds, TASKS_SEARCH } from '../model.ts'
import { BlockedNotice } from './blocked-notice.tsx'
import finePrint from './fine-print.module.css'
import cards from './mission-card.module.css'
import { MissionCard } from './mission-card.tsx'

/** The tasks by kind, claimable ones first. Each keeps its place while the page is open, and with it its win. */
export function TaskTabs({ summary }: { summary: MissionSummary }) {
  const { t } = useTranslation('rewards')
  const { values, setValues } = useSearchState(TASKS_SEARCH)
  const listed = asArray(summary.list)
  const [order] = useState(() => listed.map(({ id }) => id))
  const missions = sortByIds(order, listed)
  if (missions.length === 0) {
    const all = (
      <Link to={href('/rewards')} {...buttonLook({})}>
        {t('all')}
      </Link>
    )
    return <EmptyState icon={ListTodo} message={t('tasks.none')} action={all} />
  }
  return (
    <>
      <BlockedNotice bar={summary.blockedBy} />
      <Tabs
        label={t('tasks.kinds')}
        look="pill"
        value={values.kind}
        onChange={(kind) => void setValues({ kind: TASKS_SEARCH.kind.parse(kind) })}
        items={KINDS.map((kind) => {
          const tasks = missions.filter((mission) => mission.kind === kind)
          const count = summary.blockedBy === null ? filterReady(tasks).length : 0
          return {
            value: kind,
            label: t(`kind.${kind}`),
            badge: <Badge variant="success" count={count} countLabel={t('ready', { count })} />,
            content: <Tasks kind={kind} tasks={tasks} summary={summary} />,
          }
        })}
      />
      <p>
        <Link to={href('/leaderboard')} {...buttonLook({})}>
          <Icon of={Trophy} size="sm" />
          {t('tasks.board')}
        </Link>
      </p>
    </>
  )
}

interface TasksProps {
  kind: MissionKind
  tasks: readonly Mission[]
  summary: MissionSummary
}

function Tasks({ kind, tasks, summary }: TasksProps) {
  const { t } = useTranslation('rewards')
  const { moment } = useTimeText()
  const { claim, ...claims } = useClaim<Mission['id']>({
    name: 'mission-claim',
    send: (missionId, requestId) => claimMission({ missionId, requestId }),
  })
  const mayClaim = summary.blockedBy === null
  const resetAt = { DAILY: summary.dailyResetAt, WEEKLY: summary.weeklyResetAt, ONCE: null }[kind]
  return (
    <Stack gap="3">
      <p className={finePrint.text}>
        {resetAt === null ? t('again.ONCE') : t(`again.${kind}`, { time: moment(resetAt) })}
      </p>
      {tasks.length === 0 ? <EmptyState icon={ListTodo} message={t('tasks.noneOfKind')} /> : null}
      <ul {...stackLook({ direction: 'grid', gap: 'gutter', className: cards.list })}>
        {tasks.map((mission) => (
          <li key={mission.id}>
            <Block>
              <MissionCard
                mission={mission}
                claims={mayClaim ? { ...claims, claim: (id) => void claim(id) } : null}
              />
            </Block>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
