import { useTranslation } from '#i18n/use-translation.ts'
import { cardLook } from '#ui/card/card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import card from './offer-card.module.css'

const CARDS = [1, 2, 3, 4, 5, 6]

/** Placeholders of the size of the cards. */
export function OffersSkeleton() {
  const { t } = useTranslation('common')
  return (
    <section aria-busy="true" aria-label={t('state.loading')}>
      <ul {...stackLook({ direction: 'grid', gap: 'gutter' })}>
        {CARDS.map((one) => (
          <li key={one} {...cardLook({ padding: 'none', gap: '0' })}>
            <Skeleton shape="live" />
            <div className={card.content}>
              <Skeleton lines={2} />
              <Skeleton lines={3} />
              <Skeleton />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
