import { Gift } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Promotion } from '#api/offers/promotions.ts'
import { asApiError } from '#api/transport/error.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { AsOf } from '#patterns/as-of.tsx'
import { Block } from '#patterns/block.tsx'
import { QueryFailure } from '#patterns/query-boundary.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { ApplyAction } from '../components/apply-action.tsx'
import { CopyLink } from '../components/copy-link.tsx'
import { Picture } from '../components/picture.tsx'
import { SaferPlayNotice } from '../components/safer-play-notice.tsx'
import { TermsCard, TermsExample } from '../components/terms-card.tsx'
import { useOffer, useOfferNavigation } from '../hooks/use-offer.ts'
import { useStandings } from '../hooks/use-standings.ts'
import styles from './offer.module.css'

/** One promotion with its terms and a worked example; its address can be shared. */
export default function Offer({ id }: { id: number }) {
  const { t } = useTranslation(['promotions', 'common'])
  const query = useOffer(id)
  const { toList, toForm } = useOfferNavigation(id)
  const { isLoading, standingOf } = useStandings()
  // The query tracks fields that are read here, but not those that the dialog's content reads first.
  const { data: offer, error, dataUpdatedAt } = query
  return (
    <Dialog
      open
      inAddress
      onOpenChange={toList}
      size="lg"
      title={offer?.title ?? t('promotions:one')}
      description={offer?.summary}
      closeLabel={t('common:action.close')}
      footer={
        offer ? (
          <>
            <CopyLink id={id} />
            <Block>
              {isLoading ? null : (
                <ApplyAction offer={offer} standing={standingOf(id)} onApply={toForm} />
              )}
            </Block>
          </>
        ) : undefined
      }
    >
      {offer ? (
        <>
          <AsOf query={{ data: offer, error, dataUpdatedAt }} />
          <Block>
            <Details offer={offer} />
          </Block>
        </>
      ) : (
        <MissingOffer query={query} error={error} />
      )}
    </Dialog>
  )
}

function Details({ offer }: { offer: Promotion }) {
  const navigate = useNavigate()
  return (
    <Stack gap="5">
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
        <Block>
          <TermsCard offer={offer} />
        </Block>
        <Block>
          <TermsExample offer={offer} />
        </Block>
      </div>
      <SaferPlayNotice />
    </Stack>
  )
}

/** Still loading, failed, or withdrawn. */
function MissingOffer({
  query,
  error,
}: {
  query: ReturnType<typeof useOffer>
  error: Error | null
}) {
  const { t } = useTranslation(['promotions', 'common'])
  if (error && asApiError(error).status === 404)
    return <EmptyState icon={Gift} message={t('promotions:gone')} />
  const waiting = (
    <Stack gap="5" role="status" aria-busy="true" aria-label={t('common:state.loading')}>
      <Skeleton shape="live" />
      <Skeleton lines={4} />
      <Skeleton lines={5} />
    </Stack>
  )
  return <QueryFailure query={query} waiting={waiting} />
}
