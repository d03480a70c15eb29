import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import {
  analyticsChoiceAt,
  analyticsConsent,
  parseGtagId,
  useAnalyticsConsent,
} from '#patterns/analytics-consent.ts'
import { Switch } from '#ui/switch/switch.tsx'
import { consentStatus } from '../model.ts'

/** Whether this device may be measured, where anything is measured at all. */
export function AnalyticsConsent() {
  const { t } = useTranslation('privacy')
  const { choice } = useAnalyticsConsent()
  const config = useQuery(systemQueries.config()).data
  if (!parseGtagId(config?.analytics?.gtagId)) return <p>{t('analytics.none')}</p>
  const given = choice === 'yes'
  const at = analyticsChoiceAt()
  return (
    <Switch
      spread
      label={t('analytics.label')}
      hint={t(`when.${consentStatus(given, at)}`, { time: at === null ? '' : formatDateTime(at) })}
      checked={given}
      onChange={({ target }) => analyticsConsent.choose(target.checked ? 'yes' : 'no')}
    />
  )
}
