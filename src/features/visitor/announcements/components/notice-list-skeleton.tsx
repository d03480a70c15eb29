import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './notice-list.module.css'

const ROWS = [1, 2, 3]

/** Notices while they are loading, as high as they will be. */
export function NoticeListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-busy="true" aria-label={label}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.skeletonTitle} />
          <Skeleton className={styles.skeletonDate} />
        </div>
      ))}
    </div>
  )
}
