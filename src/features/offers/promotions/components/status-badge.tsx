import { useTranslation } from '#i18n/use-translation.ts'
import { Badge } from '#ui/badge/badge.tsx'
import type { ActivityStatus } from '../model.ts'

const VARIANTS = {
  Join: 'neutral',
  Claim: 'brand',
  Applying: 'info',
  Process: 'info',
  Joined: 'success',
  Issued: 'success',
  Claimed: 'success',
  Rejected: 'neutral',
  Close: 'neutral',
  'coming soon': 'info',
} as const satisfies Record<ActivityStatus, string>

/** The status of a promotion for the reader. */
export function StatusBadge({ status }: { status: ActivityStatus }) {
  const { t } = useTranslation('promotions')
  return <Badge variant={VARIANTS[status]}>{t(`status.${status}`)}</Badge>
}
