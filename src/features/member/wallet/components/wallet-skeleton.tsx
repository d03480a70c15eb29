import { useTranslation } from '#i18n/use-translation.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import figures from './figures.module.css'
import styles from './wallet-skeleton.module.css'

/** The figures of wallets while they are on the way. */
export function WalletSkeleton({ cards }: { cards: number }) {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-busy="true" aria-label={t('state.loading')} className={figures.figures}>
      {Array.from({ length: cards }, (_, card) => card).map((card) => (
        <Skeleton key={card} shape="block" className={styles.card} />
      ))}
    </div>
  )
}
