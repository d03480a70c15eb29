import { useTranslation } from '#i18n/use-translation.ts'
import { Badge } from '#ui/badge/badge.tsx'
import type { Eligibility } from '../model.ts'

const OPEN = ['success', 'status.Join'] as const
const REFUSED = ['neutral', 'status.refused'] as const

const BADGE_OF = {
  Join: OPEN,
  login: OPEN,
  trial: OPEN,
  deposit: OPEN,
  automatic: ['neutral', 'status.automatic'],
  Claim: ['brand', 'status.Claim'],
  Applying: ['info', 'status.Applying'],
  Process: ['info', 'status.Process'],
  Joined: ['success', 'status.Joined'],
  Issued: ['success', 'status.Issued'],
  Claimed: ['success', 'status.Claimed'],
  Rejected: ['neutral', 'status.Rejected'],
  Close: ['neutral', 'status.Close'],
  'coming soon': ['info', 'status.coming soon'],
  agent: REFUSED,
  'promotion.not.eligible': REFUSED,
  'promotion.new.members': REFUSED,
  'self.excluded': REFUSED,
  'promotion.not.today': ['neutral', 'status.notToday'],
  'promotion.already.applied': ['success', 'status.Joined'],
} as const satisfies Record<Eligibility, readonly [string, string]>

/** The status of a promotion for the reader. */
export function StatusBadge({ of }: { of: Eligibility }) {
  const { t } = useTranslation('promotions')
  const [variant, text] = BADGE_OF[of]
  return <Badge variant={variant}>{t(text)}</Badge>
}
