import { useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { findUplineTransferByRequest, transferUpline, walletQueries } from '#api/money/wallet.ts'
import { TransferSteps } from '#entities/transfer/transfer-steps.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'

const CALLS = { name: 'transfer-upline', send: transferUpline, ask: findUplineTransferByRequest }

/** Money to the agent above, confirmed with the payment password. */
export default function TransferUpline() {
  const { t } = useTranslation('transfer')
  const token = useToken()
  const query = useQuery({ ...walletQueries.upline(token ?? ''), enabled: token !== null })
  return (
    <Page title={t('title')} lead={t('lead')}>
      <QueryBoundary query={query} waiting={<FormSkeleton rows={4} />}>
        {({ upline, available, tied }) =>
          upline ? (
            <TransferSteps
              label={t('title')}
              receiver={upline}
              available={available}
              tied={tied}
              calls={CALLS}
            />
          ) : (
            <EmptyState icon={UserRoundX} message={t('none')} />
          )
        }
      </QueryBoundary>
    </Page>
  )
}
