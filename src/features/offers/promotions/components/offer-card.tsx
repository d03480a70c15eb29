import { Link } from 'react-router-dom'
import type { Promotion, PromotionApplication } from '#api/offers/promotions.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { cardLinkLook, cardLook } from '#ui/card/card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useTermsText } from '../hooks/use-terms-text.ts'
import { activityStatusOf, hasEnded, PROMOTIONS_SEARCH } from '../model.ts'
import { Deadline } from './deadline.tsx'
import styles from './offer-card.module.css'
import { Picture } from './picture.tsx'
import { StatusBadge } from './status-badge.tsx'

interface OfferCardProps {
  offer: Promotion
  application: PromotionApplication | null
  /** In view at first: its picture is loaded at once. */
  priority: boolean
}

/** One promotion in the list: kind, title, summary, the wagering and the last day. */
export function OfferCard({ offer, application, priority }: OfferCardProps) {
  const { t } = useTranslation('promotions')
  const { searchWith } = useSearchState(PROMOTIONS_SEARCH)
  const text = useTermsText(offer.terms)
  const status = activityStatusOf({ offer, application, now: serverNow() })
  return (
    <article
      data-ended={hasEnded(offer, serverNow())}
      {...cardLook({ interactive: true, padding: 'none', gap: '0', className: styles.card })}
    >
      <Picture offer={offer} priority={priority} />
      <div className={styles.content}>
        <Stack direction="row" gap="2" wrap>
          <Badge>{t(`type.${offer.type}`)}</Badge>
          {application || status === 'coming soon' ? <StatusBadge status={status} /> : null}
        </Stack>
        <h2 className={styles.title}>
          <Link
            to={{ search: searchWith({ id: offer.id, apply: false }) }}
            state={{ overlay: true }}
            preventScrollReset
            {...cardLinkLook()}
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
