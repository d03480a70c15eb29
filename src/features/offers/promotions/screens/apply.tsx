import { useEffect } from 'react'
import { serverNow } from '#api/transport/server-time.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formDrafts } from '#session/drafts.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { ApplyForm } from '../components/apply-form.tsx'
import { TermsCard } from '../components/terms-card.tsx'
import { draftName } from '../hooks/use-apply.ts'
import { useOffer, useOfferNavigation } from '../hooks/use-offer.ts'
import { useStandings } from '../hooks/use-standings.ts'
import { mayApply } from '../model.ts'
import Offer from './offer.tsx'

/** The form to apply for a promotion; who cannot apply is shown the promotion itself. */
export default function Apply({ id }: { id: number }) {
  const { t } = useTranslation(['promotions', 'common'])
  const { role, pending } = useVisitor()
  const query = useOffer(id)
  const { toOffer } = useOfferNavigation(id)
  const { isLoading, standingOf } = useStandings()
  const standing = standingOf(id)
  const { application } = standing
  const token = useToken()
  const offer = query.data
  const applied = application !== null && !application.mayRetry

  // An application arrived although its answer did not: nothing is left to send.
  useEffect(() => {
    if (applied) formDrafts.drop(draftName(id))
  }, [applied, id])

  const blocked = offer && !mayApply({ ...standing, offer, role, now: serverNow() })
  const waits = pending || isLoading
  if (!waits && (query.error || blocked)) return <Offer id={id} />
  return (
    <Dialog
      open
      inAddress
      onOpenChange={toOffer}
      size="md"
      title={t('promotions:apply.title')}
      description={offer?.title ?? t('promotions:one')}
      closeLabel={t('common:action.close')}
    >
      {offer && !waits ? (
        <Stack gap="5">
          <TermsCard offer={offer} />
          {/* Another visitor gets another form. */}
          <ApplyForm key={token ?? ''} offer={offer} onApplied={toOffer} />
        </Stack>
      ) : (
        <Stack gap="5" role="status" aria-busy="true" aria-label={t('common:state.loading')}>
          <Skeleton lines={5} />
          <Skeleton lines={4} />
        </Stack>
      )}
    </Dialog>
  )
}
