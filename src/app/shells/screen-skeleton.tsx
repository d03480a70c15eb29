import { useTranslation } from '#i18n/use-translation.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './screen-skeleton.module.css'

/** The placeholder of a screen whose code is loading. */
export function ScreenSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.screen} role="status" aria-label={t('state.loading')}>
      <Skeleton shape="block" className={styles.hero} />
      <Skeleton shape="block" className={styles.row} />
      <Skeleton shape="block" className={styles.row} />
    </div>
  )
}
