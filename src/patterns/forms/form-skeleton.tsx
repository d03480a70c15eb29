import { useTranslation } from '#i18n/use-translation.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import styles from './form-skeleton.module.css'

/** The layout of a form and its button while its rules are loading. */
export function FormSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('common')
  return (
    <Stack aria-busy="true" role="status" aria-label={t('state.loading')}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} shape="block" className={styles.bar} />
      ))}
    </Stack>
  )
}
