import { CircleUser, HeartHandshake } from 'lucide-react'
import { Link } from 'react-router'
import type { RewardRefusal } from '#api/offers/rewards.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { usePauseLine } from '#patterns/use-pause-text.ts'
import { useVisitor } from '#session/visitor.ts'
import { linkLook } from '#ui/link/link.tsx'
import { TextButton } from '#ui/link/text-button.tsx'
import { Notice } from './notice.tsx'

/** Explains why this account cannot claim rewards, and what it can do instead. */
export function BlockedNotice({ bar }: { bar: RewardRefusal | null }) {
  const { t } = useTranslation('rewards')
  const { isTrial } = useVisitor()
  const { open } = usePopup()
  const pause = usePauseLine()
  if (bar === null) return null
  const excluded = bar === 'SELF_EXCLUDED'
  return (
    <Notice icon={excluded ? HeartHandshake : CircleUser} label={t('blocked.label')}>
      {excluded
        ? `${pause ?? ''} ${t('blocked.excluded')}`.trim()
        : t(isTrial ? 'blocked.trial' : 'blocked.agent')}{' '}
      {excluded ? (
        <Link
          to={href('/help', null, { hash: 'self-exclusion' })}
          {...linkLook({ variant: 'standalone' })}
        >
          {t('blocked.support')}
        </Link>
      ) : null}
      {isTrial ? (
        <TextButton onClick={() => open('real-account')}>{t('blocked.register')}</TextButton>
      ) : null}
    </Notice>
  )
}
