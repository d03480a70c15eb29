import type { PromotionApplication } from '../../../../api/promotions.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'

const VARIANTS = { PENDING: 'info', APPROVED: 'success', REJECTED: 'neutral' } as const

/** The state of an application. */
export function StateBadge({ state }: Pick<PromotionApplication, 'state'>) {
  const { t } = useTranslation('promotions')
  return <Badge variant={VARIANTS[state]}>{t(`state.${state}`)}</Badge>
}
