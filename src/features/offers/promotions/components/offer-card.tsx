import { Link, useLocation } from 'react-router-dom'
import type { Promotion, PromotionApplication } from '../../../../api/promotions.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { now } from '../../../../lib/clock.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { useTermsText } from '../hooks/use-terms-text.ts'
import { hasEnded, withPlace } from '../model.ts'
import { Deadline } from './deadline.tsx'
import styles from './offer-card.module.css'
import { Picture } from './picture.tsx'
import { StateBadge } from './state-badge.tsx'

interface OfferCardProps {
  offer: Promotion
  application: PromotionApplication | null
  /** Of the first view: its picture comes at once. */
  priority: boolean
}

/** One promotion in the list: kind, title, a sentence, the conditions that matter most, the last day. */
export function OfferCard({ offer, application, priority }: OfferCardProps) {
  const { t } = useTranslation('promotions')
  const { search } = useLocation()
  const text = useTermsText(offer.terms)
  const ended = hasEnded(offer, now())
  return (
    <article className={styles.card} data-ended={ended}>
      <Picture offer={offer} priority={priority} />
      <div className={styles.words}>
        <p className={styles.marks}>
          <Badge>{t(`type.${offer.type}`)}</Badge>
          {application ? <StateBadge state={application.state} /> : null}
        </p>
        <h2 className={styles.title}>
          <Link
            className={styles.link}
            to={{ search: withPlace(search, { id: offer.id }) }}
            state={{ overlay: true }}
            preventScrollReset
          >
            <span dir="auto">{offer.title}</span>
          </Link>
        </h2>
        <p className={styles.summary} dir="auto">
          {offer.summary}
        </p>
        <p className={styles.wagering}>{text.wagering}</p>
        <Deadline endAt={offer.endAt} />
      </div>
    </article>
  )
}
