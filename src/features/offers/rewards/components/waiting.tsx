import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import page from './page.module.css'
import styles from './waiting.module.css'

const CARDS = [1, 2, 3]

/** The geometry of what comes: a calendar below its card, or cards side by side. */
export function Waiting({ shape }: { shape: 'calendar' | 'cards' }) {
  const { t } = useTranslation('common')
  return (
    <section className={page.page} aria-busy="true" aria-label={t('state.loading')}>
      {shape === 'calendar' ? (
        <>
          <Skeleton className={styles.card} shape="block" />
          <Skeleton className={styles.month} shape="block" />
        </>
      ) : (
        <ul className={page.cards}>
          {CARDS.map((card) => (
            <li key={card}>
              <Skeleton className={styles.card} shape="block" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
