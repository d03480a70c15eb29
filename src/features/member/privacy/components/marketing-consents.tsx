import { Link } from 'react-router'
import type { Consent } from '#api/member/privacy.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { usePauseLine } from '#patterns/use-pause-text.ts'
import { linkLook } from '#ui/link/link.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useConsent } from '../hooks/use-consent.ts'
import { consentStatus, isMarketingConsent } from '../model.ts'

interface MarketingConsentsProps {
  consents: readonly Consent[]
  blocked: boolean
}

/** Offers by each way, off until allowed; by product they are chosen under the notifications. */
export function MarketingConsents({ consents, blocked }: MarketingConsentsProps) {
  const { t } = useTranslation('privacy')
  const { link } = useMemberPages()
  const { choose, pending } = useConsent()
  const pause = usePauseLine()
  const blockId = useWriteBlockId()
  return (
    <Stack gap="3">
      <p>
        {blocked ? pause : null} {t(blocked ? 'marketing.blocked' : 'marketing.text')}
      </p>
      {consents.filter(isMarketingConsent).map(({ kind, given, at }) => (
        <Switch
          key={kind}
          spread
          label={t(`marketing.${kind}`)}
          hint={t(`when.${consentStatus(given, at)}`, {
            time: at === null ? '' : formatDateTime(at),
          })}
          checked={pending?.kind === kind ? pending.given : given}
          disabled={blocked || pending !== null || blockId !== undefined}
          aria-describedby={blockId}
          onChange={({ target }) => choose({ kind, given: target.checked })}
        />
      ))}
      <p>
        <Link {...link('notifications')} {...linkLook({})}>
          {t('marketing.byProduct')}
        </Link>
      </p>
    </Stack>
  )
}
