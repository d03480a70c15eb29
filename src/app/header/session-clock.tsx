import { Clock, Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { serverNow } from '#api/transport/server-time.ts'
import { formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { everySecond, formatElapsed, now } from '#lib/clock.ts'
import { session } from '#session/store.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './session-clock.module.css'

/** The start of this session, epoch ms; stored on first use and cleared with the session. */
function sessionStart(): number {
  const kept = session.get('since')
  // If the device's clock was set back, a start in the future is ignored.
  if (kept !== null && kept <= now()) return kept
  const at = now()
  session.set('since', at)
  return at
}

/** The time of day and the time since the login. Screen readers do not announce each tick. */
export function SessionClock() {
  const { t } = useTranslation('shell')
  const [at, setAt] = useState(now)
  const [since, setSince] = useState(at)
  useEffect(() => {
    setSince(sessionStart())
    return everySecond(setAt)
  }, [])
  return (
    <div className={styles.times}>
      <div className={styles.line} title={t('header.clock')}>
        <Icon of={Clock} size="sm" />
        <span className="visually-hidden">{t('header.clock')}</span>
        <time className="num">{formatTime(serverNow())}</time>
      </div>
      <div className={styles.line} title={t('header.elapsed')}>
        <Icon of={Hourglass} size="sm" />
        <span className="visually-hidden">{t('header.elapsed')}</span>
        <time className="num" role="timer" aria-live="off">
          {formatElapsed(at - since)}
        </time>
      </div>
    </div>
  )
}
