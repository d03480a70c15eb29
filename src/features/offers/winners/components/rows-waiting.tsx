import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import styles from './rows-waiting.module.css'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

/** The rows' own geometry before there are any. */
export function RowsWaiting() {
  const { t } = useTranslation('common')
  return (
    <section className={styles.rows} aria-busy="true" aria-label={t('state.loading')}>
      {ROWS.map((row) => (
        <div className={styles.row} key={row}>
          <Skeleton className={styles.art} shape="block" />
          <Skeleton lines={2} />
        </div>
      ))}
    </section>
  )
}
