import { ListTodo } from 'lucide-react'
import { Link } from 'react-router'
import type { Leaderboard } from '#api/offers/rewards.ts'
import { SideCard } from '#entities/reward/side-card.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './how-counted.module.css'

/** The rules of the leaderboard, with the times of the last and next count. */
export function HowCounted({ data }: { data: Leaderboard }) {
  const { t } = useTranslation('winners')
  const { moment } = useTimeText()
  const times = { counted: data.countedAt, next: data.nextCountAt }
  return (
    <SideCard title={t('board.how')}>
      {data.sample ? (
        <p>
          <Badge variant="brand">{t('sample')}</Badge> {t('board.sample')}
        </p>
      ) : null}
      <p>{t('board.rules')}</p>
      <dl className={styles.times}>
        {(['counted', 'next'] as const).map((which) => (
          <div key={which}>
            <dt>{t(`board.${which}`)}</dt>
            <dd>
              <time dateTime={new Date(times[which]).toISOString()}>{moment(times[which])}</time>
            </dd>
          </div>
        ))}
      </dl>
      <Link to={href('/dailyTasks')} {...buttonLook({ block: true })}>
        <Icon of={ListTodo} size="sm" />
        {t('board.tasks')}
      </Link>
    </SideCard>
  )
}
