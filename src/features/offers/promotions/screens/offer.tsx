import { Gift } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { asApiError } from '../../../../api/error.ts'
import type { Promotion } from '../../../../api/promotions.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { RichText } from '../../../../ui/rich-text/rich-text.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { CopyLink } from '../components/copy-link.tsx'
import { Door } from '../components/door.tsx'
import { Picture } from '../components/picture.tsx'
import { SaferNote } from '../components/safer-note.tsx'
import { TermsCard, TermsExample } from '../components/terms-card.tsx'
import { useApplications } from '../hooks/use-applications.ts'
import { useOffer, useSteps } from '../hooks/use-offer.ts'
import styles from './offer.module.css'

/** F-28, D-049: one promotion with its terms worked out; its address can be sent on. */
export default function Offer({ id }: { id: number }) {
  const { t } = useTranslation(['promotions', 'common'])
  const query = useOffer(id)
  const steps = useSteps(id)
  const applications = useApplications()
  const application = applications.find(({ promotionId }) => promotionId === id) ?? null
  // Both are read here: what only the dialog's inside reads is read too late to be followed.
  const { data: offer, error } = query
  return (
    <Dialog
      open
      onOpenChange={steps.close}
      size="lg"
      title={offer?.title ?? t('promotions:one')}
      description={offer?.summary}
      closeLabel={t('common:action.close')}
      footer={
        offer ? (
          <>
            <CopyLink id={id} />
            <Door offer={offer} application={application} onApply={steps.apply} />
          </>
        ) : undefined
      }
    >
      {offer ? <Details offer={offer} /> : <NoOffer query={query} error={error} />}
    </Dialog>
  )
}

function Details({ offer }: { offer: Promotion }) {
  const navigate = useNavigate()
  return (
    <div className={styles.details}>
      <div className={styles.picture}>
        <Picture offer={offer} priority wide />
      </div>
      <RichText
        html={offer.content}
        level={2}
        dir="auto"
        onNavigate={(href) => navigate(href, { replace: true })}
      />
      <div className={styles.cards}>
        <TermsCard offer={offer} />
        <TermsExample offer={offer} />
      </div>
      <SaferNote />
    </div>
  )
}

/** Not here yet, not to be had, or not at all. */
function NoOffer({ query, error }: { query: ReturnType<typeof useOffer>; error: Error | null }) {
  const { t } = useTranslation(['promotions', 'common'])
  if (error && asApiError(error).status === 404)
    return <EmptyState icon={Gift} message={t('promotions:gone')} />
  const waiting = (
    <section className={styles.details} aria-busy="true" aria-label={t('common:state.loading')}>
      <Skeleton shape="live" />
      <Skeleton lines={4} />
      <Skeleton lines={5} />
    </section>
  )
  return <Failure query={query} waiting={waiting} />
}
