import { useQuery } from '@tanstack/react-query'
import { ListTodo, Trophy } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import {
  type Leaderboard as Answer,
  type LeaderboardPeriod,
  rewardQueries,
} from '../../../../api/rewards.ts'
import { formatDateTime } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { gmtLabel } from '../../../../lib/clock.ts'
import { asArray } from '../../../../lib/read.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { useToken } from '../../../../session/store.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { buttonLook } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { BoardList, Podium } from '../components/board.tsx'
import { NameChoice } from '../components/name-choice.tsx'
import { OwnPlace } from '../components/own-place.tsx'
import { RowsWaiting } from '../components/rows-waiting.tsx'
import { BOARDS, boardOf, splitTop, withBoard } from '../model.ts'
import styles from './leaderboard.module.css'

/** OTH-15, API-47, D-061: who has the most points of a period, with the own place. */
export default function Leaderboard() {
  const { t } = useTranslation('winners')
  const { search } = useLocation()
  const navigate = useNavigate()
  const show = (value: string) => {
    const period = BOARDS.find((known) => known === value)
    if (period) void navigate({ search: withBoard(search, period) }, { preventScrollReset: true })
  }
  return (
    <section className={styles.page} aria-labelledby="leaderboard-title">
      <div className={styles.head}>
        <h1 id="leaderboard-title">{t('board.title')}</h1>
        <p className={styles.intro}>{t('board.intro')}</p>
      </div>
      <Tabs
        label={t('board.periods')}
        look="pill"
        value={boardOf(search)}
        onChange={show}
        items={BOARDS.map((period) => ({
          value: period,
          label: t(`board.period.${period}`),
          content: <Period period={period} />,
        }))}
      />
    </section>
  )
}

function Period({ period }: { period: LeaderboardPeriod }) {
  const query = useQuery(rewardQueries.leaderboard(useToken(), period))
  return query.data ? (
    <Board data={query.data} />
  ) : (
    <Failure query={query} waiting={<RowsWaiting />} />
  )
}

function Board({ data }: { data: Answer }) {
  const { t } = useTranslation('winners')
  const { top, rest } = splitTop(asArray(data.list))
  return (
    <div className={styles.columns}>
      <div className={styles.board}>
        {top.length === 0 ? (
          <EmptyState
            icon={Trophy}
            message={t('board.empty')}
            action={
              <Link to="/dailyTasks" {...buttonLook({})}>
                {t('board.tasks')}
              </Link>
            }
          />
        ) : (
          <>
            <Podium rows={top} />
            {rest.length > 0 ? <BoardList rows={rest} /> : null}
          </>
        )}
        <OwnPlace own={data.own} total={data.total} />
      </div>
      <aside className={styles.aside} aria-label={t('board.about')}>
        {data.own ? <NameChoice own={data.own} /> : null}
        <HowCounted data={data} />
      </aside>
    </div>
  )
}

/** When it was counted last and is counted next, and what counts. */
function HowCounted({ data: { countedAt, nextCountAt, sample } }: { data: Answer }) {
  const { t } = useTranslation('winners')
  return (
    <section className={styles.card} aria-labelledby="counted-title">
      <h2 id="counted-title">{t('board.how')}</h2>
      {sample ? (
        <p className={styles.sample}>
          <Badge variant="brand">{t('sample')}</Badge> {t('board.sample')}
        </p>
      ) : null}
      <p>{t('board.rules')}</p>
      <dl className={styles.times}>
        {(['counted', 'next'] as const).map((which) => {
          const at = which === 'counted' ? countedAt : nextCountAt
          return (
            <div key={which}>
              <dt>{t(`board.${which}`)}</dt>
              <dd>
                <time dateTime={new Date(at).toISOString()}>
                  {t('board.time', { time: formatDateTime(at), zone: gmtLabel(at) })}
                </time>
              </dd>
            </div>
          )
        })}
      </dl>
      <Link to="/dailyTasks" {...buttonLook({ block: true })}>
        <Icon of={ListTodo} size="sm" />
        {t('board.tasks')}
      </Link>
    </section>
  )
}
