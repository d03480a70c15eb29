import { Clock3, LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import { serverNow } from '../../../../api/server-time.ts'
import { formatClock } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { gmtLabel } from '../../../../lib/clock.ts'
import { href } from '../../../../patterns/routing/href.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { Button, buttonLook } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useClock } from '../hooks/use-clock.ts'
import styles from './agent-header.module.css'

interface AgentHeaderProps {
  name: string
  /** The merchant's zone; the device's while it is loading. */
  timeZone: string | undefined
}

/** AGT-17..20: the account, the time in the merchant's zone, and signing out. */
export function AgentHeader({ name, timeZone }: AgentHeaderProps) {
  const { t } = useTranslation(['pages', 'common'])
  const { open } = usePopup()
  return (
    <header className={styles.header}>
      <p className={styles.brand}>
        <img src="/brand/mark.svg" alt="" width={28} height={28} />
        {t('common:brand')}
      </p>
      <ZoneClock timeZone={timeZone} />
      <div className={styles.end}>
        <span className={styles.account}>
          <Avatar name={name} size="sm" decorative />
          <bdi className={styles.name}>{name}</bdi>
        </span>
        <Link to={href('/')} {...buttonLook({ variant: 'ghost' })}>
          {t('pages:agentHome.player')}
        </Link>
        <Button startIcon={LogOut} onClick={() => open('logout')}>
          {t('pages:agentHome.signOut')}
        </Button>
      </div>
    </header>
  )
}

/** A screen reader gets the zone only: digits that change every second would never be read to the end. */
function ZoneClock({ timeZone }: Pick<AgentHeaderProps, 'timeZone'>) {
  const { t } = useTranslation('pages')
  const at = useClock()
  const zone = gmtLabel(serverNow(), timeZone)
  return (
    <div className={styles.clock}>
      <Icon of={Clock3} size="sm" />
      <span className="visually-hidden">{t('agentHome.time')}</span>
      <span className={styles.zone}>{zone}</span>
      <span className={styles.time} aria-hidden="true">
        {formatClock(at, timeZone)}
      </span>
    </div>
  )
}
