import type { Contract } from '#api/agent/contracts.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Badge } from '#ui/badge/badge.tsx'

const VARIANTS = {
  OFFERED: 'info',
  ACTIVE: 'success',
  REJECTED: 'neutral',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
  TERMINATION_REQUESTED: 'warning',
  TERMINATED: 'neutral',
} as const satisfies Record<Contract['state'], string>

/** The state of a contract, and whether its payer has due payments (ADR 0058). */
export function ContractBadge({ state, due }: Pick<Contract, 'state' | 'due'>) {
  const { t } = useTranslation('contracts')
  return (
    <>
      <Badge variant={VARIANTS[state]}>{t(`state.${state}`)}</Badge>{' '}
      {due === '0.00' ? null : <Badge variant="warning">{t('due.badge')}</Badge>}
    </>
  )
}
