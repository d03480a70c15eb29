import { useTranslation } from '#i18n/use-translation.ts'
import { Card } from '#ui/card/card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './rows-skeleton.module.css'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Placeholders of the height of the rows. */
export function RowsSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Card padding="none" gap="0" role="status" aria-busy="true" aria-label={t('state.loading')}>
      {ROWS.map((row) => (
        <div className={styles.row} key={row}>
          <Skeleton className={styles.picture} shape="block" />
          <Skeleton lines={2} />
        </div>
      ))}
    </Card>
  )
}
