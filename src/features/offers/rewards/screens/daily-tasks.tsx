import { ListTodo, Trophy } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { MissionKind, MissionSummary } from '../../../../api/rewards.ts'
import { formatDateTime } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { gmtLabel } from '../../../../lib/clock.ts'
import { asArray } from '../../../../lib/read.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { buttonLook } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { Barred } from '../components/barred.tsx'
import { Head } from '../components/head.tsx'
import { MissionCard } from '../components/mission-card.tsx'
import styles from '../components/page.module.css'
import { useMissions } from '../components/queries.ts'
import { Waiting } from '../components/waiting.tsx'
import { useClaim } from '../hooks/use-claim.ts'
import { KINDS, kindOf, readyOf, withKind } from '../model.ts'

/** OTH-20, D-061: tasks by the day, by the week and for once, each with how far it is. */
export default function DailyTasks() {
  const { t } = useTranslation('rewards')
  const query = useMissions()
  return (
    <section className={styles.page} aria-labelledby="tasks-title">
      <Head id="tasks-title" title={t('tasks.title')} intro={t('tasks.intro')} />
      {query.data ? <Opened summary={query.data} /> : null}
      {query.data ? null : <Failure query={query} waiting={<Waiting shape="cards" />} />}
    </section>
  )
}

const allRewards = { to: '/rewards', ...buttonLook({}) }

function Opened({ summary }: { summary: MissionSummary }) {
  const { t } = useTranslation('rewards')
  const { search } = useLocation()
  const navigate = useNavigate()
  const missions = asArray(summary.list)
  const show = (value: string) => {
    const kind = KINDS.find((known) => known === value)
    if (kind) void navigate({ search: withKind(search, kind) }, { preventScrollReset: true })
  }
  if (missions.length === 0) {
    const all = <Link {...allRewards}>{t('all')}</Link>
    return <EmptyState icon={ListTodo} message={t('tasks.none')} action={all} />
  }
  return (
    <>
      <Barred bar={summary.barred} />
      <Tabs
        label={t('tasks.kinds')}
        look="pill"
        value={kindOf(search)}
        onChange={show}
        items={KINDS.map((kind) => {
          const own = missions.filter((mission) => mission.kind === kind)
          const count = summary.barred === null ? readyOf(own).length : 0
          return {
            value: kind,
            label: t(`kind.${kind}`),
            badge: <Badge variant="success" count={count} countLabel={t('ready', { count })} />,
            content: <Tasks kind={kind} summary={summary} />,
          }
        })}
      />
      <p>
        <Link to="/leaderboard" {...buttonLook({})}>
          <Icon of={Trophy} size="sm" />
          {t('tasks.board')}
        </Link>
      </p>
    </>
  )
}

function Tasks({ kind, summary }: { kind: MissionKind; summary: MissionSummary }) {
  const { t } = useTranslation('rewards')
  const claims = useClaim()
  const own = asArray(summary.list).filter((mission) => mission.kind === kind)
  const resetAt = { DAILY: summary.dailyResetAt, WEEKLY: summary.weeklyResetAt, ONCE: null }[kind]
  return (
    <div className={styles.part}>
      <p className={styles.small}>
        {resetAt === null
          ? t('again.ONCE')
          : t(`again.${kind}`, { time: formatDateTime(resetAt), zone: gmtLabel(resetAt) })}
      </p>
      {own.length === 0 ? <EmptyState icon={ListTodo} message={t('tasks.noneOfKind')} /> : null}
      <ul className={styles.cards}>
        {own.map((mission) => (
          <li key={mission.id}>
            <MissionCard mission={mission} mayClaim={summary.barred === null} claims={claims} />
          </li>
        ))}
      </ul>
    </div>
  )
}
