import { Link } from 'react-router'
import type { Promotion } from '#api/offers/promotions.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { cardLinkLook, cardLook } from '#ui/card/card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useOfferState } from '../hooks/use-offer-state.ts'
import { useTermsText } from '../hooks/use-terms-text.ts'
import { PROMOTIONS_SEARCH, type Standing } from '../model.ts'
import { CardAction } from './card-action.tsx'
import { Deadline } from './deadline.tsx'
import styles from './offer-card.module.css'
import { Picture } from './picture.tsx'
import { StatusBadge } from './status-badge.tsx'

interface OfferCardProps {
  offer: Promotion
  standing: Standing
  /** True while its state for the member is loading. */
  isLoading: boolean
  /** In view at first: its picture is loaded at once. */
  priority: boolean
}

/** One promotion in the list: kind, state, title, summary, the wagering, the last day, and one action. */
export function OfferCard({ offer, standing, isLoading, priority }: OfferCardProps) {
  const { t } = useTranslation('promotions')
  const { searchWith } = useSearchState(PROMOTIONS_SEARCH)
  const terms = useTermsText(offer.terms)
  const { eligibility, text, action } = useOfferState(offer, standing)
  const { application } = standing
  // That it has ended is said with the day.
  const reason = eligibility === 'Close' ? null : (application?.reason ?? text)
  return (
    <article
      data-ended={eligibility === 'Close'}
      {...cardLook({ interactive: true, padding: 'none', gap: '0', className: styles.card })}
    >
      <Picture offer={offer} priority={priority} />
      <div className={styles.content}>
        <Stack direction="row" gap="2" wrap>
          <Badge>{t(`type.${offer.type}`)}</Badge>
          {isLoading ? null : <StatusBadge of={eligibility} />}
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
        <p className={styles.wagering}>{terms.wagering}</p>
        <Deadline endAt={offer.endAt} />
        <div className={styles.action}>
          {isLoading ? (
            <>
              <Skeleton />
              <Skeleton shape="block" />
            </>
          ) : (
            <>
              {reason ? <p className={styles.reason}>{reason}</p> : null}
              <CardAction offer={offer} action={action} amount={application?.amount ?? null} />
            </>
          )}
        </div>
      </div>
    </article>
  )
}
