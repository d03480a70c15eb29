import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import styles from './form-skeleton.module.css'

const BARS = ['a', 'b', 'c', 'd', 'e'] as const

/** The form's geometry while its rules are on the way. */
export function FormSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className={styles.form} aria-busy="true" role="status" aria-label={t('state.loading')}>
      {BARS.map((bar) => (
        <Skeleton key={bar} shape="block" className={styles.bar} />
      ))}
    </div>
  )
}
