import { CircleCheck, Gift } from 'lucide-react'
import type { PermissionConfig } from '#api/content/system.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { linkLook } from '#ui/link/link.tsx'
import { shortMoney } from '../short-money.ts'
import styles from './offer-part.module.css'

interface OfferPartProps {
  /** The most that it can be, a decimal amount. */
  bonus: string
  currency: PermissionConfig['currency']
}

/** The welcome bonus and its terms, next to the form or, on a phone, below it. */
export function OfferPart({ bonus, currency }: OfferPartProps) {
  const { t } = useTranslation('register')
  const terms = [t('offer.ask'), t('welcome.terms'), t('offer.free')]
  return (
    <section className={styles.offer} aria-label={t('offer.label')}>
      <span className={styles.medal}>
        <Icon of={Gift} size="lg" />
      </span>
      <p className={styles.headline}>
        <span>{t('offer.label')}</span>{' '}
        <strong>{t('offer.upTo', { amount: `${currency.symbol}${shortMoney(bonus)}` })}</strong>
      </p>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <Icon of={CircleCheck} size="sm" />
            <span>{term}</span>{' '}
          </li>
        ))}
      </ul>
      <a
        href={href('/help', null, { hash: 'wagering' })}
        target="_blank"
        rel="noopener"
        {...linkLook({ variant: 'standalone' })}
      >
        {t('welcome.termsLink')}
      </a>
    </section>
  )
}
