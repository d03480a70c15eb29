import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { agentKeys, type Downline } from '#api/agent/agent.ts'
import { findDownlineTransferByRequest, transferDownline } from '#api/money/wallet.ts'
import { withdrawalKeys, withdrawalQueries } from '#api/money/withdrawals.ts'
import { TransferSteps } from '#entities/transfer/transfer-steps.tsx'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'

/** A transfer to a direct downline, confirmed with the payment password. */
export default function TransferDownline({ downline }: { downline: Downline }) {
  const { t } = useTranslation('team')
  const { code } = useLanguage()
  const client = useQueryClient()
  const query = useQuery(withdrawalQueries.rules(useToken() ?? '', code))
  const { id } = downline
  const calls = useMemo(
    () => ({
      name: `transfer-downline-${id}`,
      send: (request: Omit<Parameters<typeof transferDownline>[0], 'receiverId'>) =>
        transferDownline({ ...request, receiverId: id }),
      ask: findDownlineTransferByRequest,
    }),
    [id],
  )
  return (
    <QueryBoundary query={query} waiting={<FormSkeleton rows={4} />}>
      {({ available, tied }) => (
        <TransferSteps
          label={t('downlines.transfer')}
          receiver={downline}
          available={available}
          tied={tied}
          calls={calls}
          onTransferred={() => {
            void client.invalidateQueries({ queryKey: agentKeys.all })
            void client.invalidateQueries({ queryKey: withdrawalKeys.all })
          }}
        />
      )}
    </QueryBoundary>
  )
}
