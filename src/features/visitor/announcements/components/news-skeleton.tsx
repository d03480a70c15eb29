import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import styles from './news.module.css'

const rows = [1, 2, 3]

/** News on their way, as high as they will be. */
export function NewsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status" aria-busy="true" aria-label={label}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.boneTitle} />
          <Skeleton className={styles.boneDate} />
        </div>
      ))}
    </div>
  )
}
