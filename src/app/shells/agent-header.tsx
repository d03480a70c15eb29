import { Clock3, Eye, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverNow } from '#api/transport/server-time.ts'
import { formatClock } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { gmtLabel } from '#lib/clock.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { READ_ONLY_ID } from '#patterns/use-online.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { useMedia } from '#ui/base/use-media.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import styles from './agent-header.module.css'
import { useClock } from './use-clock.ts'

interface AgentHeaderProps {
  name: string
  /** The merchant's time zone; that of the device while it is loading. */
  timeZone: string | undefined
  /** The account is read-only, and the header says so. */
  readOnly?: boolean
  /** The balance. */
  children?: ReactNode
}

/** The account, the time in the merchant's zone, and signing out. */
export function AgentHeader({ name, timeZone, readOnly = false, children }: AgentHeaderProps) {
  const { t } = useTranslation(['agent', 'common'])
  const { open } = usePopup()
  const wide = useMedia('(width >= 768px)')
  const named = useMedia('(width >= 480px)')
  return (
    <header className={styles.header}>
      <p className={styles.brand}>
        <img src="/brand/mark.svg" alt="" width={28} height={28} />
        {t('common:brand')}
      </p>
      <ZoneClock timeZone={timeZone} />
      <div className={styles.end}>
        {readOnly ? (
          <p id={READ_ONLY_ID} className={styles.readOnly}>
            <Icon of={Eye} size="sm" />
            {t('agent:readOnly')}
          </p>
        ) : null}
        {children}
        <span className={styles.account}>
          <Avatar name={name} size="sm" decorative />
          <bdi className={named ? styles.name : 'visually-hidden'}>{name}</bdi>
        </span>
        {wide ? (
          <Button startIcon={LogOut} onClick={() => open('logout')}>
            {t('agent:signOut')}
          </Button>
        ) : (
          <IconButton of={LogOut} label={t('agent:signOut')} onClick={() => open('logout')} />
        )}
      </div>
    </header>
  )
}

/** A screen reader gets the zone only. It could never finish reading digits that change every second. */
function ZoneClock({ timeZone }: Pick<AgentHeaderProps, 'timeZone'>) {
  const { t } = useTranslation('agent')
  const at = useClock()
  const zone = gmtLabel(serverNow(), timeZone)
  return (
    <div className={styles.clock}>
      <Icon of={Clock3} size="sm" />
      <span className="visually-hidden">{t('time')}</span>
      <span className={styles.zone}>{zone}</span>
      <span className={styles.time} aria-hidden="true">
        {formatClock(at, timeZone)}
      </span>
    </div>
  )
}
