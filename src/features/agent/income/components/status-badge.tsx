import type { IncomeStatus } from '#api/agent/agent-income.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Badge } from '#ui/badge/badge.tsx'

const TONES = { PENDING: 'info', APPROVED: 'warning', PAID: 'success' } as const

/** The payment status of income. */
export function StatusBadge({ status }: { status: IncomeStatus }) {
  const { t } = useTranslation('income')
  return <Badge variant={TONES[status]}>{t(`status.${status}`)}</Badge>
}
