import { useQuery } from '@tanstack/react-query'
import { FileCheck } from 'lucide-react'
import { type ContractKind, contractQueries } from '#api/agent/contracts.ts'
import { ContractDetail } from '#entities/contract/contract-detail.tsx'
import { CONTRACT_KINDS, getPendingKinds } from '#entities/contract/kinds.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'

const ANSWERS = ['ACCEPT', 'ACCEPT_TERMINATION']

/** The contracts that wait for the member's answer; later is an answer too. */
export default function WaitingContracts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['contracts', 'common'])
  const token = useToken() ?? ''
  const query = useQuery(contractQueries.consolidated(token))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t('contracts:waiting.title')}
      description={t('contracts:waiting.intro')}
      closeLabel={t('common:action.close')}
      footer={<Button onClick={onClose}>{t('contracts:waiting.later')}</Button>}
    >
      <QueryBoundary query={query} waiting={<Skeleton lines={6} />}>
        {(codes) => {
          const kinds = CONTRACT_KINDS.filter((kind) => getPendingKinds(codes).includes(kind))
          return kinds.length === 0 ? (
            <EmptyState icon={FileCheck} message={t('contracts:waiting.none')} />
          ) : (
            <Stack gap="5">
              {kinds.map((kind) => (
                <Waiting key={kind} kind={kind} token={token} />
              ))}
            </Stack>
          )
        }}
      </QueryBoundary>
    </Dialog>
  )
}

function Waiting({ kind, token }: { kind: ContractKind; token: string }) {
  const { t } = useTranslation('contracts')
  const query = useQuery(contractQueries.list(token, kind))
  return (
    <QueryBoundary query={query} waiting={<Skeleton lines={6} />}>
      {({ list, endsWhen }) => (
        <>
          {list
            .filter(({ steps }) => steps.some((step) => ANSWERS.includes(step)))
            .map((contract) => (
              <Stack key={contract.id} gap="3">
                <h3>{t(`from.${kind}`, { account: contract.other.account })}</h3>
                <ContractDetail contract={contract} endsWhen={endsWhen} readOnly={false} />
              </Stack>
            ))}
        </>
      )}
    </QueryBoundary>
  )
}
