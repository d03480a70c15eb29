import { History } from 'lucide-react'
import { useState } from 'react'
import type { LotteryGame } from '#api/games/lottery.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { Pagination } from '#patterns/pagination.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useOpened } from '../../hooks/use-queries.ts'
import { Balls } from './balls.tsx'
import styles from './rows.module.css'

/** Past draws, newest first. */
export function PastDraws({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('lottery')
  const [page, setPage] = useState(1)
  const query = useOpened(game.gameCode, game.area, page)
  return (
    <QueryBoundary query={query} waiting={<Skeleton lines={8} />}>
      {({ list, totalPages }) => {
        const draws = asArray(list)
        if (draws.length === 0) return <EmptyState icon={History} message={t('draws.empty')} />
        return (
          <div className={styles.block}>
            <ol className={styles.rows} aria-label={t('draws.caption', { name: game.name })}>
              {draws.map(({ issue, drawnAt, numbers }) => (
                <li key={issue} className={styles.row}>
                  <span className={styles.main}>
                    <bdi className={`num ${styles.issue}`}>{issue}</bdi>
                    <time className={styles.time} dateTime={new Date(drawnAt).toISOString()}>
                      {formatDateTime(drawnAt)}
                    </time>
                  </span>
                  <Balls numbers={numbers} size="sm" />
                </li>
              ))}
            </ol>
            <Pagination page={page} pages={totalPages} onChange={setPage} />
          </div>
        )
      }}
    </QueryBoundary>
  )
}
