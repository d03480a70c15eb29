import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import page from '../screens/promotions.module.css'
import card from './offer-card.module.css'
import styles from './offers-waiting.module.css'

const CARDS = [1, 2, 3, 4, 5, 6]

/** The cards' own geometry before there are any. */
export function OffersWaiting() {
  const { t } = useTranslation('common')
  return (
    <section aria-busy="true" aria-label={t('state.loading')}>
      <ul className={page.cards}>
        {CARDS.map((one) => (
          <li key={one}>
            <div className={card.card}>
              <Skeleton shape="live" />
              <div className={styles.words}>
                <Skeleton lines={2} />
                <Skeleton lines={3} />
                <Skeleton />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
