import type { LeaderboardRow } from '#api/offers/rewards.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatPoints } from '#lib/points.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { cardLook } from '#ui/card/card.tsx'
import styles from './board.module.css'
import { PODIUM_SIZE } from './split-podium.ts'

interface RowsProps {
  rows: readonly LeaderboardRow[]
}

function Rank({ rank }: { rank: number }) {
  const { t } = useTranslation('winners')
  return (
    <span className={styles.rank}>
      <span aria-hidden="true">{rank}</span>
      <span className="visually-hidden">{t('rank', { rank })}</span>
    </span>
  )
}

function Name({ row }: { row: LeaderboardRow }) {
  const { t } = useTranslation('winners')
  return (
    <span className={styles.name}>
      <bdi>{row.name}</bdi>
      {row.mine ? <Badge variant="info">{t('board.you')}</Badge> : null}
    </span>
  )
}

function Points({ points }: Pick<LeaderboardRow, 'points'>) {
  const { t } = useTranslation('winners')
  return (
    <span className={styles.points}>
      <bdi className={styles.figure}>{formatPoints(points)}</bdi>{' '}
      <span className={styles.unit}>{t('board.points')}</span>
    </span>
  )
}

/** The first three; the first is higher, in the middle. */
export function Podium({ rows }: RowsProps) {
  const { t } = useTranslation('winners')
  return (
    <ol className={styles.podium} aria-label={t('board.top')}>
      {rows.map((row) => (
        <li key={row.rank} className={styles.step} data-rank={row.rank} data-mine={row.mine}>
          <span className={styles.avatar}>
            <Avatar name={row.name} size="lg" decorative />
            <Rank rank={row.rank} />
          </span>
          <Name row={row} />
          <Points points={row.points} />
        </li>
      ))}
    </ol>
  )
}

/** The rows from the fourth on. */
export function BoardList({ rows }: RowsProps) {
  const { t } = useTranslation('winners')
  return (
    <ol
      {...cardLook({ padding: 'none', gap: '0' })}
      start={PODIUM_SIZE + 1}
      aria-label={t('board.list')}
    >
      {rows.map((row) => (
        <li key={row.rank} className={styles.row} data-mine={row.mine}>
          <Rank rank={row.rank} />
          <Name row={row} />
          <Points points={row.points} />
        </li>
      ))}
    </ol>
  )
}
