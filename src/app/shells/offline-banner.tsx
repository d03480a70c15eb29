import { WifiOff } from 'lucide-react'
import { useTranslation } from '#i18n/use-translation.ts'
import { OFFLINE_ID, useOnline } from '#patterns/use-online.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './offline-banner.module.css'

/** Shown while there is no network. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <div role="status">
      {online ? null : (
        <p id={OFFLINE_ID} className={styles.banner}>
          <Icon of={WifiOff} size="sm" />
          {t('state.offline')}
        </p>
      )}
    </div>
  )
}
