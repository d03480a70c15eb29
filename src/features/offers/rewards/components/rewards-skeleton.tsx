import { useTranslation } from '#i18n/use-translation.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import styles from './rewards-skeleton.module.css'

const CARDS = [1, 2, 3]

/** A calendar below its card, or cards side by side. */
export function RewardsSkeleton({ shape }: { shape: 'calendar' | 'cards' }) {
  const { t } = useTranslation('common')
  return (
    <Stack gap="5" role="status" aria-busy="true" aria-label={t('state.loading')}>
      {shape === 'calendar' ? (
        <>
          <Skeleton className={styles.card} shape="block" />
          <Skeleton className={styles.month} shape="block" />
        </>
      ) : (
        <ul {...stackLook({ direction: 'grid', gap: 'gutter' })}>
          {CARDS.map((card) => (
            <li key={card}>
              <Skeleton className={styles.card} shape="block" />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
