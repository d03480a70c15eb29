import { Megaphone, RefreshCw } from 'lucide-react'
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { PauseButton } from '#ui/carousel/carousel-controls.tsx'
import { useMotionGate } from '#ui/carousel/use-motion-gate.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './marquee.module.css'

const PX_PER_SECOND = 48

type Notice = { id: number; title: string }
type MarqueeProps = {
  /** Undefined while they are loading. */
  notices: readonly Notice[] | undefined
  failure?: { retry: () => void; retrying: boolean } | null
}

function Ticker({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation(['home', 'common'])
  const { search, hash } = useLocation()
  const { ref, playing, moving, reducedMotion, toggle, watch } = useMotionGate<HTMLDivElement>()
  const track = useRef<HTMLUListElement>(null)
  const [width, setWidth] = useState(0)
  const isStill = reducedMotion && !playing

  useEffect(() => {
    const element = track.current
    if (!element) return
    const sizes = new ResizeObserver(() => setWidth(element.offsetWidth))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])

  const style: CSSProperties & { '--marquee-time': string } = {
    '--marquee-time': `${Math.round((width / PX_PER_SECOND) * 1000)}ms`,
  }
  const linkTo = (own?: { notice: string }) => ({
    to: { search: withPopup(search, 'notices', own), hash },
    state: { overlay: true },
  })
  const row = (tabIndex?: -1) =>
    notices.map(({ id, title }) => (
      <li key={id} className={styles.notice}>
        <Link {...linkTo({ notice: String(id) })} dir="auto" tabIndex={tabIndex}>
          {title}
        </Link>
      </li>
    ))
  return (
    <>
      <div
        ref={ref}
        className={styles.window}
        data-moving={moving && width > 0}
        data-still={isStill}
        style={style}
        {...watch}
      >
        <ul ref={track} className={styles.track}>
          {row()}
        </ul>
        {isStill ? null : (
          // Hidden from screen readers, so it must not take the focus, not by a click either.
          <ul className={styles.track} aria-hidden="true" onMouseDown={(e) => e.preventDefault()}>
            {row(-1)}
          </ul>
        )}
      </div>
      <Link
        {...linkTo()}
        className={styles.action}
        aria-label={`${t('common:action.more')}: ${t('notices.label')}`}
      >
        {t('common:action.more')}
      </Link>
      <PauseButton
        playing={playing}
        pause={t('common:action.pause')}
        play={t('common:action.play')}
        onToggle={toggle}
      />
    </>
  )
}

function Failed({ retry, retrying }: NonNullable<MarqueeProps['failure']>) {
  const { t } = useTranslation(['home', 'common'])
  const ref = useRef<HTMLButtonElement>(null)
  useFocusHandOver(ref)
  return (
    <>
      <p className={styles.text} role="status">
        {t('notices.failed')}
      </p>
      <button
        ref={ref}
        type="button"
        className={styles.action}
        aria-disabled={retrying || undefined}
        onClick={retrying ? undefined : retry}
      >
        <Icon of={RefreshCw} size="sm" />
        {t('common:action.retry')}
      </button>
    </>
  )
}

/** The player notices as one scrolling line, which can be paused. */
export const Marquee = memo(function Marquee({ notices, failure }: MarqueeProps) {
  const { t } = useTranslation(['home', 'common'])
  return (
    <section className={styles.marquee} aria-label={t('notices.label')}>
      <Icon className={styles.icon} of={Megaphone} size="sm" />
      {failure ? <Failed {...failure} /> : null}
      {!failure && notices && notices.length > 0 ? <Ticker notices={notices} /> : null}
      {!failure && notices?.length === 0 ? (
        <p className={styles.text}>{t('notices.none')}</p>
      ) : null}
    </section>
  )
})
