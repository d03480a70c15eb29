import type { PromotionApplication } from '../../../../api/promotions.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'

const LOOK = { PENDING: 'info', APPROVED: 'success', REJECTED: 'neutral' } as const

/** How an application stands, in a word. */
export function StateBadge({ state }: Pick<PromotionApplication, 'state'>) {
  const { t } = useTranslation('promotions')
  return <Badge variant={LOOK[state]}>{t(`state.${state}`)}</Badge>
}
