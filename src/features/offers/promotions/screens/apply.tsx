import type { Promotion } from '../../../../api/promotions.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { now } from '../../../../lib/clock.ts'
import { useToken } from '../../../../session/store.ts'
import { useVisitor } from '../../../../session/visitor.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { ApplyForm } from '../components/apply-form.tsx'
import { TermsCard } from '../components/terms-card.tsx'
import { useApplications } from '../hooks/use-applications.ts'
import { useApply } from '../hooks/use-apply.ts'
import { useOffer, useSteps } from '../hooks/use-offer.ts'
import { doorOf } from '../model.ts'
import styles from './offer.module.css'
import Offer from './offer.tsx'

/** D-090: applies for a promotion; whoever cannot is shown the promotion itself. */
export default function Apply({ id }: { id: number }) {
  const { t } = useTranslation(['promotions', 'common'])
  const { role, pending } = useVisitor()
  const query = useOffer(id)
  const steps = useSteps(id)
  const applications = useApplications()
  const token = useToken()
  const application = applications.find(({ promotionId }) => promotionId === id) ?? null
  const offer = query.data
  const barred = offer && doorOf({ offer, application, role, now: now() }) !== 'apply'
  if (!pending && (query.error || barred)) return <Offer id={id} />
  return (
    <Dialog
      open
      onOpenChange={steps.back}
      size="md"
      title={t('promotions:apply.title')}
      description={offer?.title ?? t('promotions:one')}
      closeLabel={t('common:action.close')}
    >
      {offer && !pending ? (
        <div className={styles.details}>
          <TermsCard offer={offer} />
          <Letter key={token ?? ''} offer={offer} onSent={steps.back} />
        </div>
      ) : (
        <section className={styles.details} aria-busy="true" aria-label={t('common:state.loading')}>
          <Skeleton lines={5} />
          <Skeleton lines={4} />
        </section>
      )}
    </Dialog>
  )
}

/** Another visitor, another form. */
function Letter({ offer, onSent }: { offer: Promotion; onSent: () => void }) {
  return <ApplyForm offer={offer} door={useApply(offer, onSent)} />
}
