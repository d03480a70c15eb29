import { ArrowLeft, Maximize, Minimize, TrendingDown, TrendingUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { serverNow } from '#api/transport/server-time.ts'
import { signedMoney } from '#entities/wallet/use-money.ts'
import { formatClock } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { everySecond, formatElapsed, now } from '#lib/clock.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import type { FullScreen } from '../hooks/use-full-screen.ts'
import { toNetTrend } from '../model.ts'
import styles from './host-bar.module.css'

/** Even has no icon: a dash before 0.00 would read as a minus. */
const ICONS = { ahead: TrendingUp, behind: TrendingDown, even: null }

export interface HostBarProps {
  name: string
  demo: boolean
  symbol: string
  /** Epoch ms of this device at which the session began; null until that is known. */
  startedAt: number | null
  net: string
  rounds: number
  onExit: () => void
  fullScreen: FullScreen | null
}

/** The bar of a game: the time, the time spent and the net result. */
export function HostBar(props: HostBarProps) {
  const { t } = useTranslation('play')
  const standing = toNetTrend(props.net)
  const icon = ICONS[standing]
  const full = props.fullScreen
  const { overlay } = useMemberPages()
  return (
    <header className={styles.bar}>
      <IconButton of={ArrowLeft} label={t('exit')} directional onClick={props.onExit} />
      <div className={styles.title}>
        <h1 className={styles.name}>
          <bdi>{props.name}</bdi>
        </h1>
        {props.demo ? <Badge variant="new">{t('demo')}</Badge> : null}
      </div>
      <div className={styles.facts}>
        <Times startedAt={props.startedAt} />
        <p className={styles.fact} data-standing={standing}>
          <span className={styles.label}>{t('net')}</span>
          <span className={styles.value}>
            {icon ? <Icon of={icon} size="sm" /> : null}
            <bdi className="num">{signedMoney(props.net, props.symbol)}</bdi>
            <span className="visually-hidden">{t(`standing.${standing}`)}</span>
          </span>
        </p>
      </div>
      <div className={styles.end}>
        {props.demo ? null : (
          <Link {...overlay('depositv2')} {...buttonLook({ variant: 'deposit', size: 'sm' })}>
            {t('deposit')}
          </Link>
        )}
        {full ? (
          <IconButton
            of={full.on ? Minimize : Maximize}
            label={t(full.on ? 'fullScreenEnd' : 'fullScreen')}
            onClick={full.toggle}
          />
        ) : null}
      </div>
    </header>
  )
}

/** Clock and elapsed time; a screen reader can read them but is not interrupted by them. */
function Times({ startedAt }: Pick<HostBarProps, 'startedAt'>) {
  const { t } = useTranslation('play')
  const [at, setAt] = useState(now)
  useEffect(() => everySecond(setAt), [])
  return (
    <>
      <p className={styles.fact} data-kind="clock">
        <span className={styles.label}>{t('clock')}</span>
        <time className={`num ${styles.value}`}>{formatClock(serverNow())}</time>
      </p>
      <p className={styles.fact}>
        <span className={styles.label}>{t('elapsed')}</span>
        <time className={`num ${styles.value}`} role="timer" aria-live="off">
          {formatElapsed(startedAt === null ? 0 : at - startedAt)}
        </time>
      </p>
    </>
  )
}
