import type { Contract } from '../../api/contracts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge/badge.tsx'

const VARIANTS = {
  OFFERED: 'info',
  ACTIVE: 'success',
  REJECTED: 'neutral',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
  TERMINATION_REQUESTED: 'warning',
  TERMINATED: 'neutral',
} as const satisfies Record<Contract['state'], string>

/** Where a contract is on its way (D-076). */
export function ContractBadge({ state }: Pick<Contract, 'state'>) {
  const { t } = useTranslation('contracts')
  return <Badge variant={VARIANTS[state]}>{t(`state.${state}`)}</Badge>
}
